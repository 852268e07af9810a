import { limitAt, webVitals } from '../../../content/tools/web-vitals.ts';

export type VitalName = (typeof webVitals)[number]['name'];

/** A value as `web-vitals` gives it, or why there is none. */
export type Reading = number | 'waiting' | 'not-measured';

/** One visit to one page on one device: its readings. */
export type Visit = Readonly<Record<VitalName, Reading>>;

export interface Verdict {
  name: VitalName;
  /** What is measured, or why there is no reading. */
  text: string;
  /** The reading in words, rounded up: nothing over a limit reads as the limit itself. */
  value: string;
  limit: string;
  /** Absent without a reading. */
  within?: boolean;
  /** Place on the rail, 0 to 100; what is more than a quarter over the limit lies at its end. */
  at?: number;
}

/** What is to be done, or cannot be helped, where a reading is missing. */
const waitingFor = {
  LCP: "No reading yet. Pages loaded in the background aren't measured.",
  INP: 'No reading yet: tap or type on this page first.',
  CLS: "No reading yet. Pages loaded in the background aren't measured.",
} as const satisfies Record<VitalName, string>;

const notMeasured = 'This browser does not measure it.';

/** Each measure of a visit against Google's limit. */
export function judgeVisit(visit: Visit): Verdict[] {
  return webVitals.map(({ name, text, limit, limitText }) => {
    const reading = visit[name];
    const words = { name, limit: limitText };
    return typeof reading === 'number'
      ? {
          ...words,
          text,
          value: inWords(name, reading),
          within: reading <= limit,
          at: placeOf(reading / limit),
        }
      : { ...words, text: reasonOf(name, reading), value: 'none' };
  });
}

const reasonOf = (name: VitalName, reading: Reading) =>
  reading === 'not-measured' ? notMeasured : waitingFor[name];

/** A tenth of a per cent is less than a pixel. */
const placeOf = (share: number) => Math.min(Math.round(share * limitAt * 10) / 10, 100);

/** Rounds up, but not for what only the binary form of a decimal adds. */
const upTo = (value: number, places: number) =>
  Math.ceil(Number((value * 10 ** places).toFixed(6))) / 10 ** places;

/** A reading in words: seconds to a hundredth, milliseconds whole, CLS to a thousandth. */
export function inWords(name: VitalName, reading: number): string {
  switch (name) {
    case 'LCP':
      return `${upTo(reading / 1000, 2)} s`;
    case 'INP':
      return `${upTo(reading, 0)} ms`;
    case 'CLS':
      return `${upTo(reading, 3)}`;
  }
}
