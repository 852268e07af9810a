import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { pages } from '../../testing/specification/specified-pages.ts';

const paths = [...pages.map((page) => page.path), '/nope'];

const journey = prepareJourney();
let visitors: LateFonts[];

beforeAll(async () => {
  visitors = [
    await lateFonts({ viewport: { width: 1366, height: 900 } }),
    await lateFonts({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }),
  ];
});

interface LateFonts {
  page: Page;
  /** How many fonts the page asked for so far. */
  asked: () => number;
}

/** A visitor whose fonts arrive 300 ms late, and whose browser notes what moves. */
async function lateFonts(screen: BrowserContextOptions): Promise<LateFonts> {
  const page = await journey.browser.newPage(screen);
  let asked = 0;
  await page.route('**/assets/*.woff2', async (route) => {
    asked += 1;
    await new Promise((resume) => setTimeout(resume, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        moved.push(`${'value' in entry ? entry.value : ''}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, asked: () => asked };
}

/** The sum of what moved on a page, as browsers count it, with both fonts there. */
async function shiftsOn(path: string, { page, asked }: LateFonts): Promise<number> {
  const before = asked();
  await page.goto(journey.site.url + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect.poll(asked, { timeout: 10_000 }).toBe(before + 2);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const shifts: unknown = await page.evaluate('window.moved');
  return Array.isArray(shifts) ? shifts.reduce((all, one) => all + Number(one), 0) : 1;
}

test.each(paths)(
  'nothing moves on %s, on a desktop or a phone, though the fonts arrive late',
  async (path) => {
    // Both at the same time, because they mostly wait.
    const shifts = await Promise.all(visitors.map((visitor) => shiftsOn(path, visitor)));
    // What a browser reports as 0 in its tools, which show three places.
    for (const shift of shifts) expect(shift).toBeLessThan(0.0005);
  },
);
