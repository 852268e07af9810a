import { limitAt, type WebVital, webVitals } from '../../../content/tools/web-vitals.ts';

export type VitalName = WebVital['name'];

/** The readings of one visit from `web-vitals`, so far. */
export type Visit = Readonly<Partial<Record<VitalName, number>>>;

interface Reading {
  /** Rounded up, so that nothing above a limit reads as the limit. */
  value: string;
  isWithin: boolean;
  /** Place on the rail, 0 to 100, which is a quarter above the limit. */
  at: number;
}

export interface Verdict extends WebVital {
  reading: Reading | undefined;
}

export const judgeVisit = (visit: Visit): Verdict[] =>
  webVitals.map((vital) => ({ ...vital, reading: readingOf(vital, visit[vital.name]) }));

function readingOf({ name, limit }: WebVital, value?: number): Reading | undefined {
  if (value === undefined) return undefined;
  // A tenth is less than a pixel.
  const at = Math.min(Math.round((value / limit) * limitAt * 10) / 10, 100);
  return { value: inWords(name, value), isWithin: value <= limit, at };
}

/** Seconds to a hundredth, those of a tap to a thousandth, as CLS; a page that does not move needs no number. */
function inWords(name: VitalName, value: number): string {
  if (name === 'CLS' && value === 0) return 'not at all';
  if (name === 'CLS') return `${roundUp(value, 3)}`;
  return `${roundUp(value / 1000, name === 'LCP' ? 2 : 3)} s`;
}

/** Rounds up, but ignores errors of binary floating point. */
const roundUp = (value: number, places: number) =>
  Math.ceil(Number((value * 10 ** places).toFixed(6))) / 10 ** places;

/** How long the page takes to show; some browsers cannot tell. */
export function loadTimeOf(verdicts: readonly Verdict[]): string {
  const main = verdicts.find(({ name }) => name === 'LCP')?.reading;
  return main ? `Loads in ${main.value}` : 'Not measured yet';
}

export function resultOf(verdicts: readonly Verdict[]): string {
  const readings = verdicts.flatMap(({ reading }) => reading ?? []);
  const over = readings.filter(({ isWithin }) => !isWithin).length;
  if (over > 0) return `Over ${over} of Google's ${verdicts.length} limits`;
  return readings.length < verdicts.length
    ? "Within Google's limits so far"
    : `Within all ${verdicts.length} of Google's limits`;
}
