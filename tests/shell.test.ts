import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { formOn, hydrated, noticesOn, openPage } from './support/enquiry-page.ts';
import { type Site, startSite } from './support/site.ts';

const desktop = { viewport: { width: 1366, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string, shape: Parameters<Browser['newContext']>[0] = desktop) {
  context = await browser.newContext(shape);
  page = await openPage(context, site.url + path);
}

const top = (selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const menuButton = (name: string) => page.getByRole('button', { name, exact: true });

describe('the header', () => {
  test('shrinks beyond 84 px of scroll, and only beyond', async () => {
    await open('/');
    const shrunk = () => page.locator('header').getAttribute('data-shrunk');
    await page.evaluate(() => scrollTo({ top: 84, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await shrunk()).toBe('false');
    await page.evaluate(() => scrollTo({ top: 85, behavior: 'instant' }));
    await expect.poll(shrunk).toBe('true');
  });

  test('leaves 120 px for itself above the content', async () => {
    await open('/cyber');
    expect(await page.locator('header').evaluate((bar) => getComputedStyle(bar).position)).toBe(
      'fixed',
    );
    expect(await top('main section >> nth=0')).toBe(120);
  });

  test.each([
    ['/it', 'contact-form'],
    ['/cyber/on-demand-infosec-team', 'contact-form'],
    ['/', 'contact'],
  ])('on %s, Get in Touch scrolls smoothly to #%s, clear of the header', async (path, id) => {
    await open(path);
    const start = await top(`#${id}`);
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForTimeout(60);
    const between = await top(`#${id}`);
    await expect.poll(() => top(`#${id}`)).toBeLessThan(200);
    expect(between).toBeGreaterThan(200);
    expect(between).toBeLessThanOrEqual(start);
    expect(await top(`#${id} h2`)).toBeGreaterThan(100);
  });

  test('where a page has no contact section, Get in Touch leads to the home page’s', async () => {
    await open('/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForURL('**/#contact');
    await expect.poll(() => top('#contact')).toBeLessThan(200);
  });
});

describe('the desktop menu', () => {
  const cyber = () => page.locator('#menu-cyber');

  test('opens a line’s services 200 ms after the pointer came, and closes 150 ms after it left', async () => {
    await open('/');
    await menuButton('Cyber').hover();
    await page.waitForTimeout(120);
    expect(await cyber().isVisible()).toBe(false);
    await cyber().waitFor({ state: 'visible', timeout: 1000 });
    expect(await menuButton('Cyber').getAttribute('aria-expanded')).toBe('true');
    const links = await cyber()
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(links).toEqual([
      '/cyber',
      '/cyber/endpoint-server-compliance',
      '/cyber/boundary-vulnerability-assessment',
      '/cyber/microsoft-entra-ad-assessment',
      '/cyber/essential-eight-assessment',
      '/cyber/on-demand-infosec-team',
    ]);
    await page.mouse.move(300, 700);
    await page.waitForTimeout(60);
    expect(await cyber().isVisible()).toBe(true);
    await cyber().waitFor({ state: 'hidden', timeout: 1000 });
    expect(await menuButton('Cyber').getAttribute('aria-expanded')).toBe('false');
  });

  test('lets the pointer glide to the next drop-down without waiting', async () => {
    await open('/');
    await menuButton('IT').hover();
    await page.locator('#menu-it').waitFor({ state: 'visible' });
    await menuButton('Design').hover();
    await page.locator('#menu-design').waitFor({ state: 'visible', timeout: 150 });
    expect(await page.locator('#menu-it').isVisible()).toBe(false);
  });

  test('stays open while the pointer is in it', async () => {
    await open('/');
    await menuButton('Cyber').hover();
    await cyber().waitFor({ state: 'visible' });
    await cyber().getByRole('link').first().hover();
    await page.waitForTimeout(400);
    expect(await cyber().isVisible()).toBe(true);
  });

  test('opens at once by click and by keyboard, and Escape closes it', async () => {
    await open('/');
    await menuButton('Cyber').click();
    expect(await cyber().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await cyber().isVisible()).toBe(false);
    await menuButton('Design').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#menu-design').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/design');
  });

  test('closes when a page was chosen', async () => {
    await open('/');
    await menuButton('Cyber').click();
    await cyber()
      .getByRole('link', { name: /^Essential Eight/ })
      .click();
    await page.waitForURL('**/essential-eight-assessment');
    await cyber().waitFor({ state: 'hidden' });
  });

  test('opens without scripts too', async () => {
    context = await browser.newContext({ ...desktop, javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(site.url);
    await menuButton('IT').click();
    expect(await page.locator('#menu-it').isVisible()).toBe(true);
  });
});

describe('the mobile panel', () => {
  const panel = () => page.locator('#menu-panel');

  test('holds Home, three sections of which one is open at a time, and Get in Touch, which closes it', async () => {
    await open('/it', phone);
    await menuButton('Menu').click();
    expect(await panel().isVisible()).toBe(true);
    expect(await panel().getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    const sections = ['IT Services', 'Cyber Services', 'Design Services'];
    expect(await panel().locator('summary').allInnerTexts()).toEqual(sections);
    const opened = () => panel().locator('details[open] > summary').allInnerTexts();
    for (const section of sections) {
      await panel().getByText(section, { exact: true }).click();
      await expect.poll(opened).toEqual([section]);
    }
    const button = panel().getByRole('link', { name: 'Get in Touch' });
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    await button.click();
    await panel().waitFor({ state: 'hidden' });
    await expect.poll(() => top('#contact-form')).toBeLessThan(200);
  });

  test('leads to every service, and closes on the way', async () => {
    await open('/', phone);
    await menuButton('Menu').click();
    await panel().getByText('Design Services', { exact: true }).click();
    await panel().getByRole('link', { name: '3D Printing & Design' }).click();
    await page.waitForURL('**/design/3d-printing-design');
    await panel().waitFor({ state: 'hidden' });
  });

  test('works without scripts too', async () => {
    context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(site.url);
    await menuButton('Menu').click();
    await panel().getByText('IT Services', { exact: true }).click();
    await panel().getByRole('link', { name: 'IT Strategy Development' }).click();
    await page.waitForURL('**/it/it-strategy');
  });
});

describe('a change of page', () => {
  test('shows the Loading... overlay for 300 ms over the page that is already there', async () => {
    await open('/');
    await page.evaluate(() => {
      const seen: [string, number, string][] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const record of records) {
          const overlay = (list: NodeList) =>
            [...list].some((node) => node instanceof HTMLElement && node.matches('.overlay'));
          const heading = document.querySelector('h1')?.textContent ?? '';
          if (overlay(record.addedNodes)) seen.push(['shown', performance.now(), heading]);
          if (overlay(record.removedNodes)) seen.push(['gone', performance.now(), heading]);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'IT Strategy Development' })
      .click();
    const overlay = page.getByText('Loading...');
    await overlay.waitFor({ state: 'attached' });
    expect(await page.locator('.overlay').getAttribute('aria-hidden')).toBe('true');
    await overlay.waitFor({ state: 'detached' });
    const seen: unknown = await page.evaluate('window.seen');
    if (!Array.isArray(seen)) throw new Error('nothing was seen');
    expect(seen.map(([what, , heading]) => [what, heading])).toEqual([
      ['shown', 'IT Strategy Development'],
      ['gone', 'IT Strategy Development'],
    ]);
    const time = seen[1][1] - seen[0][1];
    // The observer hears of the overlay a little after it was put there.
    expect(time).toBeGreaterThan(250);
    expect(time).toBeLessThan(500);
  });

  test('shows no overlay on the first load, nor on a change of section', async () => {
    await open('/');
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForTimeout(100);
    expect(await page.getByText('Loading...').count()).toBe(0);
  });

  test('starts at the top, moves the keyboard to the heading, and says the title', async () => {
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
    await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('UI/UX Design');
    expect(await page.title()).toBe('UI/UX Design - Design Studio - Corner Pocket');
    await page
      .getByRole('status')
      .getByText('UI/UX Design - Design Studio - Corner Pocket')
      .waitFor({ state: 'attached' });
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://cornerpocket.example/design/ui-ux-design',
    );
  });

  test('back and forward return to where the visitor was', async () => {
    await open('/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.waitForTimeout(100);
    await page
      .locator('main')
      .getByRole('link', { name: 'Learn More about IT Consulting' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'IT Consulting Services' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const left = await page.evaluate(() => history.length);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Unified Technology Solutions' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'IT Consulting Services' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(left);
  });

  test('corrects the year of the footer in the browser', async () => {
    context = await browser.newContext(desktop);
    page = await context.newPage();
    await page.clock.setFixedTime(new Date('2031-03-01T00:00:00Z'));
    await page.goto(site.url);
    await page.mouse.move(3, 300);
    await page.getByRole('contentinfo').getByText('© 2031 Corner Pocket Pty Ltd').waitFor();
  });
});

describe('notices', () => {
  const toast = () => page.locator('[data-sonner-toast]');

  async function provoke() {
    await formOn(page, { button: 'Send Message' }).button.click();
    await expect.poll(() => noticesOn(page)).toHaveLength(1);
  }

  test('stand in a list called Notifications, which Alt+T reaches', async () => {
    await open('/');
    await provoke();
    const list = page.getByRole('region', { name: /^Notifications/ });
    await list.waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+t');
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('close by their button', async () => {
    await open('/');
    await provoke();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => noticesOn(page)).toHaveLength(0);
  });

  test('go by a quick swipe, and not by a slow short one', async () => {
    await open('/');
    await provoke();
    const swipe = async (distance: number, steps: number, pause: number) => {
      const box = await toast().boundingBox();
      if (!box) throw new Error('no notice');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= steps; step += 1) {
        await page.mouse.move(x + (distance / steps) * step, y);
        if (pause > 0) await page.waitForTimeout(pause);
      }
      await page.mouse.up();
    };
    // 20 px in 400 ms and more: slower than 0.11 px a millisecond, and shorter than the threshold.
    await swipe(20, 10, 50);
    await page.waitForTimeout(500);
    expect(await noticesOn(page)).toHaveLength(1);
    await swipe(40, 4, 5);
    await expect.poll(() => noticesOn(page)).toHaveLength(0);
  });

  test('go by themselves after a time', async () => {
    await open('/');
    await provoke();
    await page.mouse.move(200, 300);
    await expect.poll(() => noticesOn(page), { timeout: 20_000 }).toHaveLength(0);
  });
});

describe('tooltips', () => {
  const tooltip = () => page.getByRole('tooltip');

  test('open 700 ms after the pointer came, and glide within 300 ms', async () => {
    await open('/');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'LinkedIn' }).hover();
    await page.waitForTimeout(550);
    expect(await tooltip().isVisible()).toBe(false);
    await tooltip().waitFor({ state: 'visible', timeout: 600 });
    expect(await tooltip().innerText()).toBe('Corner Pocket on LinkedIn');
    await bar.getByRole('link', { name: 'Instagram' }).hover();
    await expect.poll(() => tooltip().innerText(), { timeout: 250 }).toContain('Instagram');
    await page.mouse.move(400, 600);
    await tooltip().waitFor({ state: 'hidden' });
  });

  test('open at once for the keyboard, describe their link, and go with Escape', async () => {
    await open('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Help desk' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await tooltip().waitFor({ state: 'visible' });
    expect(await link.getAttribute('aria-describedby')).toBe('tooltip');
    await page.keyboard.press('Escape');
    await tooltip().waitFor({ state: 'hidden' });
  });
});

describe('the home page', () => {
  test('marks its hero as complete after 1500 ms, and not before', async () => {
    context = await browser.newContext(desktop);
    page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      new MutationObserver((records) => {
        for (const record of records)
          times.push(performance.now() * (record.attributeName === 'data-hydrated' ? -1 : 1));
      }).observe(document, {
        subtree: true,
        attributeFilter: ['data-hydrated', 'data-animation-complete'],
      });
    });
    await hydrated(page);
    await page.locator('[data-animation-complete]').waitFor({ state: 'attached', timeout: 4000 });
    const times: unknown = await page.evaluate('window.times');
    if (!Array.isArray(times)) throw new Error('nothing was seen');
    const waited = times[1] + times[0];
    expect(waited).toBeGreaterThan(1400);
    expect(waited).toBeLessThan(2200);
  });

  test('drops five balls in its hero on a desktop, each 0.2 s after the last, and none on a phone', async () => {
    await open('/');
    const delays = await page
      .locator('[data-falling-balls] > div')
      .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).animationDelay));
    expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('[data-falling-balls]').isVisible()).toBe(false);
  });

  test('places its decorative balls, lets them fall again and again in view, and pauses when asked', async () => {
    await open('/');
    const area = page.locator('[data-decorative-balls]');
    const balls = area.locator('> div');
    const running = () =>
      balls.evaluateAll((all) =>
        all.map((ball) => getComputedStyle(ball).animationIterationCount === 'infinite'),
      );
    expect(await balls.count()).toBeGreaterThanOrEqual(3);
    expect(await running()).not.toContain(true);
    await area.scrollIntoViewIfNeeded();
    await expect.poll(running).not.toContain(false);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await expect.poll(running).not.toContain(true);
    await page.getByRole('button', { name: 'Play animation' }).waitFor();
  });

  test('moves nothing without end under reduced motion', async () => {
    await open('/', { ...desktop, reducedMotion: 'reduce' });
    await page.locator('[data-decorative-balls]').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const animations = await page.evaluate(() => document.getAnimations().length);
    expect(animations).toBe(0);
    expect(await page.getByRole('button', { name: 'Pause animation' }).isVisible()).toBe(false);
  });

  test('Explore Our Services and Contact Us scroll to their sections', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Explore Our Services' }).click();
    await expect.poll(() => top('#services')).toBeLessThan(150);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => top('#contact')).toBeLessThan(150);
  });

  test('offers two services to come with a disabled button and no link', async () => {
    await open('/');
    const buttons = page.getByRole('button', { name: 'Coming Soon' });
    expect(await buttons.count()).toBe(2);
    for (const button of await buttons.all()) expect(await button.isDisabled()).toBe(true);
    for (const title of ['Cloud Services', 'Software Development']) {
      const card = page
        .locator('#services li')
        .filter({ has: page.getByRole('heading', { name: title }) });
      expect(await card.getByRole('link').count()).toBe(0);
    }
  });
});
