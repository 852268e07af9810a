import { type Browser, errors, type Locator, type Page } from 'playwright-core';
import * as v from 'valibot';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { type Interaction, interactions } from './interactions.ts';
import { visitSlowly } from './slow-visit.ts';

const delay = v.object({
  /** Milliseconds from the click or tap to the next paint; the browser rounds them to 8. */
  total: v.number(),
  /** Of these, until the first handler ran, in handlers, and from there to the paint. */
  waiting: v.number(),
  handling: v.number(),
  painting: v.number(),
});

type Delay = v.InferOutput<typeof delay>;

export interface InteractionFigures {
  name: string;
  /** Milliseconds. */
  median: number;
  worst: number;
  /** The parts of the worst. */
  parts: Omit<Delay, 'total'>;
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
  { repeats, scheme }: Repeats,
): Promise<InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  for (const interaction of interactions) {
    const delays: Delay[] = [];
    let lost = 0;
    const spot = interaction.prepare ? undefined : await findSpot(browser, url, interaction);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const result = await visitSlowly(browser, interaction.device, scheme, (page) =>
        measure(page, url, interaction, spot),
      );
      delays.push(result.delay);
      if (result.isLost) lost += 1;
    }
    const totals = delays.map(({ total }) => total);
    const { total: worst, ...parts } = slowest(delays);
    figures.push({ name: interaction.name, median: median(totals), worst, parts, lost });
  }
  return figures;
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
  const delays = v.parse(v.array(delay), await page.evaluate('window.delays'));
  const least = { total: shortestReported, waiting: 0, handling: 0, painting: 0 };
  return { delay: slowest([least, ...delays]), isLost };
}

function isTimeout(error: unknown): true {
  if (error instanceof errors.TimeoutError) return true;
  throw error;
}

const slowest = (delays: Delay[]): Delay =>
  delays.reduce((worst, next) => (next.total > worst.total ? next : worst));

/** Runs in the page: the browser's own record of each event that belongs to an interaction. */
function watch(shortestReported: number): void {
  const delays: object[] = [];
  Object.assign(window, { delays });
  const options = { type: 'event', buffered: true, durationThreshold: shortestReported };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { startTime, duration, processingStart, processingEnd } = entry;
      delays.push({
        total: duration,
        waiting: processingStart - startTime,
        handling: processingEnd - processingStart,
        painting: startTime + duration - processingEnd,
      });
    }
  }).observe(options);
}
