import {
  dayMinutes,
  dayOf,
  instantAt,
  wallMinutes,
  weekdayOf,
  weekdays,
} from '../content/model/hours/wall-clock.ts';

/** The hour at which staff begin to read, in minutes since midnight. */
const morning = 8 * 60;

/** Time as staff read it: that of their office. All instants are milliseconds since 1970 UTC. */
export interface OfficeTime {
  /** What people call it: 'Sydney time'. */
  name: string;
  /** Where the office is: 'Sydney'. */
  city: string;
  /** 'Sunday, 15 March 2026 at 2:09 am' */
  inWords(instant: number): string;
  /** 'Sunday, 15 March 2026' */
  dayInWords(instant: number): string;
  /** '2026-11-22 18:05 AEDT', which sorts. */
  stamp(instant: number): string;
  /** When a day, '2026-11-22', begins; `undefined` if it is none. */
  midnight(day: string): number | undefined;
  /** The day of an instant on the office's calendar, counted from 1970. */
  dayOf(instant: number): number;
  /** When such a day begins. */
  startOf(day: number): number;
  /** The last eight o'clock that is not later than `now`. */
  lastMorning(now: number): number;
  /** The last Monday's eight o'clock that is not later than `now`. */
  lastMonday(now: number): number;
  /** The last week, from Monday's midnight to the next, that was over at `instant`: 167 to 169 hours. */
  weekBefore(instant: number): Week;
}

/** Milliseconds since 1970; `to` belongs to the next week. */
export interface Week {
  from: number;
  to: number;
}

interface Office {
  city: string;
  /** 'Australia/Sydney'; clocks may differ from UTC by any time, and change twice a year. */
  timeZone: string;
}

export function createOfficeTime({ city, timeZone }: Office): OfficeTime {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const words = format('en-AU', { dateStyle: 'full', timeStyle: 'short' });
  const dayWords = format('en-AU', { dateStyle: 'full' });
  const digits = format('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  const zone = format('en-AU', { timeZoneName: 'short' });
  const at = (day: number, minutes = 0) => instantAt(day * dayMinutes + minutes, timeZone);
  const dayAt = (instant: number) => Math.floor(wallMinutes(instant, timeZone) / dayMinutes);
  return {
    name: `${city} time`,
    city,
    inWords: (instant) => words.format(instant),
    dayInWords: (instant) => dayWords.format(instant),
    stamp(instant) {
      const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
      return `${digits.format(instant)} ${name?.value}`;
    },
    midnight(day) {
      const counted = dayOf(day);
      return Number.isNaN(counted) ? undefined : at(counted);
    },
    dayOf: dayAt,
    startOf: (day) => at(day),
    lastMorning(now) {
      const today = dayAt(now);
      return at(today, morning) <= now ? at(today, morning) : at(today - 1, morning);
    },
    lastMonday(now) {
      const monday = mondayOf(dayAt(now));
      return at(monday, morning) <= now ? at(monday, morning) : at(monday - 7, morning);
    },
    weekBefore(instant) {
      const monday = mondayOf(dayAt(instant));
      return { from: at(monday - 7), to: at(monday) };
    },
  };
}

/** The Monday of a day's week; both are counted from 1970. */
const mondayOf = (day: number) => day - ((weekdays.indexOf(weekdayOf(day)) + 6) % 7);
