import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ballNumberOf, pathOf, servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { holdScript, nextPicture } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney, small } from '../../testing/browser/journey.ts';
import { menuButton, top } from '../../testing/browser/parts.ts';
import { sitePaths, specifiedAmong } from '../../testing/project/site-paths.ts';

const journey = prepareJourney();

describe('the header', () => {
  test('shrinks beyond 84 px of scroll, not before', async () => {
    const page = await journey.open('/');
    const shrunk = () => page.locator('header').getAttribute('data-shrunk');
    await page.evaluate(() => scrollTo({ top: 84, behavior: 'instant' }));
    await nextPicture(page);
    expect(await shrunk()).toBe('false');
    await page.evaluate(() => scrollTo({ top: 85, behavior: 'instant' }));
    await expect.poll(shrunk).toBe('true');
  });

  test('has 120 px of space above the content', async () => {
    const page = await journey.open('/cyber');
    expect(await page.locator('header').evaluate((bar) => getComputedStyle(bar).position)).toBe(
      'fixed',
    );
    expect(await top(page, 'main section >> nth=0')).toBe(120);
  });

  test.each([
    ['/it', 'contact-form'],
    ['/cyber/on-demand-infosec-team', 'contact-form'],
    ['/', 'contact'],
  ])('on %s, Get in Touch scrolls smoothly to #%s, clear of the header', async (path, id) => {
    const page = await journey.open(path);
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      addEventListener('scroll', () => passed.push(scrollY));
    });
    /** Clicks at the top of the page, and counts the scroll positions seen on the way. */
    const positionsOnTheWay = async () => {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
      await expect.poll(() => top(page, `#${id}`), { timeout: 15_000 }).toBeLessThan(200);
      const end = await page.evaluate(() => scrollY);
      const passed = await page.evaluate<number[]>('window.passed.splice(0)');
      return passed.filter((position) => position > 0 && position < end).length;
    };
    // More than once, because a machine that stood still for the whole way has drawn none.
    await expect.poll(positionsOnTheWay, { timeout: 45_000 }).toBeGreaterThan(0);
    expect(await top(page, `#${id} h2`)).toBeGreaterThan(100);
  });

  test('on a page without a contact section, Get in Touch leads to the home page’s', async () => {
    const page = await journey.open('/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForURL('**/#contact');
    await expect.poll(() => top(page, '#contact')).toBeLessThan(200);
  });
});

const isFocused = (element: Element) => element === document.activeElement;

describe('the desktop menu', () => {
  const expanded = (page: Page) => menuButton(page, 'Cyber').getAttribute('aria-expanded');
  const cyber = (page: Page) => page.locator('#menu-cyber');

  test('opens a line’s services 200 ms after the pointer arrives, stays while it is in them, closes 150 ms after it leaves; the next opens at once', async () => {
    const page = await journey.openStopped('/');
    await menuButton(page, 'Cyber').hover();
    await page.clock.runFor(195);
    expect(await cyber(page).isVisible()).toBe(false);
    await page.clock.runFor(5);
    await cyber(page).waitFor({ state: 'visible' });
    await expect.poll(() => expanded(page)).toBe('true');
    const links = await cyber(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(specifiedAmong(links)).toEqual([
      '/cyber',
      '/cyber/endpoint-server-compliance',
      '/cyber/boundary-vulnerability-assessment',
      '/cyber/microsoft-entra-ad-assessment',
      '/cyber/essential-eight-assessment',
      '/cyber/on-demand-infosec-team',
    ]);
    expect(links).toEqual(sitePaths.filter((path) => /^\/cyber(\/|$)/.test(path)));
    await cyber(page).getByRole('link').first().hover();
    await page.clock.runFor(1_000);
    expect(await cyber(page).isVisible()).toBe(true);
    await page.mouse.move(300, 700);
    await page.clock.runFor(145);
    expect(await cyber(page).isVisible()).toBe(true);
    await page.clock.runFor(5);
    await cyber(page).waitFor({ state: 'hidden' });
    await expect.poll(() => expanded(page)).toBe('false');
    await page.clock.runFor(1_000);
    await menuButton(page, 'IT').hover();
    await page.clock.runFor(200);
    await page.locator('#menu-it').waitFor({ state: 'visible' });
    await menuButton(page, 'Design').hover();
    await page.locator('#menu-design').waitFor({ state: 'visible' });
    expect(await page.locator('#menu-it').isVisible()).toBe(false);
  });

  test('stays open if it is clicked while it opens on hover, and closes on a later click', async () => {
    const page = await journey.openStopped('/');
    // The page itself clicks at that moment: on a busy machine the test would be too late.
    await menuButton(page, 'Cyber').evaluate((button) => {
      const clickOnce = () => button instanceof HTMLElement && button.click();
      document.querySelector('#menu-cyber')?.addEventListener('toggle', clickOnce, { once: true });
    });
    await menuButton(page, 'Cyber').hover();
    await page.clock.runFor(200);
    await cyber(page).waitFor({ state: 'visible' });
    // The browser tells of the opening a turn later: with it comes the click.
    await expect.poll(() => expanded(page)).toBe('true');
    await page.clock.runFor(1_000);
    expect(await cyber(page).isVisible()).toBe(true);
    await menuButton(page, 'Cyber').click();
    expect(await cyber(page).isVisible()).toBe(false);
  });

  test('opens at once by click and by keyboard, and Escape closes it', async () => {
    const page = await journey.open('/');
    await menuButton(page, 'Cyber').click();
    expect(await cyber(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await cyber(page).isVisible()).toBe(false);
    await menuButton(page, 'Design').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#menu-design').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/design');
  });

  test('closes when Tab leaves it, but not on the way back to its button', async () => {
    const page = await journey.open('/');
    await menuButton(page, 'Cyber').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await menuButton(page, 'Cyber').evaluate(isFocused)).toBe(true);
    expect(await cyber(page).isVisible()).toBe(true);
    await cyber(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await cyber(page).waitFor({ state: 'hidden' });
    expect(await menuButton(page, 'Design').evaluate(isFocused)).toBe(true);
  });

  test('closes when the visitor chooses a page', async () => {
    const page = await journey.open('/');
    await menuButton(page, 'Cyber').click();
    await cyber(page)
      .getByRole('link', { name: /^Essential Eight/ })
      .click();
    await page.waitForURL('**/essential-eight-assessment');
    await cyber(page).waitFor({ state: 'hidden' });
  });

  test('closes when the visitor chooses the page that is shown', async () => {
    const page = await journey.open('/cyber');
    await menuButton(page, 'Cyber').click();
    await cyber(page).getByRole('link', { name: 'Cyber Security Services' }).click();
    await cyber(page).waitFor({ state: 'hidden' });
  });

  test('also opens without scripts', async () => {
    const page = await journey.openPlain('/', desktop);
    await menuButton(page, 'IT').click();
    expect(await page.locator('#menu-it').isVisible()).toBe(true);
  });
});

describe('the mobile panel', () => {
  const panel = (page: Page) => page.locator('#menu-panel');

  test('has Home, three sections, only one of them open at a time, and Get in Touch, which closes it', async () => {
    const page = await journey.open('/it', phone);
    await menuButton(page, 'Menu').click();
    expect(await panel(page).isVisible()).toBe(true);
    expect(await panel(page).getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    const sections = ['IT Services', 'Cyber Services', 'Design Services'];
    expect(await panel(page).locator('summary').allInnerTexts()).toEqual(sections);
    const opened = () => panel(page).locator('details[open] > summary').allInnerTexts();
    for (const section of sections) {
      await panel(page).getByText(section, { exact: true }).click();
      await expect.poll(opened).toEqual([section]);
    }
    const button = panel(page).getByRole('link', { name: 'Get in Touch' });
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    await button.click();
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => top(page, '#contact-form')).toBeLessThan(200);
  });

  test('closes when Tab leaves it', async () => {
    const page = await journey.open('/', phone);
    await menuButton(page, 'Menu').click();
    await panel(page).getByRole('link', { name: 'Get in Touch' }).focus();
    await page.keyboard.press('Tab');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.locator('main :focus').count()).toBe(1);
  });

  test('leads to every service, and closes', async () => {
    const page = await journey.open('/', phone);
    await menuButton(page, 'Menu').click();
    await panel(page).getByText('Design Services', { exact: true }).click();
    await panel(page).getByRole('link', { name: '3D Printing & Design' }).click();
    await page.waitForURL('**/design/3d-printing-design');
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('also works without scripts', async () => {
    const page = await journey.openPlain('/', phone);
    await menuButton(page, 'Menu').click();
    await panel(page).getByText('IT Services', { exact: true }).click();
    await panel(page).getByRole('link', { name: 'IT Strategy Development' }).click();
    await page.waitForURL('**/it/it-strategy');
  });
});

test.each(lines)(
  'the menus show the ball of each service of $path, but do not read it out',
  async ({ id, panelLabel }) => {
    const services = servicesOf(id).map((service) => ({
      href: pathOf(service),
      ball: String(ballNumberOf(service)),
      title: service.title,
    }));
    const page = await journey.open('/', small);
    await menuButton(page, 'Menu').click();
    await page.locator('#menu-panel summary', { hasText: panelLabel }).click();
    for (const menu of [`#menu-${id}`, `#menu-panel [data-line=${id}]`]) {
      const items = await page.locator(`${menu} a:has(.small-ball)`).evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href'),
          ball: link.querySelector('[aria-hidden=true]')?.textContent,
          title: link.querySelector('strong')?.textContent ?? link.lastChild?.textContent,
        })),
      );
      expect(items, menu).toEqual(services);
    }
    for (const { title } of services) {
      await page.locator('#menu-panel').getByRole('link', { name: title, exact: true }).waitFor();
    }
  },
);

test.each([
  ['a drop-down', desktop, '#menu-cyber', '[popovertarget=menu-cyber]'],
  ['the panel', phone, '#menu-panel', '.hamburger'],
] as const)('%s opened before hydration stays open', async (_, screen, menu, button) => {
  const page = await (await journey.visit(screen)).newPage();
  const release = await holdScript(page);
  await page.goto(journey.site.url);
  await page.locator(button).click();
  await page.locator(`${menu}:popover-open`).waitFor();
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await nextPicture(page);
  await expect.poll(() => page.locator(button).getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator(`${menu}:popover-open`).count()).toBe(1);
});
