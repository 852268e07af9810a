import type { Browser } from 'puppeteer-core';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { type TraceEvent, traceVisit } from './trace-visit.ts';

const task = 'RunTask';
/** Creates an empty document before the page's first byte is read. */
const commit = 'DocumentLoader::CommitNavigation';
const firstPaint = 'firstContentfulPaint';

export interface TaskFigures {
  name: string;
  /**
   * Milliseconds of processor time of the longest task up to the first paint, which is styles, layout
   * and drawing: waits for a core on a busy machine do not count.
   */
  drawing: { median: number; worst: number };
  /** The same of the longest task after it: scripts and fonts. */
  working: { median: number; worst: number };
  /** The main events of the worst of these. */
  content: string;
}

interface Task {
  /** Milliseconds of processor time. */
  busy: number;
  content: string;
}

interface LongestTasks {
  drawing: Task;
  working: Task;
}

/** The longest tasks of the main thread, up to the first paint and after it. */
export async function measureLongestTasks(
  browser: Browser,
  url: string,
  path: string,
  { repeats, scheme }: Repeats,
): Promise<TaskFigures> {
  const visits: LongestTasks[] = [];
  // On a very busy machine a trace may begin too late; such a trace is discarded.
  for (let left = repeats * 3; visits.length < repeats; left -= 1) {
    if (left === 0) throw new Error(`Chromium gives no complete trace of ${url}${path}`);
    const tasks = longestIn((await traceVisit(browser, url + path, scheme)) ?? []);
    if (tasks) visits.push(tasks);
  }
  const drawing = visits.map((visit) => visit.drawing);
  const working = visits.map((visit) => visit.working);
  return {
    name: path,
    drawing: figuresOf(drawing),
    working: figuresOf(working),
    content: longest(working).content,
  };
}

const figuresOf = (tasks: readonly Task[]) => ({
  median: median(tasks.map(({ busy }) => busy)),
  worst: longest(tasks).busy,
});

const longest = (tasks: readonly Task[]): Task =>
  tasks.reduce((worst, next) => (next.busy > worst.busy ? next : worst), { busy: 0, content: '' });

function longestIn(events: readonly TraceEvent[]): LongestTasks | undefined {
  const painted = events.find(({ name }) => name === firstPaint);
  if (!painted) return undefined;
  const tasks = events
    .filter(({ name }) => name === task)
    .map((task) => ({ task, within: eventsWithin(task, events) }))
    .filter(({ within }) => !within.some(({ name }) => name === commit));
  const longestOf = (some: typeof tasks) =>
    longest(
      some.map(({ task, within }) => ({
        busy: task.tdur / 1_000,
        content: describe(task, within),
      })),
    );
  return {
    drawing: longestOf(tasks.filter(({ task }) => task.ts < painted.ts)),
    working: longestOf(tasks.filter(({ task }) => task.ts >= painted.ts)),
  };
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
