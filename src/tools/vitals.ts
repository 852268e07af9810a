import { limitAt, type WebVital, webVitals } from '../../content/tools/web-vitals.ts';

export type VitalName = WebVital['name'];

/** The readings of one visit, as `web-vitals` gives them; absent until there is one. */
export type Visit = Readonly<Partial<Record<VitalName, number>>>;

/** A reading against Google's limit. */
interface Reading {
  /** Rounded up: nothing over a limit reads as the limit itself. */
  value: string;
  isWithin: boolean;
  /** Place on the rail, 0 to 100; what is more than a quarter over the limit lies at its end. */
  at: number;
}

/** One measure of a visit. */
export interface Verdict extends WebVital {
  reading: Reading | undefined;
}

/** Each measure of a visit against Google's limit. */
export const judgeVisit = (visit: Visit): Verdict[] =>
  webVitals.map((vital) => ({ ...vital, reading: readingOf(vital, visit[vital.name]) }));

function readingOf({ name, limit }: WebVital, value?: number): Reading | undefined {
  if (value === undefined) return undefined;
  // A tenth of a per cent is less than a pixel.
  const at = Math.min(Math.round((value / limit) * limitAt * 10) / 10, 100);
  return { value: inWords(name, value), isWithin: value <= limit, at };
}

/** Seconds to a hundredth, milliseconds whole, CLS to a thousandth. */
function inWords(name: VitalName, value: number): string {
  if (name === 'LCP') return `${roundUp(value / 1000, 2)} s`;
  return name === 'INP' ? `${roundUp(value, 0)} ms` : `${roundUp(value, 3)}`;
}

/** Rounds up, but not for what only the binary form of a decimal adds. */
const roundUp = (value: number, places: number) =>
  Math.ceil(Number((value * 10 ** places).toFixed(6))) / 10 ** places;

/** What the readings come to, in a few words. */
export function resultOf(verdicts: readonly Verdict[]): string {
  const readings = verdicts.flatMap(({ reading }) => reading ?? []);
  const over = readings.filter(({ isWithin }) => !isWithin).length;
  if (over > 0) return `Fails ${over} of ${verdicts.length}`;
  return readings.length < verdicts.length
    ? `Passes ${readings.length} of ${readings.length}`
    : `Within all ${verdicts.length}`;
}
