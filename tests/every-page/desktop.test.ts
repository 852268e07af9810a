import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { faultsOfFigure } from '../../testing/browser/figure-faults.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { hiddenPaths, isService, unknownPath } from '../../testing/project/site-paths.ts';
import { walkedPaths } from '../../testing/project/walked-paths.ts';
import { findViolations } from './find-violations.ts';
import { keyboardStops } from './keyboard-stops.ts';
import { watchPolicy } from './watch-policy.ts';

/** Low, because no rule depends on the height, and drawing takes time. */
const view = { width: 1366, height: 400 };

const widths = [320, 360, 390, 480, 640, 768, 1023, 1024, 1280, 1366, 1920];

const figure = 'figure.figure';

const journey = prepareJourney();
let page: Page;

/** What the visit to the current page has recorded. */
let visit: {
  policy: string | undefined;
  complaints: string[];
  foreign: string[];
  wordsBefore: string[];
  wordsAfter: string[];
};

/** The script places the decorative balls; all other text is in the HTML. What is far below counts before it is laid out. */
const words = async () => {
  await page.evaluate(() => delete document.documentElement.dataset.opening);
  return (await page.locator('#root').innerText()).split('\n').filter((line) => line !== '8');
};

/** Runs in the page: what makes it scroll sideways. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} px`, ...culprits.slice(0, 3).map((element) => element.outerHTML)];
}

async function visitPage(path: string): Promise<typeof visit> {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(journey.site.url)) foreign.push(request.url());
  });
  await page.setViewportSize(view);
  const response = await page.goto(journey.site.url + path);
  const policy = response?.headers()['content-security-policy'];
  const wordsBefore = await words();
  await hydrated(page);
  return { policy, complaints, foreign, wordsBefore, wordsAfter: await words() };
}

// One visit to each page: the first tests check how it arrives, the later ones use it.
beforeAll(async () => {
  const visitor = await journey.browser.newContext({ viewport: view, reducedMotion: 'reduce' });
  await visitor.addInitScript(watchPolicy);
  page = await visitor.newPage();
});

describe.each(walkedPaths)('%s on a desktop', (path) => {
  beforeAll(async () => {
    visit = await visitPage(path);
  });

  test('hydrates without changing a word, and requests nothing from another host', async () => {
    expect(visit.wordsAfter).toEqual(visit.wordsBefore);
    expect(visit.foreign).toEqual([]);
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').count()).toBe(
      hiddenPaths.includes(path) ? 0 : 1,
    );
  });

  if (path !== unknownPath) {
    test('writes no error and no warning to the console', () => {
      expect(visit.complaints).toEqual([]);
    });
  }

  test('is sent with the content policy, and does not breach it', async () => {
    expect(visit.policy).toMatch(/^default-src 'none'; /);
    expect(await page.evaluate('window.breaches')).toEqual([]);
  });

  test('has no violations found by axe, in light or in dark', async () => {
    expect(await findViolations(page)).toEqual([]);
  });

  test('shows a focus ring at every keyboard stop, none of them under the header', async () => {
    await page.setViewportSize({ width: 1366, height: 700 });
    const stops = await keyboardStops(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(Boolean)).toEqual([]);
  });

  test('runs no animation under reduced motion', async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // Animations of elements that have come into view would start with the next frame.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  if (isService(path)) {
    test('has its figure as text, with a caption', async () => {
      const drawn = page.locator(figure);
      expect((await drawn.locator('figcaption').innerText()).length).toBeGreaterThan(20);
      const texts = drawn.locator('li, fieldset, text:visible').filter({ hasText: /\w{3}/ });
      expect(await texts.count()).toBeGreaterThan(2);
      // A drawing without text is hidden from screen readers.
      expect(await drawn.locator('svg:not([aria-hidden]):not(:has(text))').count()).toBe(0);
    });
  }

  test('never scrolls sideways from 320 to 1920 px, and no text of its figure overlaps another', async () => {
    for (const width of widths) {
      // Low, because nothing but the width matters, and drawing takes time.
      await page.setViewportSize({ width, height: 300 });
      expect(await page.evaluate(beyondTheEdge), `${width} px`).toEqual([]);
      if (!isService(path)) continue;
      expect(await page.evaluate(faultsOfFigure, figure), `${width} px`).toEqual([]);
    }
  });
});
