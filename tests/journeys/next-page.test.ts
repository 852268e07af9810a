import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/browser/enquiry-page.ts';
import { desktop, prepareJourney, small } from '../../testing/browser/journey.ts';
import { requestsOf, untilFetched } from '../../testing/browser/requests.ts';

const journey = prepareJourney();

const footerLink = (page: Page) =>
  // On a phone it is folded.
  page.locator('footer a', { hasText: 'UI/UX Design' });

test('a page fetches no other page while the visitor reads at the top', async () => {
  const page = await journey.openStopped('/');
  const requests = requestsOf(page);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(requests.sent).toBe(0);
});

test.each([
  ['pointed at', (page: Page) => footerLink(page).dispatchEvent('pointerover')],
  ['focused by the keyboard', (page: Page) => footerLink(page).focus()],
  ['touched', (page: Page) => footerLink(page).dispatchEvent('touchstart')],
  ['seen', (page: Page) => footerLink(page).scrollIntoViewIfNeeded()],
])(
  'a page is fetched as soon as a link to it is %s, and opens without another request',
  async (_, act) => {
    const page = await openPage(await journey.visit(), journey.site.url);
    const requests = requestsOf(page);
    await act(page);
    await untilFetched(page, requests);
    await page.context().setOffline(true);
    await footerLink(page).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
  },
);

test('a page is fetched as soon as a link to it is seen, also on a page that the router opened', async () => {
  const visitor = await journey.visit(small);
  const page = await openPage(visitor, `${journey.site.url}/privacy-policy`);
  const opening = requestsOf(page);
  await page.mouse.move(5, 300);
  // Not scrolled to: the footer has links to all pages.
  await footerLink(page).dispatchEvent('pointerover');
  await untilFetched(page, opening);
  // On a slow processor the router has opened the page long before React shows it.
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const requests = requestsOf(page);
  await footerLink(page).dispatchEvent('click');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await heading('UI/UX Design');
  await untilFetched(page, requests);
  await visitor.setOffline(true);
  await page.locator('main').getByRole('link', { name: 'Design Studio' }).dispatchEvent('click');
  await heading('Design Studio Services');
});

test('a link clicked with Control opens a new tab, and this page stays', async () => {
  const page = await journey.open('/');
  const opened = page.context().waitForEvent('page');
  await footerLink(page).click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/design/ui-ux-design');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the fonts wait for the paint of the first page, and come from the cache at once on the second', async () => {
  const visitor = await journey.visit(desktop);
  // No idle moment ever comes on the second page: what is used there did not wait for one.
  await visitor.addInitScript(() => {
    if (location.pathname === '/terms-conditions') window.requestIdleCallback = () => 0;
    addEventListener('DOMContentLoaded', () => {
      const atStart = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(window, { atStart });
    });
  });
  const page = await visitor.newPage();
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2')
            ? [entry.transferSize]
            : [],
        ),
    );
  await page.goto(`${journey.site.url}/privacy-policy`);
  await expect.poll(async () => (await sizes()).filter((size) => size > 0).length).toBe(2);
  expect(await page.evaluate<string[]>('window.atStart')).not.toContainEqual(
    expect.stringContaining('.woff2'),
  );
  await page.evaluate(() => location.assign('/terms-conditions'));
  await page.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor();
  await expect.poll(sizes).toEqual([0, 0]);
});
