import { addMonths, readDay } from '../calendar.ts';
import { errorsIn, type NumberBounds, readNumber } from '../fields/read-number.ts';
import type { Reading } from '../model.ts';

/** For how long seats are bought, in months. */
export const terms = { year: 12, month: 1 } as const;

export type Term = keyof typeof terms;

/** Licences of one kind, at the visitor's own numbers. */
export interface Licences {
  /** Seats on the invoice. */
  paid: number;
  /** Seats whose people need them. */
  used: number;
  /** AUD for a seat each month, without GST. */
  price: number;
  /** How long the supplier holds the number of seats. */
  term: Term;
  /** First day of the next term, in days since 1970. */
  renewal: number;
  /** AUD, once, for making the change, without GST. */
  change: number;
}

/** The most that the fields take. */
const most = { seats: 3000, price: 500, change: 1_000_000 } as const;

/**
 * Days in which seats can still be cut after a renewal, that day included. Microsoft gives 168 hours (Partner Center,
 * 'New commerce experience cancellation policy'): what began during a day ends during another, which does not count.
 */
const cutDays = 7;

/** Months in which a change should pay for itself: nobody plans licences for longer. */
const longestPayback = 120;

interface Saving {
  /** Seats that nobody uses; below zero, seats in use that are not paid for. */
  spare: number;
  /** AUD a month before and after. */
  before: number;
  after: number;
  /** AUD in 12 months, before the cost of the change. */
  year: number;
  /** AUD that are left of it in the first year. */
  firstYear: number;
  /** Monthly bills until the change is paid for; nothing if that takes more than 10 years, or there is nothing to cut. */
  paidBack: number | undefined;
  /** Days since 1970: the last on which seats can be cut, and the first on which they can be cut again. */
  lastDay: number;
  nextChance: number;
}

/** What fewer seats save from the next renewal on. */
export function savingOf({ paid, used, price, term, renewal, change }: Licences): Saving {
  const spare = paid - used;
  const cents = Math.max(spare, 0) * inCents(price);
  const before = paid * inCents(price);
  const months = Math.ceil(inCents(change) / cents);
  return {
    spare,
    before: before / 100,
    after: (before - cents) / 100,
    year: (12 * cents) / 100,
    firstYear: (12 * cents - inCents(change)) / 100,
    paidBack: months <= longestPayback ? months : undefined,
    lastDay: renewal + cutDays - 1,
    nextChance: addMonths(renewal, terms[term]),
  };
}

/** Cents are whole numbers, so that 0.1 + 0.2 is 0.3. */
const inCents = (amount: number) => Math.round(amount * 100);

const seats: NumberBounds = { least: 0, most: most.seats, unit: 'seats', whole: true };

/** What the visitor typed, to the cent, or what to type instead. */
export function readLicences(values: FormData): Reading<Licences> {
  const renewal = readDay(String(values.get('renewal') ?? ''));
  const read = {
    paid: readNumber(values, 'paid', { ...seats, least: 1 }),
    used: readNumber(values, 'used', seats),
    price: readNumber(values, 'price', { least: 0.01, most: most.price, unit: 'dollars' }),
    change: readNumber(values, 'change', { least: 0, most: most.change, unit: 'dollars' }),
  };
  const errors = errorsIn(read);
  if (errors || renewal === undefined) {
    const dated = renewal === undefined && { renewal: 'Type a date, such as 1 July 2027.' };
    return { ok: false, errors: { ...errors, ...dated } };
  }
  return {
    ok: true,
    input: {
      paid: read.paid.value,
      used: read.used.value,
      price: inCents(read.price.value) / 100,
      term: values.get('term') === 'month' ? 'month' : 'year',
      renewal,
      change: inCents(read.change.value) / 100,
    },
  };
}
