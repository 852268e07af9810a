import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { phone } from '../../testing/browser/journey.ts';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { visitSlowly } from './slow-visit.ts';

/** Milliseconds for which the page is traced after its load event. */
const watchTime = 5_000;

/** Chromium's names for its events: every task, and the events within it. */
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
const task = 'RunTask';
/** Creates an empty document before the page's first byte is read. */
const commit = 'DocumentLoader::CommitNavigation';

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Start, duration, and the part of it during which the thread had a core, in microseconds. */
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(
    v.object({
      beginData: v.optional(v.object({ url: v.optional(v.string()) })),
      data: v.optional(v.object({ url: v.optional(v.string()) })),
    }),
  ),
});
const trace = v.object({ traceEvents: v.array(event) });

type TraceEvent = v.InferOutput<typeof event>;

export interface TaskFigures {
  name: string;
  /**
   * Milliseconds of processor time of the longest task: waits for a core on a busy machine do not
   * count.
   */
  median: number;
  worst: number;
  /** The main events of the worst. */
  content: string;
  /** Milliseconds from start to end of the longest task, including waits. */
  medianWithWaits: number;
}

interface LongestTask {
  busy: number;
  content: string;
  withWaits: number;
}

/** The longest task of the main thread, from navigation until `watchTime` after the page loaded. */
export async function measureLongestTask(
  browser: Browser,
  url: string,
  path: string,
  { repeats, scheme }: Repeats,
): Promise<TaskFigures> {
  const longest: LongestTask[] = [];
  // On a very busy machine a trace may begin too late; such a trace is discarded.
  for (let left = repeats * 3; longest.length < repeats; left -= 1) {
    if (left === 0) throw new Error(`Chromium gives no complete trace of ${url}${path}`);
    const task = await visitSlowly(browser, phone, scheme, (page) =>
      watchTasks(browser, page, url + path),
    );
    if (task) longest.push(task);
  }
  const worst = longest.reduce((worst, next) => (next.busy > worst.busy ? next : worst));
  return {
    name: path,
    median: median(longest.map(({ busy }) => busy)),
    worst: worst.busy,
    content: worst.content,
    medianWithWaits: median(longest.map(({ withWaits }) => withWaits)),
  };
}

async function watchTasks(
  browser: Browser,
  page: Page,
  url: string,
): Promise<LongestTask | undefined> {
  await browser.startTracing(page, { categories: traced });
  await page.goto(url);
  await page.waitForTimeout(watchTime);
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  // The trace holds other processes and threads too: the page's thread is the one that parsed it.
  const parser = traceEvents.find(({ args }) => args?.beginData?.url === url);
  if (!parser) return undefined;
  const events = traceEvents.filter(({ pid, tid }) => pid === parser.pid && tid === parser.tid);
  const tasks = events
    .filter(({ name }) => name === task)
    .map((task) => ({ task, within: eventsWithin(task, events) }))
    .filter(({ within }) => !within.some(({ name }) => name === commit))
    .sort((a, b) => b.task.tdur - a.task.tdur);
  const [longest] = tasks;
  return (
    longest && {
      busy: longest.task.tdur / 1_000,
      content: describe(longest.task, longest.within),
      withWaits: Math.max(...tasks.map(({ task }) => task.dur)) / 1_000,
    }
  );
}

function eventsWithin(task: TraceEvent, events: readonly TraceEvent[]): TraceEvent[] {
  const end = task.ts + task.dur;
  return events.filter(
    (event) => event !== task && event.ts >= task.ts && event.ts + event.dur <= end,
  );
}

/** Events that take at least this share of a task are listed. */
const notable = 0.2;

function describe(task: TraceEvent, within: readonly TraceEvent[]): string {
  const parts = within
    .filter(({ dur }) => dur >= task.dur * notable)
    .map(({ name, args }) => [name, args?.data?.url?.split('/').at(-1)].filter(Boolean).join(' '));
  return [...new Set(parts)].join(', ');
}
