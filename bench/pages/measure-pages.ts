import type { Site } from '../../testing/site.ts';
import { median } from '../median.ts';
import { categories, type PageRun, runLighthouse } from './lighthouse.ts';

/** A page beside its words-only page, over several runs of Lighthouse. */
export interface PageFigures {
  path: string;
  /** In the order of Lighthouse's categories. */
  scores: { median: number; lowest: number }[];
  /** Medians in milliseconds, of the page and of its words alone. */
  lcp: { page: number; words: number };
  tbt: { page: number; words: number };
  /** The worst of all runs: a page that shifts once shifts for some visitors. */
  cls: number;
  bytes: number;
  /** By audit, what Lighthouse said of it when it last cost points. */
  complaints: ReadonlyMap<string, string>;
  /** Lighthouse's benchmark of the machine, on average and at its slowest. */
  machine: { median: number; lowest: number };
}

/** Page, words-only, page, words-only: whatever slows the machine down meets both. */
export async function measurePage(
  site: Site,
  wordsOnly: Site,
  path: string,
  runs: number,
): Promise<PageFigures> {
  const page: PageRun[] = [];
  const words: PageRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    page.push(await runLighthouse(site.url + path));
    words.push(await runLighthouse(wordsOnly.url + path));
  }
  const medians = (name: 'lcp' | 'tbt' | 'bytes') => ({
    page: median(page.map((run) => run[name])),
    words: median(words.map((run) => run[name])),
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
      median: median([...page, ...words].map((run) => run.machine)),
      lowest: Math.min(...[...page, ...words].map((run) => run.machine)),
    },
  };
}
