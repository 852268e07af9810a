import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { openPage } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

test('a page prints with the company’s name, without menus, buttons and form, and without dark backgrounds', async () => {
  const context = await journey.browser.newContext();
  const page = await openPage(context, `${journey.site.url}/it/it-project-management`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').getByText(company.name).isVisible()).toBe(true);
  expect(await page.locator('footer').getByText(company.phone).isVisible()).toBe(true);
  for (const hidden of ['nav', 'form', 'button', '.button', '.top-bar']) {
    expect(await page.locator(`${hidden} >> visible=true`).count(), hidden).toBe(0);
  }
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const backgrounds = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).backgroundColor),
    );
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await context.close();
});
