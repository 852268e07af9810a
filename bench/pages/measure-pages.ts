import type { Site } from '../../testing/servers/site.ts';
import { median } from '../median.ts';
import type { Scheme } from '../options.ts';
import { categories, type PageRun, runLighthouse } from './lighthouse.ts';

/** A page against its text-only version, over several runs of Lighthouse. */
export interface PageFigures {
  path: string;
  /** In the order of Lighthouse's categories. */
  scores: { median: number; lowest: number }[];
  /** Medians in milliseconds, of the page and of its text-only version. */
  lcp: { page: number; text: number };
  tbt: { page: number; text: number };
  /** The worst of all runs: a page that shifts once shifts for some visitors. */
  cls: number;
  bytes: number;
  /** Lighthouse's explanation of each audit in the last run in which it cost points. */
  complaints: ReadonlyMap<string, string>;
  /** Lighthouse's benchmark of the machine. */
  machine: { median: number; lowest: number };
}

/** Alternates page and text-only version, so that a slow moment of the machine affects both. */
export async function measurePage(
  site: Site,
  textOnly: Site,
  path: string,
  { runs, scheme }: { runs: number; scheme: Scheme },
): Promise<PageFigures> {
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
    path,
    scores: categories.map((_, index) => {
      const scores = page.map((run) => run.scores[index] ?? 0);
      return { median: median(scores), lowest: Math.min(...scores) };
    }),
    lcp: medians('lcp'),
    tbt: medians('tbt'),
    cls: Math.max(...page.map((run) => run.cls)),
    bytes: medians('bytes').page,
    complaints: new Map(page.flatMap((run) => [...run.complaints])),
    machine: {
      median: median([...page, ...text].map((run) => run.machine)),
      lowest: Math.min(...[...page, ...text].map((run) => run.machine)),
    },
  };
}
