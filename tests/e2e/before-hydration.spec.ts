import { expect, type Page, test } from '@playwright/test';
import { formOf } from '../specification.ts';
import {
  callsOf,
  complaintsOf,
  delayResponses,
  enquiryFor,
  expectNotice,
  formOn,
  functionPath,
  hydrateForm,
  mailSubject,
  mailWith,
  openBeforeHydration,
  openForm,
  translate,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Adds elements after fields and named fields to the form, as password managers and grammar checkers do. */
const extend = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    for (const field of document.querySelectorAll('form :is(input, textarea)')) {
      field.insertAdjacentHTML('afterend', '<div><span>G</span></div>');
      field.setAttribute('data-checked-by', 'extension');
    }
    form?.insertAdjacentHTML('afterbegin', '<input type="hidden" name="token" value="x">');
    form?.insertAdjacentHTML('beforeend', '<input type="hidden" name="message" value="x">');
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div>Offers for you</div>');
  });

const wrapFields = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('form, form :is(input, textarea)')) {
      const box = document.createElement('div');
      element.replaceWith(box);
      box.append(element);
    }
    document.querySelector('textarea')?.focus();
  });

/** Changes to the page before hydration, by cause. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing else': async () => {},
  'an extension': extend,
  'a translator': translate,
  'a script that wraps form and fields': wrapFields,
};

const sendButton = (page: Page) => page.locator('form button[type=submit]');

for (const [cause, change] of Object.entries(changes)) {
  test(`${cause} before hydration: the form keeps its text`, async ({ page }) => {
    const row = formOf('/');
    const complaints = complaintsOf(page);
    const calls = callsOf(page);
    const enquiry = enquiryFor(row);
    const release = await openBeforeHydration(page, row.path);
    await formOn(page, row).fill(enquiry);
    const message = page.locator('form textarea');
    await message.focus();
    await change(page);
    release();
    await hydrateForm(page);
    expect(await formOn(page, row).values()).toEqual(enquiry);
    await expect(message).toBeFocused();
    await sendButton(page).click();
    await expectNotice(page, row.success);
    await mailWith(enquiry.message);
    expect(calls).toHaveLength(1);
    if (cause === 'nothing else') expect(complaints).toEqual([]);
  });

  test(`${cause} before hydration: Send that is pressed sends`, async ({ page }) => {
    const row = formOf('/it/it-strategy');
    const enquiry = enquiryFor(row);
    const release = await openBeforeHydration(page, row.path);
    await formOn(page, row).fill(enquiry);
    await change(page);
    await sendButton(page).click();
    release();
    await expect(page).toHaveURL(`${row.path}#message-sent`);
    await expect(page.locator('#message-sent:visible')).toContainText(row.success[1]);
    expect((await mailWith(enquiry.message)).subject).toBe(mailSubject(row.subject));
  });
}

test('the notice of a message sent before hydration goes with the next', async ({ page }) => {
  const row = formOf('/it/it-strategy');
  const release = await openBeforeHydration(page, row.path);
  await formOn(page, row).send(enquiryFor(row));
  release();
  await expect(page.locator('#message-sent')).toBeVisible();
  await hydrateForm(page);
  await expect(page.locator('#message-sent')).toBeVisible();
  await page.route(`**${functionPath}`, (route) => route.abort());
  await formOn(page, row).send(enquiryFor(row));
  await expectNotice(page, row.failure);
  await expect(page.locator('#message-sent')).toBeHidden();
  await page.reload();
  await hydrateForm(page);
  await expect(page.locator('#message-sent')).toBeHidden();
});

test('a translated page refuses, sends, and shows its own reference', async ({ page }) => {
  const row = formOf('/it/managed-services');
  const complaints = complaintsOf(page);
  const enquiry = enquiryFor(row);
  await openForm(page, row);
  await translate(page);
  await sendButton(page).click();
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await translate(page);
  await formOn(page, row).fill(enquiry);
  await expect(page.getByText(/Name is required/)).toHaveCount(0);
  const answer = await delayResponses(page, `**${functionPath}`);
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await translate(page);
  answer();
  await expectNotice(page, row.success);
  await translate(page);
  const { text } = await mailWith(enquiry.message);
  expect(text).toContain(await formOn(page, row).reference());
  await page.locator('footer a[href="/design/ui-ux-design"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Design');
  expect(complaints).toEqual([]);
});
