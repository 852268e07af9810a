import { errorsIn, type NumberBounds, readNumber } from '../fields/read-number.ts';
import type { Reading } from '../model.ts';

/** A system that fails, at the visitor's own numbers. Hours and dollars may have two decimals. */
export interface Outage {
  /** Hours since the last copy, when the system fails. */
  copyAge: number;
  /** Hours until people can work again. */
  restore: number;
  /** People who cannot work meanwhile. */
  people: number;
  /** What an hour of one of them costs, in AUD. */
  hourCost: number;
  /** Hours of work that the visitor accepts to lose. */
  rpo: number;
  /** Hours for which the visitor accepts to be without the system. */
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
  /** AUD for the hours in which people wait. */
  waiting: number;
  /** AUD for doing lost work again: at most all that was done since the last copy. */
  redoing: number;
  total: number;
}

/** What an outage costs in work, hours and AUD, and whether it stays within the targets. */
export function resultOf(outage: Outage): OutageResult {
  const { copyAge, restore, rpo, rto } = outage;
  const waiting = centsFor(restore, outage);
  const redoing = centsFor(copyAge, outage);
  return {
    lost: against(copyAge, rpo),
    down: against(restore, rto),
    waiting: waiting / 100,
    redoing: redoing / 100,
    total: (waiting + redoing) / 100,
  };
}

/**
 * Hundredths of hours and dollars are whole numbers, so that 0.1 + 0.2 is 0.3. Their product is
 * exact up to the most that the fields take: 100,000 people × 876,000 × 100,000 is below 2^53.
 */
const hundredths = (value: number) => Math.round(value * 100);

/** Cents for hours of all people's time, a half rounded up. */
function centsFor(hours: number, { people, hourCost }: Outage): number {
  return Math.round((people * hundredths(hours) * hundredths(hourCost)) / 100);
}

function against(hours: number, target: number): Against {
  const toSpare = hundredths(target) - hundredths(hours);
  return { hours, target, met: toSpare >= 0, by: Math.abs(toSpare) / 100 };
}

const hours: NumberBounds = { least: 0, most: most.hours, unit: 'hours' };
const people: NumberBounds = { least: 0, most: most.people, unit: 'people', whole: true };
const dollars: NumberBounds = { least: 0, most: most.hourCost, unit: 'dollars' };

/** What the visitor typed, to the hundredth, or what to type instead. */
export function readOutage(values: FormData): Reading<Outage> {
  const read = {
    copyAge: readNumber(values, 'copyAge', hours),
    restore: readNumber(values, 'restore', hours),
    people: readNumber(values, 'people', people),
    hourCost: readNumber(values, 'hourCost', dollars),
    rpo: readNumber(values, 'rpo', hours),
    rto: readNumber(values, 'rto', hours),
  };
  const errors = errorsIn(read);
  if (errors) return { ok: false, errors };
  const numberOf = (name: keyof Outage) => hundredths(read[name].value) / 100;
  return {
    ok: true,
    input: {
      copyAge: numberOf('copyAge'),
      restore: numberOf('restore'),
      people: numberOf('people'),
      hourCost: numberOf('hourCost'),
      rpo: numberOf('rpo'),
      rto: numberOf('rto'),
    },
  };
}
