/** A measure of Google's Core Web Vitals. */
export interface WebVital {
  name: 'LCP' | 'INP' | 'CLS';
  /** Its meaning for a visitor; a value completes it. */
  text: string;
  /** The highest good value: LCP and INP in milliseconds, CLS without a unit. */
  limit: number;
  /** The limit in words. */
  limitText: string;
}

/** Google's limits for a good visit (web.dev/articles/vitals). A test compares them with `web-vitals`. */
export const webVitals = [
  {
    name: 'LCP',
    text: 'Time to show content',
    limit: 2500,
    limitText: '2.5 s',
  },
  {
    name: 'INP',
    text: 'Time to answer a tap',
    limit: 200,
    limitText: '0.2 s',
  },
  {
    name: 'CLS',
    text: 'Moves while loading',
    limit: 0.1,
    limitText: '0.1',
  },
] as const satisfies readonly WebVital[];

/** Place of every limit on the figure's rail, in per cent: 100 is a quarter above the limit. */
export const limitAt = 80;
