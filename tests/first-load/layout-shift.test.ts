import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { nextPicture } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';

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
  /** How many fonts the page has requested so far. */
  asked: () => number;
  /** Answers the requests for fonts. */
  release: () => void;
  devTools: CDPSession;
}

/** A visitor whose fonts arrive on the test's command, and whose browser records what moves. */
async function lateFonts(screen: BrowserContextOptions): Promise<LateFonts> {
  const page = await journey.browser.newPage(screen);
  const held: (() => void)[] = [];
  let asked = 0;
  await page.route('**/assets/*.woff2', async (route) => {
    asked += 1;
    await new Promise<void>((resume) => held.push(resume));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if ('value' in entry && typeof entry.value === 'number') moved.push(entry.value);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = () => {
      note(observer.takeRecords());
      return moved.reduce((all, one) => all + one, 0);
    };
    Object.assign(window, { shifts });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  return {
    page,
    asked: () => asked,
    release: () => {
      for (const resume of held.splice(0)) resume();
    },
    devTools,
  };
}

/** The downloaded fonts with which the browser draws the text of an element. */
async function fontsOf(devTools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter((font) => font.isCustomFont).map((font) => font.familyName);
}

/**
 * The sum of what moves on a page while its fonts arrive and are applied, as browsers count it.
 * @param meanwhile What the visitor does while the fonts are on their way.
 */
async function shiftsOn(
  path: string,
  { page, asked, release, devTools }: LateFonts,
  meanwhile?: () => Promise<void>,
): Promise<number> {
  const before = asked();
  await page.goto(journey.site.url + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect.poll(asked, { timeout: 10_000, interval: 20 }).toBe(before + 2);
  const standIns = await fontsOf(devTools, 'h1');
  expect(standIns).toEqual([]);
  await meanwhile?.();
  release();
  for (const [part, font] of [
    ['h1', 'Bricolage Grotesque'],
    ['main p', 'Hanken Grotesk'],
  ] as const) {
    const applied = expect.poll(() => fontsOf(devTools, part), { timeout: 10_000, interval: 20 });
    await applied.toContainEqual(expect.stringContaining(font));
  }
  await nextPicture(page);
  return page.evaluate<number>('window.shifts()');
}

/** Tools show three decimals of a layout shift, so that less than this is shown as 0. */
const nothing = 0.0005;

/** Where a visitor may scroll to and fro, in px. */
const scrolled = 600;

test.each(shownPaths)(
  'on %s the fonts are applied when they arrive late, and nothing moves, on a desktop or a phone',
  async (path) => {
    // Both at the same time, because they mostly wait.
    const shifts = await Promise.all(visitors.map((visitor) => shiftsOn(path, visitor)));
    for (const shift of shifts) expect(shift).toBeLessThan(nothing);
  },
);

test('the fonts are applied while a visitor scrolls, and nothing moves but the page, on a desktop or a phone', async () => {
  for (const visitor of visitors) {
    const scroll = () =>
      visitor.page.evaluate(() => {
        const step = () => {
          scrollBy({ top: 3, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        step();
      });
    expect(await shiftsOn('/it/managed-services', visitor, scroll)).toBeLessThan(nothing);
  }
});

test('the fonts are applied also if a visitor has just jumped elsewhere, and nothing moves', async () => {
  for (const visitor of visitors) {
    // One jump before each idle moment: before the page looks where its parts are, and after.
    const jump = () =>
      visitor.page.evaluate(() => {
        const idle = window.requestIdleCallback;
        window.requestIdleCallback = (run, options) =>
          idle((deadline) => {
            scrollBy({ top: 2_600, behavior: 'instant' });
            run(deadline);
          }, options);
      });
    expect(await shiftsOn('/', visitor, jump)).toBeLessThan(nothing);
  }
});

test('nothing is laid out again while the header shrinks and grows, on a desktop or a phone', async () => {
  for (const visitor of visitors) {
    const { page } = visitor;
    const before = await shiftsOn('/', visitor);
    const header = page.locator('header.bar');
    for (const [top, shrunk] of [
      [scrolled, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await expect.poll(() => header.getAttribute('data-shrunk')).toBe(shrunk);
      await header.evaluate((bar) =>
        Promise.all(bar.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await nextPicture(page);
    }
    expect((await page.evaluate<number>('window.shifts()')) - before).toBe(0);
  }
});
