import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from '../specification.ts';
import {
  complaintsOf,
  enquiryFor,
  formOn,
  mailWith,
  open,
  openForm,
  openWithStoppedClock,
} from './visit.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByText('Loading...');

test('Loading... covers a new page for 300 ms, and only a new page', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expect(loading(page)).toBeHidden();
  for (const name of ['IT Strategy Development', 'UI/UX Design']) {
    await footerLink(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(loading(page)).toBeVisible();
    expect(await loading(page).ariaSnapshot()).toBe('');
    const pointer = await loading(page).evaluate((words) => getComputedStyle(words).pointerEvents);
    expect(pointer).toBe('none');
    await page.clock.runFor(280);
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(60);
    await expect(loading(page)).toBeHidden();
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('IT Strategy Development');
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(400);
  await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/it/it-strategy#contact-form');
  await expect(loading(page)).toBeHidden();
  await page.reload();
  await expect(loading(page)).toBeHidden();
  await page.goto('/it/it-strategy?from=mail');
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

test('a link leads to its page, which names itself and is marked in the menus', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await open(page, '/');
  await footerLink(page, 'UI/UX Design').click();
  await expect(heading(page)).toHaveText('UI/UX Design');
  await expect(page).toHaveTitle(`UI/UX Design - Design Studio - ${company.name}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const current = page.locator('header a[aria-current=page], footer a[aria-current=page]');
  const marked = await current.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(marked)).toEqual(new Set(['/design/ui-ux-design']));
  const line = page.getByRole('banner').getByText('Design', { exact: true });
  await expect(line.first()).toHaveCSS('text-decoration-line', 'underline');
  expect(complaints).toEqual([]);
});

test('a link to a folded section opens it', async ({ page }) => {
  await open(page, '/cyber');
  await page.getByRole('main').locator('a[href*="/essential-eight-assessment#"]').click();
  await expect(page).toHaveURL(/essential-eight-assessment#/);
  const report = page.locator('section', { has: page.locator('details > :target') }).last();
  await expect(report.getByRole('heading')).toBeInViewport();
  await expect(report.getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(report.getByRole('link').first()).toBeVisible();
});

/** Lets the form fail where it would show an error under a field. */
const breakForm = (page: Page) =>
  page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const broken = ['$', '{(() => { throw new Error("Broken on purpose") })()}`'].join('');
    await route.fulfill({
      response,
      body: script.replace('-error`', broken),
    });
  });

test('a form that fails says so, and a plain form with what was typed sends', async ({ page }) => {
  const row = formOf('/it/it-strategy');
  const enquiry = { ...enquiryFor(row), email: '' };
  await breakForm(page);
  const form = await openForm(page, row);
  await form.send(enquiry);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unexpected Application Error!');
  await expect(alert).toContainText('Broken on purpose');
  await expect(alert.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(alert.getByRole('link', { name: company.phone })).toBeVisible();
  const { email: _, ...typed } = enquiry;
  expect(await form.values()).toEqual(typed);
  await form.send({ email: 'alex@example.com' });
  await expect(page).toHaveURL(`${row.path}#message-sent`);
  await mailWith(enquiry.message);
});

test('after an upgrade, when its scripts are gone, an open page still sends', async ({ page }) => {
  const row = formOf('/it/it-strategy');
  const enquiry = enquiryFor(row);
  await open(page, row.path);
  await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const failed = page.waitForResponse((response) => response.status() === 404);
  await page.locator('form').scrollIntoViewIfNeeded();
  await failed;
  await formOn(page, row).send(enquiry);
  await expect(page).toHaveURL(`${row.path}#message-sent`);
  await mailWith(enquiry.message);
});
