import type { Site } from '../../testing/servers/site.ts';
import { median } from '../median.ts';
import type { Scheme } from '../options.ts';
import { categories, type PageRun, runLighthouse } from './lighthouse.ts';

/** A page against its text-only version: medians of several runs of Lighthouse. */
export interface PageMetrics {
  /** Its path. */
  name: string;
  /** In the order of Lighthouse's categories. */
  scores: number[];
  /** Milliseconds. */
  lcp: { page: number; text: number };
  tbt: { page: number; text: number };
  /** The worst of all runs: a page that shifts once shifts for some visitors. */
  cls: number;
  bytes: number;
  /** The audits that cost points in any run. */
  complaints: string[];
  /** Lighthouse's benchmark of the machine. */
  machine: number;
}

/** Alternates page and text-only version, so that a slow moment of the machine affects both. */
export async function measurePage(
  site: Site,
  textOnly: Site,
  path: string,
  { runs, scheme }: { runs: number; scheme: Scheme },
): Promise<PageMetrics> {
  const page: PageRun[] = [];
  const text: PageRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    page.push(await runLighthouse(site.url + path, scheme));
    text.push(await runLighthouse(textOnly.url + path, scheme));
  }
  const medians = (name: 'lcp' | 'tbt' | 'bytes') => ({
    page: median(page.map((run) => run[name])),
    text: median(text.map((run) => run[name])),
  });
  return {
    name: path,
    scores: categories.map((_, index) => median(page.map(({ scores }) => scores[index] ?? 0))),
    lcp: medians('lcp'),
    tbt: medians('tbt'),
    cls: Math.max(...page.map(({ cls }) => cls)),
    bytes: medians('bytes').page,
    complaints: [...new Set(page.flatMap(({ complaints }) => complaints))],
    machine: median([...page, ...text].map(({ machine }) => machine)),
  };
}
