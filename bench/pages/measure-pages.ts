import type { Browser } from 'playwright-core';
import { mostLcp } from '../bounds.ts';
import { median } from '../median.ts';
import type { Visitor } from '../options.ts';
import { categories, type PageRun, runLighthouse } from './lighthouse.ts';
import { measureLargestPaint } from './measure-largest-paint.ts';

/** A page against its text-only version: medians of several runs of Lighthouse, and of as many visits over a slow link. */
export interface PageMetrics {
  /** Its path. */
  name: string;
  /** In the order of Lighthouse's categories. */
  scores: number[];
  /** Largest paint over the slow link, and blocking time, in milliseconds. */
  lcp: { page: number; text: number; visits: number };
  tbt: { page: number; text: number };
  /** The worst of all runs: a page that shifts once shifts for some visitors. */
  cls: number;
  bytes: number;
  /** The audits that cost points in any run. */
  complaints: string[];
  /** Lighthouse's benchmark of the machine. */
  machine: number;
}

/** Where the pages are: at the sites' own addresses for Lighthouse, and behind slow links. */
export interface Addresses {
  site: string;
  textOnly: string;
  slowSite: string;
  slowTextOnly: string;
}

/** Alternates page and text-only version, so that a slow moment of the machine affects both. */
export async function measurePage(
  browser: Browser,
  { site, textOnly, slowSite, slowTextOnly }: Addresses,
  path: string,
  who: Visitor & { runs: number },
): Promise<PageMetrics> {
  const page: PageRun[] = [];
  const text: PageRun[] = [];
  const paints: Paints[] = [];
  while (paints.length < who.runs || (paints.length < mostVisits && isOpen(paints))) {
    if (paints.length < who.runs) {
      page.push(await runLighthouse(site + path, who));
      text.push(await runLighthouse(textOnly + path, who));
    }
    paints.push({
      page: await measureLargestPaint(browser, slowSite + path, who),
      text: await measureLargestPaint(browser, slowTextOnly + path, who),
    });
  }
  return {
    name: path,
    scores: categories.map((_, index) => median(page.map(({ scores }) => scores[index] ?? 0))),
    lcp: { ...mediansOf(paints), visits: paints.length },
    tbt: {
      page: median(page.map(({ tbt }) => tbt)),
      text: median(text.map(({ tbt }) => tbt)),
    },
    cls: Math.max(...page.map(({ cls }) => cls)),
    bytes: median(page.map(({ bytes }) => bytes)),
    complaints: [...new Set(page.flatMap(({ complaints }) => complaints))],
    machine: median([...page, ...text].map(({ machine }) => machine)),
  };
}

type Paints = Record<'page' | 'text', number>;

/** Visits to a page whose largest paint stays near the bound. */
const mostVisits = 31;

/** Standard errors between a page and the bound that chance does not explain. */
const certain = 2;

const mediansOf = (paints: readonly Paints[]): Paints => ({
  page: median(paints.map(({ page }) => page)),
  text: median(paints.map(({ text }) => text)),
});

/** Whether chance alone may decide on which side of the bound a page is: single visits differ by a tenth. */
function isOpen(paints: readonly Paints[]): boolean {
  const { page, text } = mediansOf(paints);
  const share = (of: keyof Paints, middle: number) =>
    median(paints.map((paint) => Math.abs(paint[of] - middle))) / middle;
  // 1.86: from the median deviation of normal values to the standard error of their median.
  const error =
    (1.86 * Math.hypot(share('page', page), share('text', text))) / Math.sqrt(paints.length);
  return Math.abs(page / text / mostLcp - 1) < certain * error;
}
