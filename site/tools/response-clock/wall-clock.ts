/** Milliseconds of a minute, and minutes of a day on a clock that nobody changes. */
export const minute = 60_000;
export const dayMinutes = 24 * 60;

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
