import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inWords } from '../../../site/tools/page-vitals/judge-visit.ts';
import { hydrated } from '../../../testing/browser/enquiry-page.ts';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { findViolations } from '../../every-page/find-violations.ts';

const journey = prepareJourney();
const path = '/design/web-design-development';

declare global {
  interface Window {
    /** What the test's own observers have seen. */
    seen: { LCP: number; INP: number; CLS: number; shifts: number };
  }
}

/** Runs in the page: reads the three measures as Google defines them, by `PerformanceObserver` alone. */
function observe(): void {
  window.seen = { LCP: 0, INP: 0, CLS: 0, shifts: 0 };
  const each = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  };
  each('largest-contentful-paint', ({ startTime }) => {
    window.seen.LCP = startTime;
  });
  // With fewer than 50 interactions it is the slowest.
  each('event', (entry) => {
    if (!('interactionId' in entry && entry.interactionId)) return;
    window.seen.INP = Math.max(window.seen.INP, entry.duration);
  });
  // The largest burst: shifts less than a second apart, for five seconds at most.
  const burst = { first: 0, last: 0, sum: 0 };
  each('layout-shift', (entry) => {
    if (!('value' in entry && 'hadRecentInput' in entry)) return;
    if (entry.hadRecentInput || typeof entry.value !== 'number') return;
    const { startTime } = entry;
    const goesOn =
      burst.sum > 0 && startTime - burst.last < 1_000 && startTime - burst.first < 5_000;
    if (!goesOn) Object.assign(burst, { first: startTime, sum: 0 });
    burst.last = startTime;
    burst.sum += entry.value;
    window.seen.shifts += 1;
    window.seen.CLS = Math.max(window.seen.CLS, burst.sum);
  });
}

/** The page's own figure, which is the tool. */
const figure = (page: Page) => page.locator('figure.figure');

/** The readings of LCP, INP and CLS, as the figure shows them. */
const shownReadings = (page: Page) =>
  figure(page).locator('.table > svg:visible .as-value').allTextContents();

/** The balls of the figure, from the first lane to the last: number and place, across the table, in its own px. */
const balls = (page: Page) =>
  figure(page)
    .locator('.table > svg:visible > .ball')
    .evaluateAll((marks) =>
      marks.map((mark) => [mark.textContent, Number(mark.getAttribute('x'))] as const),
    );

/** Lets the page take this many ms over the next key: the slowest interaction is known then. */
const slowDown = (page: Page, duration: number) =>
  page.evaluate((ms) => {
    const answer = () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    addEventListener('keydown', answer, { once: true });
  }, duration);

/** Waits until the figure shows what the test has seen itself, with an INP of at least so many ms. */
async function expectAgreement(page: Page, slowest: number): Promise<void> {
  const compare = async () => {
    const { LCP, INP, CLS } = await page.evaluate(() => window.seen);
    const own = [inWords('LCP', LCP), inWords('INP', INP), inWords('CLS', CLS)];
    const shown = await shownReadings(page);
    return INP >= slowest && own.join() === shown.join() ? 'they agree' : { own, shown };
  };
  await expect.poll(compare, { interval: 100 }).toBe('they agree');
}

test('the live readings agree with PerformanceObserver', async () => {
  const visitor = await journey.visit(small);
  await visitor.addInitScript(observe);
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  await hydrated(page);
  // What happened before the tool was opened counts.
  await page.evaluate(() => document.querySelector('main')?.prepend('Something that moves all'));
  await page.waitForFunction(() => window.seen.CLS > 0);
  // Another burst, and smaller: the one before stays the reading.
  const largest = await page.evaluate(() => window.seen.CLS);
  const shifts = await page.evaluate(() => window.seen.shifts);
  await page.waitForTimeout(1_100);
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('margin-top', '4px'));
  await page.waitForFunction((before) => window.seen.shifts > before, shifts);
  expect(await page.evaluate(() => window.seen.CLS)).toBe(largest);
  await slowDown(page, 150);
  const { button: use } = toolOn(page);
  await use.press('Shift');
  await expectAgreement(page, 150);
  expect(await findViolations(page)).toEqual([]);

  await slowDown(page, 350);
  await use.press('Shift');
  await expectAgreement(page, 350);
  const [, worst] = await balls(page);
  expect(worst?.[0]).toBe('8');
  expect(worst?.[1]).toBe(Math.max(...(await balls(page)).map(([, x]) => x)));
});

test('the message gets the visitor’s own address, and nothing that this page measured of itself', async () => {
  const page = await journey.open(path, small);
  const { host, button, reply, result, message } = toolOn(page);
  const field = host.getByRole('textbox', { name: 'Your website’s address' });
  const link = host.getByRole('link', { name: /PageSpeed Insights/ });
  expect(await link.getAttribute('href')).toBe('https://pagespeed.web.dev/');
  expect(await link.getAttribute('rel')).toBe('noopener');
  await button.press('Enter');
  await expect.poll(() => reply.innerText()).toMatch(/Set your own values first/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field.fill('our site');
  await field.blur();
  expect(await host.locator('.field-error').innerText()).toBe(
    'Type your website’s address, such as example.com.au.',
  );
  await button.press('Enter');
  expect(await message.inputValue()).toBe('');
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);

  await field.fill('www.example.com.au/');
  await expect.poll(() => result.innerText()).toMatch(/^Your website: www\.example\.com\.au\./);
  expect(await figure(page).innerText()).toContain('not measured here');
  expect(await link.getAttribute('href')).toBe(
    'https://pagespeed.web.dev/analysis?url=https%3A%2F%2Fwww.example.com.au',
  );
  await button.press('Enter');
  const text = await message.inputValue();
  expect(text).toContain('Our website: https://www.example.com.au');
  expect(text).not.toMatch(/\d (s|ms)\b|limit/);
  expect(asked.filter((url) => !url.startsWith(journey.site.url))).toEqual([]);
});

test('an address has room on the cloth, however long it is', async () => {
  const page = await journey.open(path, small);
  const field = toolOn(page).host.getByRole('textbox');
  await field.fill(`www.${'timber-fittings'.repeat(4)}.example/shop`);
  await expect.poll(() => figure(page).innerText()).toContain('not measured here');
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${width} px`).toEqual([]);
  }
});

test('a reading that is missing says why, and appears once it is there', async () => {
  const visitor = await journey.visit(small);
  // As in Safari and Firefox.
  await visitor.addInitScript(() => {
    const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'layout-shift');
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
  });
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  await hydrated(page);
  await toolOn(page).button.focus();
  await expect.poll(() => shownReadings(page)).toHaveLength(1);
  const words = await figure(page).innerText();
  expect(words).toContain('tap or type on this page first');
  expect(words).toContain('This browser does not measure it');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await shownReadings(page))[1]).toMatch(/^\d+ ms$/);
});

test('after a change of page without loading, it shows no readings of the other page', async () => {
  const page = await journey.open('/design/ui-ux-design', small);
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await toolOn(page).button.click();
  expect(await figure(page).locator('figcaption').innerText()).toMatch(
    /^An example, .* if it loaded this page afresh/,
  );
  expect(await shownReadings(page)).toEqual(['1.5 s', '80 ms', '0']);
});

test('a page that the router comes back to shows no readings of what was visited meanwhile', async () => {
  const page = await journey.open(path, small);
  await page.locator('footer a[href="/sitemap"]').press('Enter');
  await toolOn(page).host.waitFor({ state: 'detached' });
  await page.goBack();
  await toolOn(page).button.click();
  await toolOn(page).live.waitFor();
  // Longer than a browser takes to tell what it measured.
  await page.waitForTimeout(600);
  expect(await shownReadings(page)).toEqual(['1.5 s', '80 ms', '0']);
});
