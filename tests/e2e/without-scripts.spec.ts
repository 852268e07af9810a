import { expect, test } from '@playwright/test';
import { formOf, forms } from './specified-forms.ts';
import { enquiryFor, formOn, functionPath, mailWith, phone } from './visit.ts';

test.use({ javaScriptEnabled: false });

for (const row of forms) {
  test(`without scripts the ${row.formType} form sends, and its page says so`, async ({ page }) => {
    const enquiry = enquiryFor(row);
    await page.goto(row.path);
    const form = formOn(page, row);
    await form.fill(enquiry);
    const answered = page.waitForResponse(`**${functionPath}`);
    await form.button.click();
    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL(`${row.path}#message-sent`);
    for (const words of row.success) {
      await expect(page.locator('#message-sent:visible')).toContainText(words);
    }
    await expect(page.locator('#message-not-sent')).toBeHidden();
    expect((await mailWith(enquiry.message)).subject).toBe(row.subject);
  });
}

test('without scripts the browser itself stops an empty form, and says where', async ({ page }) => {
  await page.goto('/');
  await formOn(page, formOf('/')).button.click();
  await expect(formOn(page, formOf('/')).field('Name')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('without scripts what the server refuses comes back with the field and the reason, and Back with what was typed', async ({
  page,
}) => {
  const row = formOf('/cyber');
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  for (const [field, value, reason] of [
    // The browser accepts this address; no mail can carry it.
    ['email', 'alex..nguyen@example.com', /email/i],
    ['message', 'a'.repeat(5_001), /message/i],
  ] as const) {
    await page.goto('/cyber');
    await page.locator('form textarea').evaluate((area) => area.removeAttribute('maxlength'));
    await form.fill({ ...enquiry, [field]: value });
    await form.button.click();
    await expect(page.getByRole('main').or(page.locator('body')).last()).toContainText(reason);
    await expect(page).not.toHaveURL(/#message-sent/);
    await expect(page.getByText(/5,?000|address/i).first()).toBeVisible();
    await page.goBack();
    await expect(form.field('Name')).toHaveValue(enquiry.name);
  }
});

test('without scripts the menu, its drop-downs and the skip link work', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'IT', exact: true }).click();
  await banner.getByRole('link', { name: /IT Strategy Development/ }).click();
  await expect(page).toHaveURL('/it/it-strategy');
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('without scripts a tool shows its example, and what needs scripts is disabled', async ({
  page,
}) => {
  for (const path of [
    ...['/it/disaster-recovery-backups', '/cyber/essential-eight-assessment'],
    '/design/web-design-development',
  ]) {
    await page.goto(path);
    const figure = page.locator('figure', { has: page.locator('fieldset') });
    await expect(figure.locator('figcaption')).toContainText('example');
    for (const control of await figure.locator('button, input, select').all()) {
      if (await control.isVisible()) await expect(control).toBeDisabled();
    }
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('without scripts the panel and its sections work, and so do folded texts', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).tap();
    await banner.getByText('IT Services', { exact: true }).tap();
    await banner.getByText('Cyber Services', { exact: true }).tap();
    await expect(banner.getByRole('link', { name: /IT Strategy/ })).toBeHidden();
    await banner.getByRole('link', { name: /Endpoint & Server/ }).tap();
    await expect(page).toHaveURL('/cyber/endpoint-server-compliance');
    const folded = page.locator('main details:not([open]) > summary');
    if ((await folded.count()) > 0) {
      await folded.first().tap();
      await expect(page.locator('main details[open]').first()).toBeVisible();
    }
  });
});
