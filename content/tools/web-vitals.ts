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
    text: 'It responds to a tap or a key',
    limit: 200,
    limitText: '200 ms',
  },
  {
    name: 'CLS',
    title: 'Cumulative Layout Shift (CLS)',
    text: 'Things stay in place',
    limit: 0.1,
    limitText: '0.1',
  },
] as const satisfies readonly WebVital[];

/** Where the limit of every measure is on the rail of its figure, in per cent: 100 is a quarter more. */
export const limitAt = 80;
