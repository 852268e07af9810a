import {
  dateOf,
  dayMinutes,
  instantAt,
  minute,
  minuteOfDay,
  type Weekday,
  wallMinutes,
  weekdayOf,
} from './wall-clock.ts';

/** When staff work. */
export interface StaffedHours {
  days: readonly Weekday[];
  /** 24-hour local time: '08:30'. */
  opens: string;
  closes: string;
  timeZone: string;
  /** Days on which nobody works, by date, with their names: '2027-03-26' is 'Good Friday'. */
  holidays: Readonly<Record<string, string>>;
}

/** One day's staffed hours, in milliseconds since 1970 UTC. */
export interface Shift {
  opens: number;
  closes: number;
}

/**
 * The instant at which so many staffed minutes have passed; with none, the instant itself or the next opening.
 * @param from Milliseconds since 1970 UTC, as the result.
 * @throws RangeError when the hours leave no time to work in.
 */
export function afterStaffed(from: number, minutes: number, staffed: StaffedHours): number {
  let left = minutes * minute;
  for (const { opens, closes } of shiftsFrom(from, staffed)) {
    const start = Math.max(from, opens);
    if (left <= closes - start) return start + left;
    left -= closes - start;
  }
  throw new RangeError(`No time to work in within ${longestDays} days`);
}

/** Staffed minutes between two instants; below zero when the second comes before the first. */
export function staffedBetween(from: number, to: number, staffed: StaffedHours): number {
  if (to < from) return -staffedBetween(to, from, staffed);
  let passed = 0;
  // From shift to shift, because a row of them ends after `longestDays`.
  for (let at = from; at < to; ) {
    const [shift] = shiftsFrom(at, staffed);
    if (!shift || shift.opens >= to) break;
    passed += Math.min(to, shift.closes) - Math.max(at, shift.opens);
    at = shift.closes;
  }
  return passed / minute;
}

/** Whether staff work on the day of an instant. */
export function worksOn(instant: number, staffed: StaffedHours): boolean {
  return isStaffed(dayIn(instant, staffed), staffed);
}

/** Staffed minutes of one day. */
export function shiftMinutes({ opens, closes }: Pick<StaffedHours, 'opens' | 'closes'>): number {
  return minuteOfDay(closes) - minuteOfDay(opens);
}

/** Days after which nothing can end: hours that are never reached must not be looked for forever. */
const longestDays = 100;

/** The days on which staff work, from that of an instant on: open hours that end after it. */
export function* shiftsFrom(instant: number, staffed: StaffedHours): Generator<Shift> {
  const today = dayIn(instant, staffed);
  for (let day = today; day < today + longestDays; day++) {
    if (!isStaffed(day, staffed)) continue;
    const at = (time: string) => instantAt(day * dayMinutes + minuteOfDay(time), staffed.timeZone);
    const shift = { opens: at(staffed.opens), closes: at(staffed.closes) };
    if (shift.closes > instant && shift.closes > shift.opens) yield shift;
  }
}

/** The names of the holidays from one instant to another on which staff would work otherwise. */
export function holidaysWithin(from: number, to: number, staffed: StaffedHours): readonly string[] {
  const names: string[] = [];
  for (let day = dayIn(from, staffed); day <= dayIn(to, staffed); day++) {
    const name = holidayOn(day, staffed);
    if (name !== undefined && isWorkday(day, staffed)) names.push(name);
  }
  return names;
}

/** The day of an instant, counted from 1970. */
const dayIn = (instant: number, { timeZone }: StaffedHours) =>
  Math.floor(wallMinutes(instant, timeZone) / dayMinutes);

const isStaffed = (day: number, staffed: StaffedHours) =>
  isWorkday(day, staffed) && holidayOn(day, staffed) === undefined;

const isWorkday = (day: number, { days }: StaffedHours) => days.includes(weekdayOf(day));

const holidayOn = (day: number, { holidays }: StaffedHours) => holidays[dateOf(day) ?? ''];
