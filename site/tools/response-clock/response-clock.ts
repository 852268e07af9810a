import { dayMinutes, instantAt, minute, wallMinutes } from './wall-clock.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** When staff work. Public holidays are not known. */
export interface StaffedHours {
  days: readonly (typeof weekdays)[number][];
  /** 24-hour local time: '08:30'. */
  opens: string;
  closes: string;
  timeZone: string;
}

/** One day's staffed hours, in milliseconds since 1970 UTC. */
export interface Shift {
  opens: number;
  closes: number;
}

interface ResponseTimes {
  /** When the clock starts: the instant of the ticket, or the next opening. */
  starts: number;
  /** When a technician has started, at the latest. */
  response: number;
  /** When people can work again, at the latest. */
  resolution: number;
}

/** Targets, in staffed minutes. */
export interface TargetMinutes {
  response: number;
  resolution: number;
}

/**
 * When a ticket is answered and when it should be solved, if its clock stands still outside staffed
 * hours. All instants are milliseconds since 1970 UTC.
 * @throws RangeError when the hours leave no time to work in.
 */
export function responseClock(
  raised: number,
  targets: TargetMinutes,
  staffed: StaffedHours,
): ResponseTimes {
  return {
    starts: afterStaffed(raised, 0, staffed),
    response: afterStaffed(raised, targets.response, staffed),
    resolution: afterStaffed(raised, targets.resolution, staffed),
  };
}

/** Staffed minutes of one day. */
export function shiftMinutes({ opens, closes }: Pick<StaffedHours, 'opens' | 'closes'>): number {
  return minuteOfDay(closes) - minuteOfDay(opens);
}

/** Minutes since midnight, of '08:30'. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The days on which staff work, from that of an instant on: open hours that end after it. */
export function* shiftsFrom(instant: number, staffed: StaffedHours): Generator<Shift> {
  const today = Math.floor(wallMinutes(instant, staffed.timeZone) / dayMinutes);
  for (let day = today; day < today + longestDays; day++) {
    if (!staffed.days.includes(weekdayOf(day))) continue;
    const at = (time: string) => instantAt(day * dayMinutes + minuteOfDay(time), staffed.timeZone);
    const shift = { opens: at(staffed.opens), closes: at(staffed.closes) };
    if (shift.closes > instant && shift.closes > shift.opens) yield shift;
  }
}

/** Days after which no target can end: hours that are never reached must not be looked for forever. */
const longestDays = 100;

/** 1 January 1970 was a Thursday. */
const firstWeekday = 4;

/** The weekday of a day that is counted from 1970. */
export function weekdayOf(day: number): (typeof weekdays)[number] {
  return weekdays[(day + firstWeekday) % 7] ?? 'Sunday';
}

function afterStaffed(from: number, minutes: number, staffed: StaffedHours): number {
  let left = minutes * minute;
  for (const { opens, closes } of shiftsFrom(from, staffed)) {
    const start = Math.max(from, opens);
    if (left <= closes - start) return start + left;
    left -= closes - start;
  }
  throw new RangeError(`No time to work in within ${longestDays} days`);
}
