import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pages } from './specified-pages.ts';
import { openPage, showPage } from './support/enquiry-page.ts';
import { phone, prepareJourney } from './support/journey.ts';

const paths = [...pages.map((page) => page.path), '/nope'];

const journey = prepareJourney();

async function visit(
  options: BrowserContextOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const context = await journey.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  for (const path of paths) {
    await showPage(page, journey.site.url + path);
    await look(page, path);
  }
  await context.close();
}

/** More keyboard stops than any page has: where they do not end, the keyboard is caught. */
const mostStops = 200;

/** Judges in the page itself, at each key that goes up, what has the focus then: '' or a fault. */
const watchFocus = () => {
  const watch: { stops: string[]; ended: boolean } = { stops: [], ended: false };
  Object.assign(window, { watch });
  const faultOf = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const inHeader = header?.contains(element) === true || element.matches('.offscreen');
    const style = getComputedStyle(element);
    const name = element.outerHTML.slice(0, 90);
    if (Number.parseFloat(style.outlineWidth) < 2 || style.outlineStyle === 'none') {
      return `no ring: ${name}`;
    }
    if (box.width < 4 || box.height < 4) return `too small to see: ${name}`;
    if (box.bottom <= 0 || box.top >= innerHeight) return `off the screen: ${name}`;
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    return !inHeader && box.top < edge ? `under the header: ${name}` : '';
  };
  addEventListener('keyup', () => {
    const element = document.activeElement;
    if (!element || element === document.body) watch.ended = true;
    else if (!watch.ended) watch.stops.push(faultOf(element));
  });
};

test('every keyboard stop of every page is visible, ringed, and none lies under the header', async () => {
  await visit({ viewport: { width: 1366, height: 700 } }, async (page, path) => {
    await page.evaluate(watchFocus);
    let ended: unknown = false;
    for (let stop = 1; !ended && stop <= mostStops; stop += 1) {
      await page.keyboard.press('Tab');
      if (stop % 10 === 0) ended = await page.evaluate('window.watch.ended');
    }
    expect(ended, path).toBe(true);
    const stops: unknown = await page.evaluate('window.watch.stops');
    expect(Array.isArray(stops) && stops.length, path).toBeGreaterThan(40);
    expect(Array.isArray(stops) && stops.filter(Boolean), path).toEqual([]);
  });
});

test('every target of every page is 44 px high on a touch screen, but for links inside sentences', async () => {
  await visit(phone, async (page, path) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('details')) {
        section.removeAttribute('name');
        section.open = true;
      }
    });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, textarea, summary')].flatMap(
        (element) => {
          const box = element.getBoundingClientRect();
          const shown = element.checkVisibility() && box.width > 1;
          const inSentence =
            getComputedStyle(element).display === 'inline' &&
            element.parentElement?.textContent !== element.textContent;
          const fits = box.height >= 43.5 && box.width >= 24;
          return !shown || inSentence || fits
            ? []
            : [`${Math.round(box.height)} px: ${element.outerHTML.slice(0, 110)}`];
        },
      ),
    );
    expect(small, path).toEqual([]);
  });
});

test('nothing moves without end under reduced motion, on any page', async () => {
  await visit({}, async (page, path) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  });
});

// At the same time, because they mostly wait.
describe.concurrent.each([
  ['a desktop', { viewport: { width: 1366, height: 900 } }],
  ['a phone', { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }],
])('on %s', (_, shape) => {
  test('nothing moves on any page, though the fonts arrive late', async () => {
    const context = await journey.browser.newContext(shape);
    let fonts = 0;
    await context.route('**/assets/*.woff2', async (route) => {
      fonts += 1;
      await new Promise((resume) => setTimeout(resume, 300));
      await route.continue();
    });
    await context.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          moved.push(`${'value' in entry ? entry.value : ''}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: Record<string, number> = {};
    const page = await context.newPage();
    for (const path of paths) {
      fonts = 0;
      await page.goto(journey.site.url + path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      expect(fonts, path).toBe(2);
      const shifts: unknown = await page.evaluate('window.moved');
      const sum = Array.isArray(shifts) ? shifts.reduce((all, one) => all + Number(one), 0) : 1;
      // What a browser reports as 0 in its tools, which show three places.
      if (sum >= 0.0005) moved[path] = sum;
    }
    await context.close();
    expect(moved).toEqual({});
  });
});

test('the page prints without header, menus and form, and without dark ground', async () => {
  const context = await journey.browser.newContext();
  const page = await openPage(context, `${journey.site.url}/it/it-project-management`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').isVisible()).toBe(false);
  expect(await page.locator('form').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const grounds = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).backgroundColor),
    );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await context.close();
});

test('with text at 200 %, no page scrolls sideways and no heading is cut', async () => {
  const context = await journey.browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/cyber/essential-eight-assessment',
    '/it/managed-services',
    '/sitemap',
  ]) {
    await showPage(page, journey.site.url + path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
  await context.close();
});
