import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumOptions } from '../../testing/browser/browser.ts';
import type { Visitor } from '../options.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The result of one Lighthouse run on a page. */
export interface PageRun {
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Time for which the main thread was blocked, in milliseconds. */
  tbt: number;
  /** Layout shift, rounded by Lighthouse to three decimals. */
  cls: number;
  /** Everything that was transferred, including headers. */
  bytes: number;
  /** The audits that cost points. */
  complaints: string[];
  /** Lighthouse's benchmark of the machine during the run: lower on a busy machine. */
  machine: number;
}

/** On a very busy machine a trace sometimes lacks its start; a new run does not distort results. */
const attempts = 3;

/**
 * Opens a page in a new Chromium and runs Lighthouse on it with the defaults for mobile: a
 * phone's screen, and a simulated slow network; the processor is the visitor's.
 */
export async function runLighthouse(url: string, who: Visitor): Promise<PageRun> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await audit(url, who);
    const { runtimeError } = result;
    if (!runtimeError) return read(result, url);
    const failure = `Lighthouse failed at ${url}: ${runtimeError.message}`;
    if (attempt === attempts) throw new Error(failure);
    console.error(`${failure} Trying again.`);
  }
}

async function audit(url: string, { scheme, slowdown }: Visitor): Promise<Result> {
  // A new browser each time, so that no page finds warm caches.
  const browser = await launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const options: Flags = {
      onlyCategories: [...categories],
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
      // A picture of the whole page, for a report that nobody opens.
      disableFullPageScreenshot: true,
    };
    const run = await lighthouse(url, options, undefined, page);
    if (!run) throw new Error(`Lighthouse gives no result for ${url}`);
    return run.lhr;
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
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    tbt: numberOf('total-blocking-time'),
    cls: Number(numberOf('cumulative-layout-shift').toFixed(3)),
    bytes: numberOf('total-byte-weight'),
    complaints: complaintsOf(result),
    machine: result.environment.benchmarkIndex,
  };
}

/** An audit that failed to run has no score, and its whole category counts as 0. */
function complaintsOf({ audits, categories }: Result): string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isFine = audit?.score === 1 || (audit?.score === null && !audit.errorMessage);
    if (!audit || weight === 0 || isFine) return [];
    const said = audit.errorMessage ?? audit.displayValue ?? '';
    return [`${audit.title} (${id}) ${said}`];
  });
}
