import { isMonth, positionOf } from '../../content/times.ts';

/** '10AM', 'Noon', '12:40PM', 'Dec' */
export function timeInWords(time: string): string {
  if (isMonth(time)) return monthInWords(positionOf(time));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0) return hourInWords(hours);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'AM' : 'PM'}`;
}

/** The name of a diamond of a timeline that begins at this time. */
export const unitInWords = (start: string, value: number) =>
  isMonth(start) ? monthInWords(value) : hourInWords(value);

function hourInWords(hour: number): string {
  if (hour === 12) return 'Noon';
  return `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Sep': in Australian English JavaScript writes four letters. */
const monthInWords = (months: number) =>
  new Date(Date.UTC(2000, months % 12)).toLocaleString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  });

/** '80 minutes to spare', '3 months to spare' */
export function spareInWords(from: string, to: string): string {
  const spare = positionOf(to) - positionOf(from);
  const minutes = Math.round(spare * 60);
  if (isMonth(from)) return `${count(spare, 'month')} to spare`;
  return `${minutes < 120 || minutes % 60 ? count(minutes, 'minute') : count(minutes / 60, 'hour')} to spare`;
}

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`;
