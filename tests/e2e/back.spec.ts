import { expect, type Page, test } from '@playwright/test';
import { formOf } from '../specification.ts';
import {
  enquiryFor,
  formOn,
  hydrateForm,
  hydrateTool,
  open,
  openForm,
  painted,
  phone,
} from './visit.ts';

// Runs twice: with the back/forward cache, which keeps pages as they were left, and without it, where browsers load them again
// and fill in their fields.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Playwright's own `goBack` waits for a page to load, which one from the cache does not. */
const go = (page: Page, by: -1 | 1) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), by);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('Back and Forward come to where the page was left, with what was typed', async ({ page }) => {
  const row = formOf('/');
  const enquiry = enquiryFor(row);
  const form = await openForm(page, row);
  await form.fill(enquiry);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await painted(page);
  await page.getByRole('banner').getByRole('button', { name: 'IT', exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /IT Consulting/ })
    .click();
  await expect(heading(page)).toHaveText('IT Consulting Services');
  await expect.poll(() => scrolled(page)).toBe(0);
  await go(page, -1);
  await expect(heading(page)).toHaveText('Unified Technology Solutions');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  expect(await form.values()).toEqual(enquiry);
  await hydrateForm(page);
  expect(await form.values()).toEqual(enquiry);
  const stored = JSON.stringify(await page.context().storageState());
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored + session).not.toContain(enquiry.message);
  await go(page, 1);
  await expect(heading(page)).toHaveText('IT Consulting Services');
});

test('Back from a section comes to where its link is, on the same page', async ({ page }) => {
  await open(page, '/terms-conditions');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: /^16\. / });
  await link.press('Enter');
  const section = page.locator('#section-16');
  await expect(section).toBeInViewport();
  await go(page, -1);
  await expect(page).toHaveURL('/terms-conditions');
  await expect(link).toBeInViewport();
  await go(page, 1);
  await expect(page).toHaveURL('/terms-conditions#section-16');
  await expect(section).toBeInViewport();
});

test('what was typed before the form was hydrated is there after Back', async ({ page }) => {
  const row = formOf('/it/it-strategy');
  const enquiry = enquiryFor(row);
  await page.route(/\.js$/, (route) => route.abort());
  await open(page, row.path);
  await formOn(page, row).fill(enquiry);
  await page.unroute(/\.js$/);
  await footerLink(page, 'Sitemap').click();
  await expect(heading(page)).toHaveText('Sitemap');
  await go(page, -1);
  await expect(heading(page)).toHaveText('IT Strategy Development');
  expect(await formOn(page, row).values()).toEqual(enquiry);
});

test('an opened menu is closed when Back returns', async ({ page }) => {
  await open(page, '/it');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Cyber', exact: true }).click();
  const link = banner.getByRole('link', { name: /^Essential Eight/ });
  await expect(link).toBeVisible();
  await page.evaluate(() => location.assign('/sitemap'));
  await expect(heading(page)).toHaveText('Sitemap');
  await go(page, -1);
  await expect(heading(page)).toHaveText('IT Consulting Services');
  await expect(link).toBeHidden();
});

test('the self-check has its ticks after Back', async ({ page }) => {
  await open(page, '/cyber/essential-eight-assessment');
  const row = page.getByRole('figure').getByRole('button', { name: /^Multi-factor.*: level/ });
  await hydrateTool(page);
  await page.getByRole('figure').getByRole('radio', { name: '3' }).check({ force: true });
  await row.press('Enter');
  const facts = page.getByRole('group', { name: 'Level 1' }).getByRole('checkbox');
  for (const fact of await facts.all()) await fact.press('Space');
  await expect(row).toHaveAccessibleName(/level 1$/);
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await go(page, -1);
  await hydrateTool(page);
  await expect(row).toHaveAccessibleName(/level 1$/);
  await expect(page.getByRole('figure').getByRole('radio', { name: '3' })).toBeChecked();
});

test('the outage tool has its numbers after Back', async ({ page }) => {
  await open(page, '/it/disaster-recovery-backups');
  const figure = page.getByRole('figure');
  const staff = figure.getByLabel(/^Staff/);
  await hydrateTool(page);
  await figure.getByText('Try your numbers').click();
  await staff.fill('1,200');
  const cost = '$360,000';
  await expect(figure.getByText(cost, { exact: true }).first()).toBeVisible();
  await footerLink(page, 'Sitemap').click();
  await expect(heading(page)).toHaveText('Sitemap');
  await go(page, -1);
  await hydrateTool(page);
  await expect(staff).toHaveValue('1,200');
  await expect(figure.getByText(cost, { exact: true }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the panel is closed when Back returns', async ({ page }) => {
    await open(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).tap();
    await banner.getByText('Cyber Services', { exact: true }).tap();
    const link = banner.getByRole('link', { name: /^Essential Eight/ });
    await link.tap();
    await expect(page).toHaveURL(/essential-eight/);
    await go(page, -1);
    await expect(heading(page)).toHaveText('Unified Technology Solutions');
    await expect(link).toBeHidden();
  });
});
