import { limitAt, webVitals } from '../../content/tools/web-vitals.ts';

export type VitalName = (typeof webVitals)[number]['name'];

/** The readings of one visit, as `web-vitals` gives them; absent until there is one. */
export type Visit = Readonly<Partial<Record<VitalName, number>>>;

/** One measure of a visit against Google's limit. */
export interface Verdict {
  title: string;
  name: VitalName;
  /** What is measured. */
  text: string;
  /** The limit in words. */
  limit: string;
  reading?: {
    /** Rounded up: nothing over a limit reads as the limit itself. */
    value: string;
    isWithin: boolean;
    /** Place on the rail, 0 to 100; what is more than a quarter over the limit lies at its end. */
    at: number;
  };
}

/** Each measure of a visit against Google's limit. */
export function judgeVisit(visit: Visit): Verdict[] {
  return webVitals.map(({ name, title, text, limit, limitText }) => {
    const words = { name, title, text, limit: limitText };
    const value = visit[name];
    if (value === undefined) return words;
    // A tenth of a per cent is less than a pixel.
    const at = Math.min(Math.round((value / limit) * limitAt * 10) / 10, 100);
    return { ...words, reading: { value: inWords(name, value), isWithin: value <= limit, at } };
  });
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
    ? `${readings.length} of ${verdicts.length} measured`
    : `Within all ${verdicts.length}`;
}

/** The longest address that is taken for one. */
const longest = 200;

/**
 * A website's address as people type it, with or without 'https://', as 'https://www.example.com.au'; nothing if it is
 * none. What follows a '?' or '#' is left out: it may be private.
 */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (text.length > longest || /\s/.test(text) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, origin, pathname } = new URL(address);
  const isWebsite = /^https?:$/.test(protocol) && /\.[a-z][a-z\d-]+$/.test(hostname) && !username;
  return isWebsite ? (origin + pathname).replace(/\/$/, '') : undefined;
}
