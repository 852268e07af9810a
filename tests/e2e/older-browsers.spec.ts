import { expect, type Page, test } from '@playwright/test';
import { formOf } from '../specification.ts';
import { enquiryFor, formOn, mailWith, open, painted, violationsOf } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the style sheet loses in a browser that has not heard of it: a name that no browser knows is refused in the same way. */
const unknown = ['light-dark(', 'color-mix(', ':has(', ':popover-open', '::details-content'];

/** Gives the page what a browser of 2022 makes of it: no nesting, and nothing that came after it. */
async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const removeNested = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) while (rule.cssRules.length > 0) rule.deleteRule(0);
        else if (rule instanceof CSSGroupingRule) removeNested(rule.cssRules);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      for (const { cssRules } of document.styleSheets) removeNested(cssRules);
    });
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/<style>.*?<\/style>/gs, (sheet) =>
          unknown
            .reduce((text, name) => text.replaceAll(name, name.replace(/\w/, 'x-$&')), sheet)
            .replaceAll('[popover]', '[data-popover]'),
        )
        .replaceAll(' popover="', ' data-popover="');
      await route.fulfill({ response, body });
    },
  );
}

test.beforeEach(({ page }) => useOlderBrowser(page));
// A page that is still being fetched ends with its test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const path of ['/', '/it/managed-services', '/cyber', '/sitemap']) {
  test(`in an older browser the words of ${path} stand out from their ground`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(page, 'body')).toEqual([]);
  });
}

test('in an older browser menus open, and the form is posted without scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const row = formOf('/cyber');
  const enquiry = enquiryFor(row);
  await open(page, row.path);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Cyber' }).focus();
  await expect(menu.getByRole('link', { name: /Boundary/ })).toBeVisible();
  expect(await violationsOf(page, 'header')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 664 });
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await hamburger.focus();
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await expect(panel.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(await violationsOf(page, 'header')).toEqual([]);
  await page.locator('form').scrollIntoViewIfNeeded();
  await painted(page);
  await formOn(page, row).send(enquiry);
  await expect(page.locator('#message-sent:visible')).toContainText(row.success[1]);
  await mailWith(enquiry.message);
  expect(scripts).toEqual([]);
});
