import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lines } from '../../../content/lines.ts';
import { builtScript, hold, hydrated, nextPicture } from '../../../testing/browser/enquiry-page.ts';
import { hasDecidedOnFonts } from '../../../testing/browser/fonts.ts';
import { desktop, phone, prepareJourney } from '../../../testing/browser/journey.ts';
import { isService, sitePaths } from '../../../testing/project/site-paths.ts';

// What is far below the first screen is laid out in an idle moment (`site/styles/first-screen.css`).

const journey = prepareJourney();

/** One page of each kind, and what is far below its first screen. */
const pages = [
  ['/', '#contact form'],
  ['/it', '#contact-form form'],
  ['/it/it-strategy', '#contact-form form'],
  ['/privacy-policy', '.legal > section:last-of-type h2'],
] as const;

const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** A page whose boot module does not come. */
async function openWithoutBoot(path: string, options: Parameters<typeof journey.visit>[0]) {
  const page = await (await journey.visit(options)).newPage();
  await page.route(`**${builtScript(/dataset\.opening/)}`, (route) => route.abort());
  await page.goto(journey.site.url + path);
  await nextPicture(page);
  return page;
}

/** The top of the contact section on the screen, in px, once scrolling has ended. */
async function topOfContact(page: Page): Promise<number> {
  const top = () =>
    page.locator('#contact-form').evaluate((section) => section.getBoundingClientRect().top);
  // On a busy machine a picture may pass before scrolling has begun.
  let restingPictures = 0;
  await expect
    .poll(async () => {
      const before = await top();
      await nextPicture(page);
      restingPictures = (await top()) === before ? restingPictures + 1 : 0;
      return restingPictures;
    })
    .toBeGreaterThan(5);
  return top();
}

/** Under the header, which is 120 px high. */
const isUnderHeader = (top: number) => top > 60 && top < 180;

describe.each(pages)('%s', (path, part) => {
  test('waits for an idle moment with what is far below, and then has all of it', async () => {
    const early = await openWithoutBoot(path, phone);
    expect(await isLaidOut(early, part)).toBe(false);
    const page = await journey.open(path, phone);
    await expect.poll(() => isLaidOut(page, part)).toBe(true);
  });

  test('has all of it at once without scripts', async () => {
    const page = await journey.openPlain(path, phone);
    expect(await page.locator(part).isVisible()).toBe(true);
    const skipped = await page
      .locator('.far, .legal > section')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
    expect(new Set(skipped)).toEqual(new Set(['visible']));
  });
});

/** A part that a phone shows in its second picture, and the first words that it pushes down. */
const inSecondPicture = [
  ...lines.map(({ path }) => ({ path, part: '.near h2', pushed: '.near h2' })),
  ...sitePaths
    .filter(isService)
    .map((path) => ({ path, part: '.figure figcaption', pushed: '#related' })),
];

test.each(inSecondPicture)(
  '$path shows what follows in the second picture of a phone before the script, and moves nothing on its screen',
  async ({ path, part, pushed }) => {
    // The widest and highest screen on which it waits (`site/styles/first-screen.css`).
    const screen = { ...phone, viewport: { width: 639, height: 847 } };
    const page = await openWithoutBoot(path, screen);
    await expect.poll(() => isLaidOut(page, `${part} >> nth=0`)).toBe(true);
    // Above its heading a section is empty.
    const first = await page.locator(pushed).first().boundingBox();
    expect(first?.y).toBeGreaterThan(screen.viewport.height);
  },
);

/** How far below the top of the screen each heading is, in px. */
const topsOfHeadings = () =>
  [...document.querySelectorAll('main h2')].map((heading) => heading.getBoundingClientRect().top);

/** Waits until the page answers and has the fonts that it keeps. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.evaluate(hasDecidedOnFonts)).toBe(true);
  await nextPicture(page);
}

/** Opens a page and scrolls to a share of its height, where it will be left. */
async function leave(page: Page, path: string, share: number): Promise<void> {
  await page.goto(journey.site.url + path);
  await settled(page);
  await page.evaluate((share) => {
    const top = share * document.documentElement.scrollHeight - innerHeight / 2;
    scrollTo({ top, behavior: 'instant' });
  }, share);
  await nextPicture(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
}

/** By how many px the heading that was nearest to the top of the screen has moved. */
function shift(left: readonly number[], found: readonly number[]): number {
  const distances = left.map(Math.abs);
  const nearest = distances.indexOf(Math.min(...distances));
  return Math.abs((found[nearest] ?? 0) - (left[nearest] ?? 0));
}

/** Px by which a place may be missed: before its own fonts a page is longer or shorter by lines. */
const most = 80;

/** Ways to come back to a page. Chromium keeps none in memory while it is driven by a test: Back loads the page. */
const returns = {
  reload: (page: Page) => page.reload(),
  async Back(page: Page) {
    await page.goto('about:blank');
    await page.goBack();
  },
};

/** Near the end of a page, and in its middle. */
const returning = [
  ['reload', 0.9],
  ['reload', 0.5],
  ['Back', 0.9],
] as const;

test.each(
  pages.flatMap(([path]) =>
    [desktop, phone].flatMap((screen) =>
      returning.map(([way, share]) => ({ path, screen, way, share })),
    ),
  ),
)(
  'after $way, $path shows the place where it was left, $share of it, $screen.viewport.width px',
  async ({ path, screen, way, share }) => {
    const page = await (await journey.visit(screen)).newPage();
    await leave(page, path, share);
    const left = await page.evaluate(topsOfHeadings);
    await returns[way](page);
    await settled(page);
    // After Back the router only knows how many px were above.
    expect(shift(left, await page.evaluate(topsOfHeadings))).toBeLessThan(
      way === 'reload' ? most : 2 * most,
    );
  },
);

test('after a reload on a slow processor, which shows a page in parts, the place is the same', async () => {
  const visitor = await journey.visit(phone);
  const page = await visitor.newPage();
  await leave(page, '/privacy-policy', 0.5);
  const left = await page.evaluate(topsOfHeadings);
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Where the browser puts it, before anything else changes.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await nextPicture(page);
  expect(shift(left, await page.evaluate(topsOfHeadings))).toBeLessThan(most);
});

test.each([desktop, phone])(
  'an address of a section leads there, also before the script, $viewport.width px',
  async (screen) => {
    const page = await openWithoutBoot('/it/it-strategy#contact-form', screen);
    expect(await topOfContact(page)).toSatisfy(isUnderHeader);
  },
);

test.each([desktop, phone])(
  'a link to a section leads there before the script, and the visitor stays there, $viewport.width px',
  async (screen) => {
    const page = await (await journey.visit(screen)).newPage();
    const release = await hold(page, `**${builtScript(/dataset\.opening/)}`);
    await page.goto(`${journey.site.url}/it/it-strategy`);
    await page.locator('main').getByRole('link', { name: 'Contact Us' }).click();
    const before = await topOfContact(page);
    expect(before).toSatisfy(isUnderHeader);
    release();
    await hydrated(page);
    await expect.poll(() => isLaidOut(page, '#process')).toBe(true);
    expect(Math.abs((await topOfContact(page)) - before)).toBeLessThan(3);
  },
);
