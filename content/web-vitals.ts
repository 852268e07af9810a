/** A measure of Google's Core Web Vitals. */
export interface WebVital {
  name: 'LCP' | 'INP' | 'CLS';
  title: string;
  /** What it measures. */
  text: string;
  /** Most that is good: LCP and INP in milliseconds, CLS without a unit. */
  limit: number;
  /** The limit in words. */
  limitText: string;
}

/** With Google's limits for a good visit (web.dev/articles/vitals), which a test compares with `web-vitals`. */
export const webVitals = [
  {
    name: 'LCP',
    title: 'Largest Contentful Paint (LCP)',
    text: 'The main content is visible',
    limit: 2500,
    limitText: '2.5 s',
  },
  {
    name: 'INP',
    title: 'Interaction to Next Paint (INP)',
    text: 'The page answers a tap or key',
    limit: 200,
    limitText: '200 ms',
  },
  {
    name: 'CLS',
    title: 'Cumulative Layout Shift (CLS)',
    text: 'Things stay where they were',
    limit: 0.1,
    limitText: '0.1',
  },
] as const satisfies readonly WebVital[];

/** Where the limit of every measure stands on the rail of its figure, in per cent. */
export const limitAt = 80;

/** The rail, on which 100 is a quarter more than the limit. */
export const vitalsAxis = [
  { at: 0, name: '0' },
  { at: 20 },
  { at: 40, name: 'Half' },
  { at: 60 },
  { at: limitAt, name: 'Limit' },
  { at: 100 },
] as const;
