import { type Browser, errors, type Locator, type Page } from 'playwright-core';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { type Interaction, interactions } from './interactions.ts';
import { visitSlowly } from './slow-visit.ts';

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

/** Milliseconds within which even a slowed browser reports what it painted. */
const reportTime = 500;

export async function measureInteractions(
  browser: Browser,
  url: string,
  who: Repeats,
): Promise<InteractionMetrics[]> {
  const metrics: InteractionMetrics[] = [];
  for (const interaction of interactions) {
    const delays: number[] = [];
    let lost = 0;
    const isFirstTap = !interaction.prepare;
    const spot = isFirstTap ? await findSpot(browser, url, interaction) : undefined;
    for (let repeat = 0; repeat < who.repeats; repeat += 1) {
      const result = await visitSlowly(browser, interaction.device, who, (page) =>
        measure(page, url, interaction, spot),
      );
      delays.push(result.delay);
      if (result.isLost) lost += 1;
    }
    metrics.push({ name: interaction.name, isFirstTap, median: median(delays), lost });
  }
  return metrics;
}

interface Spot {
  x: number;
  y: number;
}

/** Where on the screen the target is. */
async function spotOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Finds it on an earlier visit, because the search would keep a slowed, just loaded page busy. */
async function findSpot(browser: Browser, url: string, interaction: Interaction): Promise<Spot> {
  const page = await browser.newPage(interaction.device);
  try {
    await page.goto(url + interaction.path);
    return await spotOf(interaction.target(page));
  } finally {
    await page.close();
  }
}

async function measure(page: Page, url: string, interaction: Interaction, known?: Spot) {
  await page.addInitScript(watch, shortestReported);
  await page.goto(url + interaction.path);
  if (interaction.prepare) {
    await interaction.prepare(page);
    // Everything reported so far belongs to the preparation.
    await page.waitForTimeout(reportTime);
    await page.evaluate('window.delays.length = 0');
  }
  const { x, y } = known ?? (await spotOf(interaction.target(page)));
  if (interaction.device.hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  // Leaves the page alone until it has painted.
  await page.waitForTimeout(reportTime);
  // What was shown before hydration must still be there after it.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const isLost = await interaction.answered(page).then(() => false, isTimeout);
  const delays = await page.evaluate<number[]>('window.delays');
  return { delay: Math.max(shortestReported, ...delays), isLost };
}

function isTimeout(error: unknown): true {
  if (error instanceof errors.TimeoutError) return true;
  throw error;
}

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
