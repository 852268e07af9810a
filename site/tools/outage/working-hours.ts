import { company } from '../../../content/company.ts';
import { minuteOfDay, type Weekday, weekdays } from '../../../content/model/hours/wall-clock.ts';

const [hour, day] = [3600, 24 * 3600];

const { days, opens, closes } = company.openingHours;

/** A working day, in seconds from its midnight. */
const shift = { opens: minuteOfDay(opens) * 60, closes: minuteOfDay(closes) * 60 };

/** An instant of the week in which a system fails, in seconds from the Sunday that begins it. */
export const secondsOf = (weekday: Weekday, minutes: number) =>
  weekdays.indexOf(weekday) * day + minutes * 60;

/**
 * The working hours between two instants of a calendar without public holidays, to the hundredth. Instants are in seconds from
 * a Sunday's midnight, also negative ones.
 */
export function workingHours(from: number, to: number): number {
  let worked = 0;
  for (let at = Math.floor(from / day); at * day < to; at++) {
    if (!isWorkday(at)) continue;
    const [start, end] = [at * day + shift.opens, at * day + shift.closes];
    worked += Math.max(0, Math.min(to, end) - Math.max(from, start));
  }
  return Math.round((worked / hour) * 100) / 100;
}

function isWorkday(at: number): boolean {
  const inWeek = ((at % weekdays.length) + weekdays.length) % weekdays.length;
  return days.some((weekday) => weekday === weekdays[inWeek]);
}
