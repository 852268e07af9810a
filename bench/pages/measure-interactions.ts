import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { type Interaction, interactions } from './interactions.ts';
import { callOf, type Spot, spotOf, type Visit, visit } from './visit.ts';

export interface InteractionMetrics {
  name: string;
  /** Whether the visitor acts right after load. */
  isFirstTap: boolean;
  /** Milliseconds from the click or tap to the next paint; the browser rounds them to 8. */
  median: number;
  /** How often the page painted but never showed what the visitor clicked for. */
  lost: number;
}

/** Browsers do not report faster interactions, so those count as this, in milliseconds. */
const shortestReported = 16;

/** How many times as often a tap right after load is repeated: what the page does just then differs from visit to visit. */
const firstTaps = 3;

/** Milliseconds within which even a slowed browser reports what it painted. */
const reportTime = 500;

export async function measureInteractions(
  browser: Browser,
  url: string,
  who: Repeats,
): Promise<InteractionMetrics[]> {
  const metrics: InteractionMetrics[] = [];
  for (const interaction of interactions) {
    const { name, device, path, target, prepare } = interaction;
    const delays: number[] = [];
    let lost = 0;
    const find = async (page: Visit) => {
      await page.open(url + path);
      return spotOf(page, target);
    };
    // Found on an earlier visit, because the search would keep a slowed, just loaded page busy.
    const known = prepare ? undefined : await visit(browser, device, who, find);
    const repeats = prepare ? who.repeats : who.repeats * firstTaps;
    while (delays.length < repeats) {
      const result = await visit(browser, device, who, (page) =>
        measure(page, url, interaction, known),
      );
      delays.push(result.delay);
      if (result.isLost) lost += 1;
    }
    metrics.push({ name, isFirstTap: !prepare, median: median(delays), lost });
  }
  return metrics;
}

async function measure(page: Visit, url: string, interaction: Interaction, known?: Spot) {
  const { path, prepare, target, answer } = interaction;
  await page.session.send('Page.enable');
  await page.session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: callOf(watch, [shortestReported]),
  });
  await page.open(url + path);
  if (prepare) {
    await prepare(page);
    // Everything reported so far belongs to the preparation.
    await wait(reportTime);
    await page.run(() => {
      delays.length = 0;
    });
  }
  await page.press(known ?? (await spotOf(page, target)));
  // Leaves the page alone until it has painted.
  await wait(reportTime);
  // What was shown before hydration must still be there after it.
  await page.becomes(() => document.documentElement.dataset.hydrated !== undefined);
  const isLost = !(await page.becomes(isShown, answer));
  // A late answer is reported after it is there.
  await wait(reportTime);
  const reported = await page.run(() => delays);
  return { delay: Math.max(shortestReported, ...reported), isLost };
}

function isShown({ selector, words }: Interaction['answer']): boolean {
  const shown = [...document.querySelectorAll(selector)];
  return shown.some(({ textContent }) => words === undefined || textContent === words);
}

/** What `watch` has recorded in the page. */
declare const delays: number[];

/** Runs in the page: the browser's own record of each event that belongs to an interaction. */
function watch(shortestReported: number): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  const options = { type: 'event', buffered: true, durationThreshold: shortestReported };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId) {
        delays.push(entry.duration);
      }
    }
  }).observe(options);
}
