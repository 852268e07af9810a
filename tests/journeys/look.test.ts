import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, showPage } from '../../testing/browser/enquiry-page.ts';
import { phone, prepareJourney } from '../../testing/browser/journey.ts';
import { pages } from '../../testing/specification/specified-pages.ts';

const paths = [...pages.map((page) => page.path), '/nope'];

const journey = prepareJourney();

/** Visitors on a tour of all pages, each with one tab of the browser. */
interface Tour {
  keyboard: Page;
  touch: Page;
  atRest: Page;
}
let tour: Tour;

beforeAll(async () => {
  const still = (options: BrowserContextOptions) =>
    journey.browser.newPage({ reducedMotion: 'reduce', ...options });
  tour = {
    keyboard: await still({ viewport: { width: 1366, height: 700 } }),
    touch: await still(phone),
    atRest: await still({}),
  };
});

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

describe.each(paths)('%s', (path) => {
  test('every keyboard stop is visible, ringed, and none lies under the header', async () => {
    const page = tour.keyboard;
    await showPage(page, journey.site.url + path);
    await page.evaluate(watchFocus);
    let ended: unknown = false;
    for (let stop = 1; !ended && stop <= mostStops; stop += 1) {
      await page.keyboard.press('Tab');
      if (stop % 10 === 0) ended = await page.evaluate('window.watch.ended');
    }
    expect(ended).toBe(true);
    const stops: unknown = await page.evaluate('window.watch.stops');
    expect(Array.isArray(stops) && stops.length).toBeGreaterThan(40);
    expect(Array.isArray(stops) && stops.filter(Boolean)).toEqual([]);
  });

  test('every target is 44 px high on a touch screen, but for links inside sentences', async () => {
    const page = tour.touch;
    await showPage(page, journey.site.url + path);
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
    expect(small).toEqual([]);
  });

  test('nothing moves without end under reduced motion', async () => {
    const page = tour.atRest;
    await showPage(page, journey.site.url + path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
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
