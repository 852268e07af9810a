import { expect, test } from '@playwright/test';
import { formOf } from '../specification.ts';
import { enquiryFor, formOn, functionPath, mailSubject, mailWith, phone } from './visit.ts';

test.use({ javaScriptEnabled: false });

test('without scripts a form sends, and its page says so', async ({ page }) => {
  const row = formOf('/');
  const enquiry = enquiryFor(row);
  await page.goto(row.path);
  const answered = page.waitForResponse(`**${functionPath}`);
  await formOn(page, row).send(enquiry);
  expect((await answered).status()).toBe(303);
  await expect(page).toHaveURL(`${row.path}#message-sent`);
  for (const words of row.success) {
    await expect(page.locator('#message-sent:visible')).toContainText(words);
  }
  await expect(page.locator('#message-not-sent')).toBeHidden();
  expect((await mailWith(enquiry.message)).subject).toBe(mailSubject(row.subject));
});

test('without scripts what the server refuses is explained', async ({ page }) => {
  const row = formOf('/cyber');
  const form = formOn(page, row);
  await page.goto('/cyber');
  await form.button.click();
  await expect(form.field('Name')).toBeFocused();
  await expect(form.field('Message')).toHaveAttribute('maxlength', '5000');
  await form.field('Message').evaluate((one) => one.removeAttribute('maxlength'));
  await form.send({ ...enquiryFor(row), message: 'a'.repeat(5_001) });
  await expect(page.getByText('Please shorten your message to 5,000 characters')).toBeVisible();
  await page.goBack();
  await expect(form.field('Name')).toHaveValue('Alex Nguyen');
});

test('without scripts menus work, and what needs scripts is disabled', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'IT', exact: true }).click();
  await banner.getByRole('link', { name: /Disaster Recovery/ }).click();
  for (const path of [
    ...['/it/disaster-recovery-backups', '/cyber/essential-eight-assessment'],
    '/design/web-design-development',
  ]) {
    await page.goto(path);
    const figure = page.locator('main figure').first();
    await expect(figure).toContainText(/example/i);
    const enabled = figure.locator(':is(button, input, select):enabled').filter({ visible: true });
    await expect(enabled).toHaveCount(0);
  }
});

test('without scripts and on paper the home page has its shots and five balls', async ({
  page,
}) => {
  await page.goto('/');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const shots = page.getByRole('main').locator('section').first().getByRole('listitem');
    await expect(shots.getByRole('link').filter({ visible: true })).toHaveCount(3);
    await expect(page.locator('[data-decorative-balls] svg:visible')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('without scripts the panel has one open section at a time', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).tap();
    await banner.getByText('IT Services', { exact: true }).tap();
    await banner.getByText('Cyber Services', { exact: true }).tap();
    await expect(banner.getByRole('link', { name: /IT Strategy/ })).toBeHidden();
    await banner.getByRole('link', { name: /Endpoint & Server/ }).tap();
    await expect(page).toHaveURL('/cyber/endpoint-server-compliance');
    await page.locator('main details:not([open]) > summary').first().tap();
    await expect(page.locator('main details[open]').first()).toBeVisible();
  });
});
