import { company } from '../../content/company.ts';
import { type Bounds, hintOf, readNumber } from './read-number.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const hours = { least: 0, most: 8760, unit: 'hours' } as const;

/** The numbers that a visitor types. */
export const numbers = {
  copyAge: { label: 'Last copy', shortUnit: 'hours', ...hours },
  rpo: { label: 'RPO', shortUnit: 'hours', ...hours },
  restore: { label: 'Downtime', shortUnit: 'hours', ...hours },
  rto: { label: 'RTO', shortUnit: 'hours', ...hours },
  people: {
    label: 'Staff',
    shortUnit: 'people',
    least: 1,
    most: 100_000,
    unit: 'people',
    whole: true,
  },
  hourCost: { label: 'Each costs', shortUnit: '$/hour', least: 1, most: 1000, unit: 'dollars' },
  possible: {
    label: 'Work still possible',
    shortUnit: '%',
    least: 0,
    most: 100,
    unit: 'per cent',
    whole: true,
  },
} as const satisfies Record<string, Bounds & { label: string; shortUnit: string }>;

export type NumberName = keyof typeof numbers;

/** What the fields say, as it was typed. */
export type Typed = Record<NumberName | 'weekday' | 'time', string>;

/** A system that fails, and the limits for it: RPO and RTO. Hours are by the clock. */
export type Outage = Record<NumberName, number> & {
  /** A place in `weekdays`. */
  day: number;
  /** Hours since that day's midnight. */
  hour: number;
};

/** What to type instead, for each field that cannot be used. */
export type Errors = Partial<Record<NumberName | 'time', string>>;

/** The outage that the fields describe, unless one of them has an error. */
export function readOutage(typed: Typed): { outage: Outage | undefined; errors: Errors } {
  const errors: Errors = {};
  const numberIn = (name: NumberName) => {
    const value = readNumber(typed[name], numbers[name]);
    if (value === undefined) errors[name] = hintOf(numbers[name]);
    return value ?? 0;
  };
  const hour = hourIn(typed.time);
  if (Number.isNaN(hour)) errors.time = 'Type a time, such as 4:45 PM.';
  const outage = {
    day: weekdays.map(String).indexOf(typed.weekday),
    hour,
    copyAge: numberIn('copyAge'),
    rpo: numberIn('rpo'),
    restore: numberIn('restore'),
    rto: numberIn('rto'),
    people: numberIn('people'),
    hourCost: numberIn('hourCost'),
    possible: numberIn('possible'),
  };
  return { outage: Object.keys(errors).length === 0 ? outage : undefined, errors };
}

/** Hours against their limit. */
export interface Against {
  hours: number;
  limit: number;
  isMet: boolean;
  /** Hours to spare, or over. */
  by: number;
}

/**
 * What an outage costs in work and AUD, and whether it stays within its limits. Limits count hours by the clock, as
 * recovery plans do; wages are lost in working hours only.
 */
export function resultOf(outage: Outage) {
  const { day, hour, copyAge, restore, people, hourCost, possible } = outage;
  const failure = day * 24 + hour;
  const waitHours = workingHours(failure, failure + restore);
  const redoHours = workingHours(failure - copyAge, failure);
  const lostShare = 1 - possible / 100;
  const waiting = hundredths(waitHours * people * hourCost * lostShare);
  const redoing = hundredths(redoHours * people * hourCost);
  return {
    lost: against(copyAge, outage.rpo),
    down: against(restore, outage.rto),
    waitHours,
    redoHours,
    waiting,
    redoing,
    total: hundredths(waiting + redoing),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function against(hours: number, limit: number): Against {
  return { hours, limit, isMet: hours <= limit, by: hundredths(Math.abs(limit - hours)) };
}

/** Working hours between two moments, both in hours since a Monday's midnight; a week without public holidays. */
function workingHours(from: number, to: number): number {
  const { days, opens, closes } = company.openingHours;
  let worked = 0;
  for (let day = Math.floor(from / 24); day * 24 < to; day++) {
    const weekday = weekdays[((day % 7) + 7) % 7];
    if (!days.some((workday) => workday === weekday)) continue;
    const start = Math.max(from, day * 24 + hourIn(opens));
    const end = Math.min(to, day * 24 + hourIn(closes));
    worked += Math.max(0, end - start);
  }
  return hundredths(worked);
}

/** '08:30' as 8.5; not a number if it is no time. */
function hourIn(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(hour) + Number(minute) / 60;
}
