import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import * as v from 'valibot';
import { phone } from '../../testing/browser/journey.ts';
import type { Visitor } from '../options.ts';
import { visit } from './visit.ts';

/** Milliseconds for which a page is traced. */
const watchTime = 5_000;

/** Chromium's names for its events: every task, and the events within it. */
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Start, duration, and the part of it during which the thread had a core, in microseconds. */
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ beginData: v.optional(v.object({ url: v.optional(v.string()) })) })),
});
const events = v.array(event);

export type TraceEvent = v.InferOutput<typeof event>;

/**
 * A first visit on a slowed phone, as Chromium's trace has it: the events of the page's own thread, or nothing if the
 * trace began too late.
 */
export function traceVisit(
  browser: Browser,
  url: string,
  who: Visitor,
): Promise<TraceEvent[] | undefined> {
  return visit(browser, phone, who, async ({ session }) => {
    const all = await trace(session, url);
    // The trace holds other processes and threads too: the page's thread is the one that parsed it.
    const parser = all.find(({ args }) => args?.beginData?.url === url);
    return parser && all.filter(({ pid, tid }) => pid === parser.pid && tid === parser.tid);
  });
}

async function trace(session: CDPSession, url: string): Promise<TraceEvent[]> {
  const parts: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => parts.push(...v.parse(events, value)));
  await session.send('Tracing.start', { traceConfig: { includedCategories: traced } });
  await session.send('Page.navigate', { url });
  await wait(watchTime);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return parts;
}
