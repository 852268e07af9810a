import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectNotice,
  formOn,
  openPage,
  showPage,
  typed,
} from '../../../testing/browser/enquiry-page.ts';
import { prepareJourney, saveData } from '../../../testing/browser/journey.ts';

const journey = prepareJourney();

/** A tab opened on an earlier build: scripts that it has not fetched by now no longer exist. */
async function openOldTab(path: string, visit?: (page: Page) => Promise<void>) {
  const visitor = await journey.visit();
  // With Save-Data no page is fetched because a link to it is seen.
  await visitor.addInitScript(saveData);
  const page = await openPage(visitor, journey.site.url + path);
  await visit?.(page);
  const fetched = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await visitor.route('**/assets/*.js', (route) =>
    fetched.has(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const sitemapLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Answers the browser's question whether to leave the page, and records each question. */
function answer(page: Page, go: () => boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return go() ? dialog.accept() : dialog.dismiss();
  });
  return asked;
}

describe('In a tab opened before an upgrade, a page whose script is missing', () => {
  test('is loaded from the server, without a question if nothing was typed', async () => {
    const page = await openOldTab('/it');
    const asked = answer(page, () => false);
    await sitemapLink(page).hover();
    expect(await isSameDocument(page)).toBe(true);
    await sitemapLink(page).click();
    await title(page, 'Sitemap').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sitemap');
    expect(await isSameDocument(page)).toBe(false);
    expect(asked).toEqual([]);
    await page.goBack();
    await title(page, 'IT Consulting Services').waitFor();
    await sitemapLink(page).click();
    await title(page, 'Sitemap').waitFor();
  });

  test('asks before unsent text is lost, each time', async () => {
    const page = await openOldTab('/it');
    let go = false;
    const asked = answer(page, () => go);
    const form = formOn(page, { button: 'Send Message' });
    await form.fill(typed);
    for (let times = 1; times <= 2; times += 1) {
      await sitemapLink(page).click();
      await expect.poll(() => asked.length).toBe(times);
      expect(asked.at(-1)).toContain('discard your unsent message');
      expect(await form.values()).toMatchObject(typed);
      expect(new URL(page.url()).pathname).toBe('/it');
      expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
    }
    go = true;
    await sitemapLink(page).click();
    await title(page, 'Sitemap').waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  test('also keeps the text of a form on an earlier page, which can still be sent', async () => {
    const form = (page: Page) => formOn(page, { button: 'Send Message' });
    const page = await openOldTab('/it', async (page) => {
      await form(page).fill(typed);
      await page.getByRole('contentinfo').getByRole('link', { name: 'IT Strategy' }).click();
      await title(page, 'IT Strategy').waitFor();
    });
    const asked = answer(page, () => false);
    await sitemapLink(page).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/it/it-strategy');
    await page.goBack();
    await title(page, 'IT Consulting Services').waitFor();
    expect(await form(page).values()).toMatchObject(typed);
    await form(page).button.click();
    await expectNotice(page, ['Success!', expect.any(String)]);
    await sitemapLink(page).click();
    await title(page, 'Sitemap').waitFor();
    expect(asked).toHaveLength(1);
  });

  test('also opens at a section: a link to a section of another page leads there', async () => {
    const page = await openOldTab('/sitemap');
    await page.getByRole('link', { name: 'Get in Touch' }).first().click();
    await page.waitForURL('**/#contact');
    await title(page, 'Unified Technology Solutions').waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });
});

describe('A page whose document does not fit the tab is loaded from the server', () => {
  test.each<[string, (html: string) => string | undefined]>([
    [
      'its style sheets are newer',
      (html) => html.replace(/ data-sheets="[^"]+"/, ' data-sheets="newer"'),
    ],
    [
      'its script is newer',
      (html) => html.replace(/ data-boot="[^"]+"/, ' data-boot="/assets/boot-newer.js"'),
    ],
    ['it cannot be fetched', () => undefined],
  ])('because %s', async (_why, change) => {
    const page = await (await journey.visit()).newPage();
    await showPage(page, `${journey.site.url}/it`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    let fetched = 0;
    await page.route('**/it/it-strategy', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      fetched += 1;
      const response = await route.fetch();
      const body = change(await response.text());
      return body === undefined ? route.abort() : route.fulfill({ response, body });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'IT Strategy' }).click();
    await title(page, 'IT Strategy').waitFor();
    expect(fetched).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(false);
  });
});
