/** Milliseconds of a minute, and minutes of a day on a clock that nobody changes. */
export const minute = 60_000;
export const dayMinutes = 24 * 60;

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * What the clock on the wall shows, as minutes since 1970 began there: midnight is a multiple of a
 * day, whatever daylight saving does to the hours between.
 * @param instant Milliseconds since 1970 UTC.
 * @param timeZone 'Australia/Sydney'.
 */
export function wallMinutes(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) / minute;
}

/**
 * When the clock on the wall shows this. A reading that the clock skips or repeats at a change of
 * daylight saving gives one of the instants at most an hour away.
 */
export function instantAt(wall: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallMinutes(instant, timeZone) * minute - instant;
  const guess = wall * minute;
  return guess - offsetAt(guess - offsetAt(guess));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One for each zone: creating it takes longer than all readings of one result. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** 1 January 1970 was a Thursday. */
const firstWeekday = 4;

/** The weekday of a day that is counted from 1970. */
export function weekdayOf(day: number): Weekday {
  return weekdays[(day + firstWeekday) % 7] ?? 'Sunday';
}

/** A date, '2027-03-26', as a day that is counted from 1970; not a number if there is no such day. */
export function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00Z`) / (dayMinutes * minute);
  return dateOf(day) === date ? day : Number.NaN;
}

/** The date of a day that is counted from 1970: '2027-03-26'. */
export function dateOf(day: number): string | undefined {
  if (!Number.isInteger(day)) return undefined;
  return new Date(day * dayMinutes * minute).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Minutes since midnight, of '08:30'. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as the site writes them: '8:30AM'. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${rest}${hours < 12 ? 'AM' : 'PM'}`;
}
