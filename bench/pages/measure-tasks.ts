import type { Browser } from 'puppeteer-core';
import type { Site } from '../../testing/servers/site.ts';
import { median } from '../median.ts';
import type { Repeats, Visitor } from '../options.ts';
import { type TraceEvent, traceVisit } from './trace-visit.ts';

const task = 'RunTask';
/** Creates an empty document before the page's first byte is read. */
const commit = 'DocumentLoader::CommitNavigation';
const firstPaint = 'firstContentfulPaint';

/**
 * Medians of the longest main-thread task, in milliseconds of processor time: waits for a core on a busy
 * machine do not count.
 */
export interface TaskMetrics {
  /** The path of the page. */
  name: string;
  /** Up to the first paint: styles, layout and drawing. */
  drawing: { page: number; text: number };
  /** After it: scripts and fonts. */
  working: { page: number; text: number };
}

/** Milliseconds of processor time. */
interface LongestTasks {
  drawing: number;
  working: number;
}

/** Alternates page and text-only version, so that a slow moment of the machine affects both. */
export async function measureTasks(
  browser: Browser,
  site: Site,
  textOnly: Site,
  paths: readonly string[],
  who: Repeats,
): Promise<TaskMetrics[]> {
  const metrics: TaskMetrics[] = [];
  for (const path of paths) {
    const visits: { page: LongestTasks; text: LongestTasks }[] = [];
    while (visits.length < who.repeats) {
      visits.push({
        page: await longestTasks(browser, site.url + path, who),
        text: await longestTasks(browser, textOnly.url + path, who),
      });
    }
    const medians = (part: keyof LongestTasks) => ({
      page: median(visits.map(({ page }) => page[part])),
      text: median(visits.map(({ text }) => text[part])),
    });
    metrics.push({ name: path, drawing: medians('drawing'), working: medians('working') });
  }
  return metrics;
}

/** On a very busy machine a trace may begin too late, and is repeated. */
const attempts = 5;

/** The longest tasks of one visit, up to the first paint and after it. */
export async function longestTasks(
  browser: Browser,
  url: string,
  who: Visitor,
): Promise<LongestTasks> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const tasks = longestIn((await traceVisit(browser, url, who)) ?? []);
    if (tasks) return tasks;
  }
  throw new Error(`Chromium gives no complete trace of ${url}`);
}

function longestIn(events: readonly TraceEvent[]): LongestTasks | undefined {
  const painted = events.find(({ name }) => name === firstPaint);
  if (!painted) return undefined;
  const commits = events.filter(({ name }) => name === commit);
  const isWithin = (inner: TraceEvent, { ts, dur }: TraceEvent) =>
    inner.ts >= ts && inner.ts + inner.dur <= ts + dur;
  const tasks = events
    .filter(({ name }) => name === task)
    .filter((one) => !commits.some((inner) => isWithin(inner, one)));
  const longest = (some: readonly TraceEvent[]) =>
    Math.max(0, ...some.map(({ tdur }) => tdur / 1_000));
  const drawing = longest(tasks.filter(({ ts }) => ts < painted.ts));
  // Nothing is drawn in no time: Chromium has not told how long its tasks took.
  if (drawing === 0) return undefined;
  return { drawing, working: longest(tasks.filter(({ ts }) => ts >= painted.ts)) };
}
