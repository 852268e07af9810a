import { beforeAll, expect, test } from 'vitest';
import { colourAt } from '../../testing/browser/colour-at.ts';
import { nextPicture } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { type FirstVisitor, firstVisitor, shiftsOn } from './first-visitor.ts';

/** Bytes as sent, which are the same on every machine. `first-flight.test.ts` says when a page's first part is there. */
const budgets = { page: 24_000, script: 105_000, fonts: 40_000, total: 150_000 } as const;
const kinds = ['page', 'script', 'fonts', 'total'] as const;

/** Tools show three decimals of a layout shift, so that less than this is shown as 0. */
const nothing = 0.0005;

/** Where a visitor may scroll to and fro, in px. */
const scrolled = 600;

const journey = prepareJourney();
let visitors: FirstVisitor[];

beforeAll(async () => {
  visitors = [
    await firstVisitor(journey.browser, { viewport: { width: 1366, height: 900 } }),
    await firstVisitor(journey.browser, {
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    }),
  ];
});

// Intl: the first time that a page formats by it keeps a slow phone busy for 50 ms.
test.each(shownPaths)(
  '%s is painted before it requests anything else, is within its budgets, leaves Intl alone, and does not move when its fonts come late, on a desktop or a phone',
  async (path) => {
    // Both at the same time, because they mostly wait.
    const loads = await Promise.all(visitors.map(({ load }) => load(journey.site.url + path)));
    for (const { asked, painted, bytes, files, formats, shifts } of loads) {
      expect(painted).toBeGreaterThan(0);
      expect(asked.length).toBeGreaterThan(3);
      expect(Math.min(...asked)).toBeGreaterThan(painted);
      const over = kinds.filter((kind) => !(bytes[kind] > 0 && bytes[kind] <= budgets[kind]));
      expect(over, JSON.stringify({ bytes, budgets, files }, null, 2)).toEqual([]);
      expect(formats).toEqual([]);
      expect(shifts).toBeLessThan(nothing);
    }
    const [{ page } = { page: undefined }] = visitors;
    expect(await page?.getAttribute('link[rel=icon]', 'href')).toBe('/favicon.svg');
    // The watch sees what it is for.
    await page?.evaluate(() => new Intl.NumberFormat('en-AU'));
    expect(await page?.evaluate('window.formats')).toEqual(['NumberFormat']);
  },
);

test('the fonts are applied while a visitor scrolls, and nothing moves but the page, on a desktop or a phone', async () => {
  for (const { page, load } of visitors) {
    const scroll = () =>
      page.evaluate(() => {
        const step = () => {
          scrollBy({ top: 3, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        step();
      });
    const { shifts } = await load(`${journey.site.url}/it/managed-services`, scroll);
    expect(shifts).toBeLessThan(nothing);
  }
});

test('the fonts are applied also if a visitor has just jumped elsewhere, and nothing moves', async () => {
  for (const { page, load } of visitors) {
    // One jump before each idle moment: before the page looks where its parts are, and after.
    const jump = () =>
      page.evaluate(() => {
        const idle = window.requestIdleCallback;
        window.requestIdleCallback = (run, options) =>
          idle((deadline) => {
            scrollBy({ top: 2_600, behavior: 'instant' });
            run(deadline);
          }, options);
      });
    const { shifts } = await load(journey.site.url, jump);
    expect(shifts).toBeLessThan(nothing);
  }
});

test('nothing is laid out again while the header shrinks and grows, on a desktop or a phone', async () => {
  for (const { page, load } of visitors) {
    const { shifts: before } = await load(journey.site.url);
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
    expect((await shiftsOn(page)) - before).toBe(0);
  }
});

test('a dark page is dark from its first paint, by its HTML alone', async () => {
  const visitor = await journey.visit({ colorScheme: 'dark', javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const path of ['/', '/it/managed-services', '/sitemap', '/nope']) {
    await page.goto(journey.site.url + path);
    const colours = (await colourAt(page, 5, 100)).split(',').map(Number);
    expect(Math.max(...colours), path).toBeLessThan(40);
  }
});
