import { expect, test } from 'vitest';
import { openPage, showPage } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

test('a page prints without header, menus and form, and without dark backgrounds', async () => {
  const context = await journey.browser.newContext();
  const page = await openPage(context, `${journey.site.url}/it/it-project-management`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').isVisible()).toBe(false);
  expect(await page.locator('form').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const backgrounds = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).backgroundColor),
    );
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await context.close();
});

test('with text at 200 %, no page scrolls sideways and no heading is cut off', async () => {
  const context = await journey.browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/cyber/essential-eight-assessment',
    '/it/managed-services',
    '/sitemap',
  ]) {
    await showPage(page, journey.site.url + path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
  await context.close();
});
