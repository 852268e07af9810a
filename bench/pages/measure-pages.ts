import type { Browser } from 'puppeteer-core';
import { mostLcp } from '../bounds.ts';
import { median } from '../median.ts';
import type { Visitor } from '../options.ts';
import { categories, type PageRun, runLighthouse } from './lighthouse.ts';
import { measureLargestPaint } from './measure-largest-paint.ts';

/** Medians of several runs of Lighthouse, and of at least as many visits to page and text-only version over a slow link. */
export interface PageMetrics {
  /** Its path. */
  name: string;
  /** In the order of Lighthouse's categories. */
  scores: number[];
  /** Largest paint over the slow link, in milliseconds. */
  lcp: { page: number; text: number; visits: number };
  /** Blocking time in milliseconds. */
  tbt: number;
  /** The worst of all runs: a page that shifts once shifts for some visitors. */
  cls: number;
  bytes: number;
  /** The audits that cost points in any run. */
  complaints: string[];
  /** Lighthouse's benchmark of the machine. */
  machine: number;
}

/** Where the pages are: at the site's own address for Lighthouse, and behind slow links. */
export interface Addresses {
  site: string;
  slowSite: string;
  slowTextOnly: string;
}

/** Alternates page and text-only version, so that a slow moment of the machine affects both. */
export async function measurePage(
  browser: Browser,
  { site, slowSite, slowTextOnly }: Addresses,
  path: string,
  who: Visitor & { runs: number },
): Promise<PageMetrics> {
  const audits: PageRun[] = [];
  const paints: Paints[] = [];
  while (paints.length < who.runs || (paints.length < mostVisits && isOpen(paints))) {
    if (paints.length < who.runs) audits.push(await runLighthouse(site + path, who));
    paints.push({
      page: await measureLargestPaint(browser, slowSite + path, who),
      text: await measureLargestPaint(browser, slowTextOnly + path, who),
    });
  }
  return {
    name: path,
    scores: categories.map((_, index) => median(audits.map(({ scores }) => scores[index] ?? 0))),
    lcp: { ...mediansOf(paints), visits: paints.length },
    tbt: median(audits.map(({ tbt }) => tbt)),
    cls: Math.max(...audits.map(({ cls }) => cls)),
    bytes: median(audits.map(({ bytes }) => bytes)),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
    machine: median(audits.map(({ machine }) => machine)),
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
