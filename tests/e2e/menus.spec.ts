import { expect, type Page, test } from '@playwright/test';
import { servicesOf } from '../specification.ts';
import { open, openWithStoppedClock, painted, phone } from './visit.ts';

const button = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** A link of an open menu. */
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });

/** The last service of each line's drop-down or section. */
const last = { IT: /Managed Services/, Cyber: /On-Demand Information/, Design: /Web Design/ };

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('the header leaves 120 px, and shrinks beyond 84 px of scroll', async ({ page }) => {
  await open(page, '/cyber');
  const height = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const full = await height();
  expect(await topOf(page, 'main section >> nth=0')).toBe(120);
  await scrollTo(page, 84);
  await painted(page);
  expect(await height()).toBe(full);
  expect(await topOf(page, 'header')).toBe(0);
  await scrollTo(page, 85);
  await expect.poll(height).toBeLessThan(full);
});

for (const [path, id] of [
  ['/cyber/on-demand-infosec-team', 'contact-form'],
  ['/', 'contact'],
] as const) {
  test(`Get in Touch on ${path} scrolls smoothly to the form`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      addEventListener('scroll', () => passed.push(scrollY));
    });
    // Repeated, because a busy machine may paint no step.
    await expect(async () => {
      await scrollTo(page, 0);
      await link(page, 'Get in Touch').click();
      await expect.poll(() => topOf(page, `#${id}`), { timeout: 5_000 }).toBeLessThan(200);
      const passed = await page.evaluate<number[]>('window.passed.splice(0)');
      expect(new Set(passed.filter((top) => top > 0)).size).toBeGreaterThan(2);
    }).toPass();
    expect(await topOf(page, `#${id} h2`)).toBeGreaterThan(100);
  });
}

test('Get in Touch on a page without a form leads to that of the home page', async ({ page }) => {
  await open(page, '/privacy-policy');
  await link(page, 'Get in Touch').click();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => topOf(page, '#contact')).toBeLessThan(200);
});

test.describe('a drop-down', () => {
  // `hover-intent.test.ts` has the delays.
  test('opens by hover, not at once, and closes when the pointer leaves it', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await button(page, 'Cyber').hover();
    await page.clock.runFor(195);
    await expect(link(page, last.Cyber)).toBeHidden();
    await page.clock.runFor(10);
    await expect(link(page, last.Cyber)).toBeVisible();
    // Who clicks at the same moment wanted to open it.
    await button(page, 'Cyber').click();
    await link(page, last.Cyber).hover();
    await page.clock.runFor(1_000);
    await expect(link(page, last.Cyber)).toBeVisible();
    await page.mouse.move(300, 750);
    await page.clock.runFor(140);
    await expect(link(page, last.Cyber)).toBeVisible();
    await page.clock.runFor(20);
    await expect(link(page, last.Cyber)).toBeHidden();
  });

  test('opens by click, and closes by click, Escape and a choice', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    for (const [name, line] of [
      ['IT', '/it'],
      ['Cyber', '/cyber'],
      ['Design', '/design'],
    ] as const) {
      await button(page, name).click();
      await expect(link(page, last[name])).toBeVisible();
      const links = page.getByRole('banner').locator(`a[href^="${line}"]:visible`);
      const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(paths).toEqual([line, ...servicesOf(line)]);
    }
    // A click shortly after opening on hover does not close it.
    await page.clock.runFor(1_000);
    await button(page, 'Design').click();
    await expect(link(page, last.Design)).toBeHidden();
    await page.clock.resume();
    await button(page, 'IT').click();
    await page.keyboard.press('Escape');
    await expect(link(page, last.IT)).toBeHidden();
    // The second time, it is the current page.
    for (let choice = 0; choice < 2; choice += 1) {
      await button(page, 'Cyber').click();
      await link(page, /Essential Eight Assessment/).click();
      await expect(page).toHaveURL('/cyber/essential-eight-assessment');
      await expect(link(page, last.Cyber)).toBeHidden();
    }
  });

  test('opens by keyboard, and closes when Tab leaves it', async ({ page }) => {
    await open(page, '/');
    await button(page, 'Cyber').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, /Cyber Security Services/)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Cyber')).toBeFocused();
    await expect(link(page, last.Cyber)).toBeVisible();
    await link(page, last.Cyber).focus();
    await page.keyboard.press('Tab');
    await expect(link(page, last.Cyber)).toBeHidden();
    await expect(button(page, 'Design')).toBeFocused();
  });

  test('stays while its links are opened in other tabs', async ({ page, context }) => {
    await open(page, '/');
    await button(page, 'Cyber').click();
    for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
      const opened = context.waitForEvent('page');
      await link(page, last.Cyber).click({ modifiers: [modifier] });
      await (await opened).close();
      await expect(link(page, last.Cyber)).toBeVisible();
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a drop-down opens by a tap, and closes by the next, wherever it is', async ({ page }) => {
    await open(page, '/');
    await button(page, 'IT').tap();
    await expect(link(page, last.IT)).toBeVisible();
    await button(page, 'IT').tap();
    await expect(link(page, last.IT)).toBeHidden();
    // Safari on iPads before 18.3 does not close it itself.
    await page.locator('[popover]').evaluateAll((all) => {
      for (const one of all) one.setAttribute('popover', 'manual');
    });
    await button(page, 'IT').tap();
    await link(page, last.IT).evaluate((one) => one.scrollIntoView());
    await expect(link(page, last.IT)).toBeVisible();
    await page.touchscreen.tap(20, 700);
    await expect(link(page, last.IT)).toBeHidden();
  });
});

test.describe('the panel of a phone', () => {
  test.use(phone);
  const section = (page: Page, name: string) =>
    page.getByRole('banner').getByText(`${name} Services`, { exact: true });

  test('has Home and one open section at a time; Get in Touch closes it', async ({ page }) => {
    await open(page, '/it');
    await button(page, 'Menu').tap();
    await expect(link(page, 'Home')).toBeVisible();
    for (const [name, service] of Object.entries(last)) {
      await section(page, name).tap();
      await expect(link(page, service)).toBeVisible();
      const others = Object.values(last).filter((other) => other !== service);
      for (const other of others) await expect(link(page, other)).toBeHidden();
    }
    expect((await link(page, 'Get in Touch').boundingBox())?.width).toBeGreaterThan(330);
    await link(page, 'Get in Touch').tap();
    await expect(link(page, 'Home')).toBeHidden();
    await expect.poll(() => topOf(page, '#contact-form')).toBeLessThan(200);
  });

  test('scrolls alone: the page behind it stays', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Playwright moves a finger in Chromium only');
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/it/managed-services');
    await button(page, 'Menu').tap();
    await section(page, 'Design').tap();
    const screen = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((y) => ({ x: 195, y })),
      });
    for (let swipe = 0; swipe < 5; swipe += 1) {
      await touch('touchStart', 500);
      for (let y = 480; y > 200; y -= 20) await touch('touchMove', y);
      await touch('touchEnd');
    }
    await painted(page);
    await expect(link(page, 'Get in Touch')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes when a page is chosen, and when Tab leaves it', async ({ page }) => {
    await open(page, '/');
    await button(page, 'Menu').tap();
    await section(page, 'Design').tap();
    await link(page, '3D Printing & Design').tap();
    await expect(page).toHaveURL('/design/3d-printing-design');
    await expect(link(page, 'Home')).toBeHidden();
    await button(page, 'Menu').tap();
    await link(page, 'Get in Touch').focus();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeHidden();
  });
});
