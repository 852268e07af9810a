import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from './specification.ts';
import { complaintsOf, open, openForm, openWithStoppedClock, painted } from './visit.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByText('Loading...');

/** Types half a message into the form of a page. */
async function typeHalf(page: Page, path: string) {
  const message = (await openForm(page, formOf(path))).field('Message');
  await message.fill('Half a message');
  return message;
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, to detect that another one was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('Loading... covers a new page for 300 ms, and only a new page', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expect(loading(page)).toBeHidden();
  await footerLink(page, 'IT Strategy Development').click();
  await expect(page).toHaveURL('/it/it-strategy');
  await expect(loading(page)).toBeVisible();
  await expect(heading(page)).toHaveText('IT Strategy Development');
  expect(await loading(page).ariaSnapshot()).toBe('');
  const pointer = await loading(page).evaluate((words) => getComputedStyle(words).pointerEvents);
  expect(pointer).toBe('none');
  await page.clock.runFor(280);
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(40);
  await expect(loading(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/it/it-strategy#contact-form');
  await expect(loading(page)).toBeHidden();
  // Each page gets its own 300 ms.
  for (const name of ['UI/UX Design', 'IT Strategy Development']) {
    await footerLink(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await page.clock.runFor(200);
    await expect(loading(page)).toBeVisible();
  }
  await page.clock.runFor(120);
  await expect(loading(page)).toBeHidden();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the overlay is a still, and nothing on the pages moves', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    await page.clock.runFor(100);
    expect(await moving()).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeHidden();
    await footerLink(page, 'UI/UX Design').click();
    await expect(loading(page)).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

test('a new page has the focus on its heading, and is read out', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/');
  await mark(page);
  const before = await page.evaluate(() => history.length);
  // The second of two clicks must not hit the new page.
  await footerLink(page, 'UI/UX Design').evaluate((link) => {
    if (!(link instanceof HTMLElement)) return;
    link.click();
    link.click();
  });
  await expect(heading(page)).toHaveText('UI/UX Design');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  const title = `UI/UX Design - Design Studio - ${company.name}`;
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  for (const one of ['title', 'meta[name=description]', 'meta[property="og:url"]']) {
    await expect(page.locator(one)).toHaveCount(1);
  }
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/design\/ui-ux-design$/);
  const current = page.locator('header a[aria-current=page], footer a[aria-current=page]');
  const marked = await current.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(marked)).toEqual(new Set(['/design/ui-ux-design']));
  const line = page.getByRole('banner').getByText('Design', { exact: true });
  await expect(line.first()).toHaveCSS('text-decoration-line', 'underline');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a link to a folded section opens it', async ({ page }) => {
  await open(page, '/cyber');
  await page.getByRole('link', { name: /^What is known/ }).click();
  await expect(page).toHaveURL(/essential-eight-assessment#/);
  const report = page.getByRole('region', { name: 'What replaces the Essential Eight' });
  await expect(report.getByRole('link', { name: 'iTnews' })).toBeInViewport();
  await page.reload();
  await expect(report.getByRole('link', { name: 'iTnews' })).toBeInViewport();
});

test('Back and Forward come to where the page was left, with what was typed', async ({ page }) => {
  const message = await typeHalf(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /IT Consulting/ })
    .first()
    .focus();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await painted(page);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('IT Consulting Services');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Unified Technology Solutions');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  await expect(message).toHaveValue('Half a message');
  const stored = JSON.stringify(await page.context().storageState());
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored + session).not.toContain('Half a message');
  await page.goForward();
  await expect(heading(page)).toHaveText('IT Consulting Services');
});

test('Back from a section comes to its link, on the same page', async ({ page }) => {
  await open(page, '/terms-conditions');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: /^16\. / });
  await link.focus();
  const place = await scrolled(page);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Enter');
  const section = page.locator('#section-16');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await link.click();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/terms-conditions');
  await expect(link).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL('/terms-conditions#section-16');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
});

test('Back and Forward move the focus to the link by which a page was left', async ({ page }) => {
  await open(page, '/it');
  const links = page.getByRole('main').getByRole('link', { name: /^Learn More/ });
  await links.nth(3).press('Enter');
  await expect(heading(page)).toHaveText('IT Project Management');
  await expect(heading(page)).toBeFocused();
  await footerLink(page, 'Sitemap').press('Enter');
  await expect(heading(page)).toHaveText('Sitemap');
  await page.goBack();
  await expect(footerLink(page, 'Sitemap')).toBeFocused();
  await page.goBack();
  await expect(links.nth(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(4)).toBeFocused();
  await page.goForward();
  await expect(footerLink(page, 'Sitemap')).toBeFocused();
});

test('a page that cannot be rendered says so, with the error and a way home', async ({ page }) => {
  await open(page, '/');
  // Without its content, the page cannot be rendered.
  await page.route(/\/ui-ux-design-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const service = {};' }),
  );
  await footerLink(page, 'UI/UX Design').click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText('undefined');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page)).toHaveText('Unified Technology Solutions');
});

test.describe('after an upgrade of the site, whose scripts are gone', () => {
  const upgrade = (page: Page) =>
    page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));

  test('the next page is loaded from the server', async ({ page }) => {
    await open(page, '/sitemap');
    await upgrade(page);
    await mark(page);
    await page.getByRole('main').getByRole('link', { name: 'UI/UX Design' }).click();
    await expect(heading(page)).toHaveText('UI/UX Design');
    await expect(page).toHaveURL('/design/ui-ux-design');
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test('a page with typed text stays, and a failed page leads back to it', async ({ page }) => {
    const message = await typeHalf(page, '/it');
    await upgrade(page);
    await mark(page);
    const failed = page.waitForResponse((response) => response.status() === 404);
    await footerLink(page, 'UI/UX Design').hover();
    await failed;
    await footerLink(page, 'Sitemap').focus();
    await message.focus();
    await painted(page);
    await expect(message).toHaveValue('Half a message');
    await footerLink(page, 'UI/UX Design').click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(message).toHaveValue('Half a message');
    await footerLink(page, 'UI/UX Design').click();
    await page.unroute(/\.js(\?|$)/);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(heading(page)).toHaveText('Unified Technology Solutions');
    expect(await isMarked(page)).toBe(true);
  });
});
