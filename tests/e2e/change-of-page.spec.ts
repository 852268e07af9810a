import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from './specified-forms.ts';
import { complaintsOf, formOn, hydrated, open, openStopped, painted } from './visit.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that a test sees whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a change of page covers the new page with Loading... for 300 ms, and lets clicks through', async ({
  page,
}) => {
  await openStopped(page, '/');
  await footerLink(page, 'IT Strategy Development').click();
  await expect(page).toHaveURL('/it/it-strategy');
  const loading = page.getByText('Loading...');
  await expect(loading).toBeVisible();
  await expect(heading(page)).toHaveText('IT Strategy Development');
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  expect(await loading.ariaSnapshot()).toBe('');
  expect(await loading.evaluate((words) => getComputedStyle(words).pointerEvents)).toBe('none');
  await page.clock.runFor(280);
  await expect(loading).toBeVisible();
  await page.clock.runFor(40);
  await expect(loading).toBeHidden();
});

test('neither the first load nor a change of section shows the overlay', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = () => {
      if (document.body?.innerText.includes('Loading...')) Object.assign(window, { covered: true });
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/#contact');
  await page.getByRole('main').getByRole('link', { name: 'Explore Our Services' }).click();
  await expect(page).toHaveURL('/#services');
  await painted(page);
  expect(await page.evaluate(() => 'covered' in window)).toBe(false);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the overlay is a still, and nothing on the pages moves', async ({ page }) => {
    await openStopped(page, '/');
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    await page.clock.runFor(100);
    expect(await moving()).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeHidden();
    await footerLink(page, 'UI/UX Design').click();
    await expect(page.getByText('Loading...')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

test('a new page starts at its top, with the focus on its heading, and its title is read out', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await open(page, '/');
  await mark(page);
  await footerLink(page, 'UI/UX Design').click();
  await expect(heading(page)).toHaveText('UI/UX Design');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  const title = `UI/UX Design - Design Studio - ${company.name}`;
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  await expect(page.locator('title')).toHaveCount(1);
  for (const one of ['meta[name=description]', 'link[rel=canonical]', 'meta[property="og:url"]']) {
    await expect(page.locator(one)).toHaveCount(1);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/design\/ui-ux-design$/,
  );
  const current = page.locator('header a[aria-current=page], footer a[aria-current=page]');
  const marked = await current.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(marked)).toEqual(new Set(['/design/ui-ux-design']));
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('Back and Forward come to where the page was left, with what was typed', async ({ page }) => {
  await open(page, '/');
  await formOn(page, formOf('/')).field('Message').fill('Half a message');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await painted(page);
  const service = page
    .getByRole('main')
    .getByRole('link', { name: /IT Consulting/ })
    .first();
  await service.focus();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('IT Consulting Services');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Unified Technology Solutions');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  await expect(formOn(page, formOf('/')).field('Message')).toHaveValue('Half a message');
  await page.goForward();
  await expect(heading(page)).toHaveText('IT Consulting Services');
});

test('a double click on a link is one change of page, and one step back', async ({ page }) => {
  await open(page, '/');
  const before = await page.evaluate(() => history.length);
  await footerLink(page, 'UI/UX Design').dblclick();
  await expect(heading(page)).toHaveText('UI/UX Design');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a page that cannot be rendered says so, with the error and a way home', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    Object.assign(document, {
      createElement(name: string, options?: ElementCreationOptions) {
        if (name === 'section') throw new Error('The page broke');
        return create(name, options);
      },
    });
  });
  await footerLink(page, 'UI/UX Design').click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('The page broke')).toBeVisible();
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
    const target = page.getByRole('main').getByRole('link', { name: 'UI/UX Design' });
    await target.click();
    await expect(page).toHaveURL('/design/ui-ux-design');
    await expect(heading(page)).toHaveText('UI/UX Design');
    await expect.poll(() => isMarked(page)).toBe(false);
    await page.unroute(/\.js(\?|$)/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Sitemap');
  });

  test('a page with typed text stays as it is while the visitor points at its links', async ({
    page,
  }) => {
    await open(page, '/it');
    const message = formOn(page, formOf('/it')).field('Message');
    await message.fill('Half a message');
    await upgrade(page);
    await mark(page);
    const failed = page.waitForResponse((response) => response.status() === 404);
    await footerLink(page, 'UI/UX Design').hover();
    await failed;
    await footerLink(page, 'UI/UX Design').focus();
    await message.focus();
    await painted(page);
    expect(await isMarked(page)).toBe(true);
    await expect(message).toHaveValue('Half a message');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});

test('a page whose own script never comes works as HTML', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/cyber');
  await page.getByRole('banner').getByRole('button', { name: 'Cyber', exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Endpoint & Server/ })
    .click();
  await expect(heading(page)).toHaveText('Endpoint & Server Compliance');
  await page.unroute(/\.js(\?|$)/);
  await page.reload();
  await hydrated(page);
});
