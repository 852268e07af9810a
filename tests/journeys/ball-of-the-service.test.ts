import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ballNumberOf, entryAt } from '../../content/catalogue.ts';
import { hold } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney, small } from '../../testing/browser/journey.ts';
import { menuButton } from '../../testing/browser/parts.ts';

const journey = prepareJourney();

/** Opens a page whose balls will stand still where they set out: a busy machine may look too late for a roll. */
async function openHeld(path: string, device?: BrowserContextOptions): Promise<Page> {
  const page = await journey.openStopped(path, device);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const started = animate.apply(this, motion);
      started.pause();
      return started;
    };
  });
  return page;
}

/** Lets time pass until the overlay lies over the new page, and its first picture is drawn. */
async function untilOpened(page: Page): Promise<void> {
  const opened = page.locator('.overlay:not([data-waiting])');
  // The picture that answers the click.
  await page.clock.runFor(20);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return opened.count();
    })
    .toBe(1);
  // The ball lies in its place from the first picture on, which may be late on a busy machine.
  const laid = () =>
    page
      .locator('.own .ball')
      .evaluateAll((balls) =>
        balls.every((ball) => ball instanceof SVGElement && ball.style.transform !== ''),
      );
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return laid();
    })
    .toBe(true);
}

/** A touch screen on which the first screen has the whole table. */
const tablet = { ...phone, viewport: { width: 900, height: 1500 } };

/** Centre and diameter of the ball that the selector finds, in px of the screen. */
const spotOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((ball) => {
      const { left, top, width, height } = ball.getBoundingClientRect();
      // The box of a ball that is turned is larger than the ball.
      const { a, b } = new DOMMatrix(getComputedStyle(ball).transform);
      const size = ball.closest('.own') ? ball.clientWidth * Math.hypot(a, b) : width;
      return { x: left + width / 2, y: top + height / 2, size };
    });

/** Where the overlay's ball is at a moment of its way, from 0 to 1. */
async function ballAt(page: Page, share: number) {
  await page.locator('.own .ball').evaluate((ball, part) => {
    for (const motion of ball.getAnimations()) {
      const { endTime } = motion.effect?.getComputedTiming() ?? {};
      motion.currentTime = Number(endTime) * part;
    }
  }, share);
  return spotOf(page, '.own .ball');
}

/** Fails if two places differ by more than a px. */
function expectSame(one: Record<'x' | 'y' | 'size', number>, other: typeof one): void {
  expect(Math.abs(one.x - other.x)).toBeLessThan(1);
  expect(Math.abs(one.y - other.y)).toBeLessThan(1);
  expect(Math.abs(one.size - other.size)).toBeLessThan(1);
}

/** The ball of the page that is under the overlay. */
const ownOf = (page: Page) => spotOf(page, 'main [data-own] > use >> visible=true');

const motions = (page: Page) =>
  page.locator('.own .ball').evaluate((ball) => ball.getAnimations().length);

describe('A change of page carries the service’s ball', () => {
  test.each([
    [
      'from a drop-down',
      '/',
      '/cyber/on-demand-infosec-team',
      '#menu-cyber',
      desktop,
      (page: Page) => menuButton(page, 'Cyber').click(),
    ],
    [
      'from the panel',
      '/',
      '/it/it-project-management',
      '#menu-panel',
      tablet,
      async (page: Page) => {
        await menuButton(page, 'Menu').click();
        await page.locator('#menu-panel').getByText('IT Services', { exact: true }).click();
      },
    ],
    [
      'from the row of an overview',
      '/design',
      '/design/web-design-development',
      '.choice',
      desktop,
    ],
    ['from a card of the home page', '/', '/it/managed-services', '.on-rail', desktop],
    [
      'from a related service',
      '/cyber/essential-eight-assessment',
      '/cyber/on-demand-infosec-team',
      '.related',
      desktop,
    ],
  ])('%s', async (_, from, to, place, device, open = async (_page: Page) => {}) => {
    const page = await openHeld(from, device);
    await open(page);
    const link = page.locator(`${place} a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    // The ball of a row rolls to its ring: what counts is where it is when the link is clicked.
    await page.evaluate(() => {
      for (const motion of document.getAnimations()) {
        if (motion.timeline === document.timeline) motion.finish();
      }
    });
    await link.evaluate((element) => {
      const row = element.closest('li') ?? element;
      row.querySelector('.ball, .small-ball')?.setAttribute('data-start', '');
    });
    const start = await spotOf(page, '[data-start]');
    await link.click();
    await untilOpened(page);
    expectSame(await ballAt(page, 0), start);
    expectSame(await ballAt(page, 0.9999), await ownOf(page));
    const entry = entryAt(to);
    expect(await page.locator('.overlay .ball').allTextContents()).toEqual([
      String(entry && ballNumberOf(entry)),
    ]);
  });

  test('which only takes its place if the link has none', async () => {
    const page = await openHeld('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
    await untilOpened(page);
    expectSame(await ballAt(page, 0.9999), await ownOf(page));
  });

  test('which stops at the cushion if its place is further down the page', async () => {
    const page = await openHeld('/', { viewport: { width: 400, height: 400 } });
    await page.locator('footer a[href="/design/ui-ux-design"]').dispatchEvent('click');
    await untilOpened(page);
    expect((await ownOf(page)).y).toBeGreaterThan(400);
    const { y, size } = await ballAt(page, 0.9999);
    expect(y + size / 2).toBeCloseTo(400 - 40, 0);
  });

  test('which lies still under reduced motion', async () => {
    const page = await journey.openStopped('/', small);
    await page.locator('.on-rail a').first().click();
    await untilOpened(page);
    expect(await motions(page)).toBe(0);
    expect(await page.locator('.own line').getAttribute('x1')).toBeNull();
    const { size } = await spotOf(page, '.own .ball');
    expect(size).toBeCloseTo((await ownOf(page)).size, 0);
  });

  test('which waits at the link while the page is fetched', async () => {
    const page = await journey.open('/cyber');
    const release = await hold(page, '**/design/logos-print-business-branding');
    await menuButton(page, 'Design').focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu-design').waitFor();
    // It opens with a movement, in which its balls have no place yet.
    await page.locator('#menu-design').evaluate((menu) => {
      for (const movement of menu.getAnimations()) movement.finish();
    });
    const row = page.locator('#menu-design li').filter({ hasText: 'Logos, Print' });
    await row.locator('.small-ball').evaluate((ball) => ball.setAttribute('data-start', ''));
    const start = await spotOf(page, '[data-start]');
    const link = row.getByRole('link');
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await page.locator('.overlay[data-waiting] .own').waitFor({ state: 'attached' });
    expectSame(await spotOf(page, '.own .ball'), start);
    expect(await motions(page)).toBe(1);
    release();
    await page.locator('.overlay').waitFor({ state: 'detached' });
  });

  test('which keeps no click from the page', async () => {
    const page = await journey.openStopped('/');
    await page.locator('.on-rail a').first().click();
    await untilOpened(page);
    const hit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('main, .overlay')?.localName,
      await spotOf(page, 'main h1'),
    );
    expect(hit).toBe('main');
  });
});

test('A page without a service’s ball opens under five that float', async () => {
  const page = await journey.openStopped('/it/it-strategy');
  await page.locator('.badge').getByRole('link', { name: 'IT Consulting' }).click();
  await untilOpened(page);
  const balls = page.locator('.overlay > .ball');
  expect(await balls.count()).toBe(5);
  for (const ball of await balls.all()) {
    const look = await ball.evaluate((shape) => [
      getComputedStyle(shape).width,
      shape.getAnimations().length,
    ]);
    expect(look).toEqual(['92px', 1]);
  }
});
