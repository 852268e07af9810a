import { type Weekday, weekdays } from '../../../content/model/hours/wall-clock.ts';
import { errorsIn, type NumberBounds, readNumber } from '../fields/read-number.ts';
import { readTime } from '../fields/read-time.ts';
import type { Reading } from '../model.ts';
import { secondsOf, workingHours } from './working-hours.ts';

/** A system that fails, at the visitor's own numbers. Hours and dollars may have two decimals. */
export interface Outage {
  weekday: Weekday;
  /** Minutes since midnight of that day. */
  minutes: number;
  /** Hours since the last copy, when the system fails. */
  copyAge: number;
  /** Hours until people can work again. */
  restore: number;
  /** People who use it. */
  people: number;
  /** What an hour of one of them costs, in AUD. */
  hourCost: number;
  /** Per cent of their work that they can do without it. */
  possible: number;
  /** The limit: hours since the last copy that the visitor accepts. */
  rpo: number;
  /** The limit: hours without the system that the visitor accepts. */
  rto: number;
}

/** The most that the fields take: a year, in hours; a thousand dollars an hour. */
export const most = { hours: 8760, people: 100_000, hourCost: 1000 } as const;

/** Hours against their target. */
export interface Against {
  hours: number;
  target: number;
  met: boolean;
  /** Hours between the two: to spare, or over. */
  by: number;
}

interface OutageResult {
  lost: Against;
  down: Against;
  /** Working hours without the system. */
  waitHours: number;
  /** Working hours since the last copy: at most so much is done again. */
  redoHours: number;
  /** AUD for the work that cannot be done meanwhile. */
  waiting: number;
  /** AUD for doing lost work again. */
  redoing: number;
  total: number;
}

/**
 * What an outage costs in work, hours and AUD, and whether it stays within the targets. Targets count hours by the
 * clock, as recovery plans do; wages are lost in working hours alone.
 */
export function resultOf(outage: Outage): OutageResult {
  const { weekday, minutes, copyAge, restore, possible, rpo, rto } = outage;
  const failure = secondsOf(weekday, minutes);
  const waitHours = workingHours(failure, failure + seconds(restore));
  const redoHours = workingHours(failure - seconds(copyAge), failure);
  const waiting = centsFor(waitHours, 100 - possible, outage);
  const redoing = centsFor(redoHours, 100, outage);
  return {
    lost: against(copyAge, rpo),
    down: against(restore, rto),
    waitHours,
    redoHours,
    waiting: waiting / 100,
    redoing: redoing / 100,
    total: (waiting + redoing) / 100,
  };
}

/** Hundredths of hours and dollars are whole numbers, so that 0.1 + 0.2 is 0.3. */
const hundredths = (value: number) => Math.round(value * 100);

/** Seconds of hours: a hundredth of an hour is 36. */
const seconds = (hours: number) => hundredths(hours) * 36;

/** Cents for a share of all people's working hours, in per cent; a half is rounded up. Exact whatever the fields take. */
function centsFor(hours: number, share: number, { people, hourCost }: Outage): number {
  const factors = [people, hundredths(hours), hundredths(hourCost), share];
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
  return Number((product + 5000n) / 10_000n);
}

/** The only judge of a target: verdict, sentence and drawing follow it. */
function against(hours: number, target: number): Against {
  const toSpare = hundredths(target) - hundredths(hours);
  return { hours, target, met: toSpare >= 0, by: Math.abs(toSpare) / 100 };
}

const hours: NumberBounds = { least: 0, most: most.hours, unit: 'hours' };
const people: NumberBounds = { least: 1, most: most.people, unit: 'people', whole: true };
const dollars: NumberBounds = { least: 1, most: most.hourCost, unit: 'dollars' };
const share: NumberBounds = { least: 0, most: 100, unit: 'per cent', whole: true };

/** What the visitor typed, to the hundredth, or what to type instead. */
export function readOutage(values: FormData): Reading<Outage> {
  const read = {
    time: readTime(values, 'time'),
    copyAge: readNumber(values, 'copyAge', hours),
    restore: readNumber(values, 'restore', hours),
    people: readNumber(values, 'people', people),
    hourCost: readNumber(values, 'hourCost', dollars),
    possible: readNumber(values, 'possible', share),
    rpo: readNumber(values, 'rpo', hours),
    rto: readNumber(values, 'rto', hours),
  };
  const errors = errorsIn(read);
  if (errors) return { ok: false, errors };
  const numberOf = (name: keyof typeof read) => hundredths(read[name].value) / 100;
  return {
    ok: true,
    input: {
      weekday: weekdays.find((day) => day === values.get('weekday')) ?? 'Monday',
      minutes: read.time.value,
      copyAge: numberOf('copyAge'),
      restore: numberOf('restore'),
      people: numberOf('people'),
      hourCost: numberOf('hourCost'),
      possible: numberOf('possible'),
      rpo: numberOf('rpo'),
      rto: numberOf('rto'),
    },
  };
}
