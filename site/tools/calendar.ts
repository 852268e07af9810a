import {
  dateOf,
  dayMinutes,
  dayOf,
  minute,
  weekdayOf,
} from '../../content/model/hours/wall-clock.ts';

/** Written out: the browser's own formatter takes longer to create than a tool may hold a phone. */
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What is outside has a year that is still being typed. */
const dates = { first: '2020-01-01', last: '2099-12-31' } as const;

/** A day as a field for dates gives it, '2027-07-01', counted from 1970; nothing if there is no such day. */
export function readDay(date: string): number | undefined {
  const day = dayOf(date);
  // Dates of this form are in order as text is.
  return day && date >= dates.first && date <= dates.last ? day : undefined;
}

function partsOf(day: number) {
  const [year = 0, month = 0, date = 0] = (dateOf(day) ?? '').split('-').map(Number);
  const name = months[month - 1] ?? '';
  return { year, month: name.slice(0, 3), inFull: `${date} ${name}`, date };
}

/** The same date so many months later; in a shorter month, its last day. */
export function addMonths(day: number, count: number): number {
  const at = new Date(day * dayMinutes * minute);
  const dayIn = (month: number, date: number) =>
    Date.UTC(at.getUTCFullYear(), month, date) / (dayMinutes * minute);
  const month = at.getUTCMonth() + count;
  return Math.min(dayIn(month, at.getUTCDate()), dayIn(month + 1, 0));
}

/** 'Jul 2027' */
export function monthInWords(day: number): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** 'Thu 1 Jul' */
export function dayInWords(day: number): string {
  const { month, date } = partsOf(day);
  return `${weekdayOf(day).slice(0, 3)} ${date} ${month}`;
}

/** '1 July' */
export const dayAndMonth = (day: number) => partsOf(day).inFull;

/** '1 July 2027' */
export const dateInFull = (day: number) => `${dayAndMonth(day)} ${partsOf(day).year}`;

/** 'Thu 1 Jul 2027' */
export const dateInWords = (day: number) => `${dayInWords(day)} ${partsOf(day).year}`;
