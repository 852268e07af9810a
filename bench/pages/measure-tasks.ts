import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { phone } from '../../testing/browser/journey.ts';
import { median } from '../median.ts';
import { visitSlowly } from './slow-visit.ts';

/** Milliseconds after the load event for which the page is watched. */
const watchTime = 5_000;

/** Chromium's names for its events: every task, and what happens within one. */
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
const task = 'RunTask';
/** Makes an empty document before the page's first byte is read. */
const commit = 'DocumentLoader::CommitNavigation';

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Beginning, length, and for how much of it the thread had a core, in microseconds. */
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
   * Milliseconds for which the longest task kept the processor busy: a busy machine, on which it
   * waits for a core in between, does not change that.
   */
  median: number;
  worst: number;
  /** What filled the worst. */
  content: string;
  /** Milliseconds from the beginning of the longest task to its end, waits included. */
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
  repeats: number,
): Promise<TaskFigures> {
  const longest: LongestTask[] = [];
  // On a very busy machine a trace may begin too late; there is nothing to learn from that one.
  for (let left = repeats * 3; longest.length < repeats; left -= 1) {
    if (left === 0) throw new Error(`Chromium gives no whole trace of ${url}${path}`);
    const task = await visitSlowly(browser, phone, (page) => watchTasks(browser, page, url + path));
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
  // Other processes and threads are in it too: the page's is the one that parsed it.
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

/** The part of a task from which on an event in it is named. */
const notable = 0.2;

function describe(task: TraceEvent, within: readonly TraceEvent[]): string {
  const parts = within
    .filter(({ dur }) => dur >= task.dur * notable)
    .map(({ name, args }) => [name, args?.data?.url?.split('/').at(-1)].filter(Boolean).join(' '));
  return [...new Set(parts)].join(', ');
}
