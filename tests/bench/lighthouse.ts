import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import * as v from 'valibot';
import { chromiumOptions } from '../support/browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run of Lighthouse says of a page. */
export interface PageRun {
  /** Of Lighthouse. */
  version: string;
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Largest paint, and time for which the main thread could not answer, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Layout shift, as Lighthouse rounds it: three decimals. */
  cls: number;
  /** Everything that was transferred, headers too. */
  bytes: number;
  /** The audits that cost points, each with what Lighthouse says of it. */
  complaints: string[];
}

/**
 * Opens a page in a new Chromium and lets Lighthouse judge it with its defaults for mobile: a
 * phone's screen, and a slow network and processor, both simulated.
 */
export async function runLighthouse(url: string): Promise<PageRun> {
  // A browser of its own: nothing is warm for the second page of a pair.
  const browser = await launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const flags = { onlyCategories: [...categories] };
    const run = await lighthouse(url, { ...flags, logLevel: 'error' }, undefined, page);
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${run?.lhr.runtimeError?.message}`);
    }
    return read(run.lhr, url);
  } finally {
    await browser.close();
  }
}

function read(result: Result, url: string): PageRun {
  const numberOf = (audit: string): number => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gives no ${audit} for ${url}`);
    return value;
  };
  return {
    version: result.lighthouseVersion,
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: Number(numberOf('cumulative-layout-shift').toFixed(3)),
    bytes: numberOf('total-byte-weight'),
    complaints: complaintsOf(result),
  };
}

/** An audit that failed to run has no score, and its whole category counts as 0. */
function complaintsOf({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFine = audit?.score === 1 || (audit?.score === null && !audit.errorMessage);
      if (!audit || weight === 0 || isFine) return [];
      // Which tasks they are that block is another audit's knowledge.
      const { details } = id === 'total-blocking-time' ? (audits['long-tasks'] ?? audit) : audit;
      const said = [audit.displayValue, audit.explanation, audit.errorMessage, ...places(details)];
      return [`${title}: ${audit.title} (${id}): ${said.filter(Boolean).join('; ')}`];
    }),
  );
}

const table = v.object({
  items: v.array(
    v.object({
      node: v.optional(v.object({ selector: v.string() })),
      url: v.optional(v.string()),
      description: v.optional(v.string()),
      duration: v.optional(v.number()),
      startTime: v.optional(v.number()),
    }),
  ),
});

/** How many places of an audit are named. */
const enough = 4;

function places(details: unknown): string[] {
  const parsed = v.safeParse(table, details);
  if (!parsed.success) return [];
  return parsed.output.items.slice(0, enough).map((item) => {
    const { node, description, url, duration, startTime } = item;
    const place = node?.selector ?? description ?? url ?? '';
    if (duration === undefined || startTime === undefined) return place;
    return `${duration.toFixed(0)} ms at ${startTime.toFixed(0)} ms in ${place}`;
  });
}
