import { expect, type Page, test } from '@playwright/test';
import { formOf } from './specified-forms.ts';
import {
  callsOf,
  complaintsOf,
  enquiryFor,
  expectNotice,
  formOn,
  hydrated,
  mailWith,
  open,
  openHeld,
  translate,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = ['/', '/it/it-strategy'].map(formOf);

/** As password managers and grammar checkers do: an element after each field, and one with a name in the form. */
const extend = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    for (const field of document.querySelectorAll('form :is(input, textarea)')) {
      field.insertAdjacentHTML('afterend', '<div data-extension><span>G</span></div>');
      field.setAttribute('data-checked-by', 'extension');
    }
    form?.insertAdjacentHTML('afterbegin', '<input type="hidden" name="token" value="x">');
    form?.insertAdjacentHTML('beforeend', '<input type="hidden" name="message" value="x">');
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div>Offers for you</div>');
    document.body.insertAdjacentHTML('beforeend', '<div data-extension>Toolbar</div>');
  });

/** Something else that changes the page before React comes. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing else': async () => {},
  'an extension': extend,
  'a translator': translate,
  'a script that moves the form into a box of its own': (page) =>
    page.evaluate(() => {
      const form = document.querySelector('form');
      const box = document.createElement('div');
      form?.replaceWith(box);
      if (form) box.append(form);
      form?.querySelector('textarea')?.focus();
    }),
};

const typeInto = async (page: Page, enquiry: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(enquiry)) {
    await page.locator(`form :is(input:not([type=hidden]), textarea)[name="${name}"]`).fill(value);
  }
};

for (const [cause, change] of Object.entries(changes)) {
  for (const row of rows) {
    test(`what was typed into the ${row.formType} form before React came, with ${cause} in the page, stays and is sent once`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const calls = callsOf(page);
      const enquiry = enquiryFor(row);
      const release = await openHeld(page, row.path);
      await typeInto(page, enquiry);
      await page.locator('form textarea').focus();
      await change(page);
      release();
      await hydrated(page);
      const message = page.locator('form textarea[name=message]');
      await expect(message).toHaveValue(enquiry.message);
      await expect(message).toBeFocused();
      expect(await formOn(page, row).values()).toEqual(enquiry);
      await page.locator('form button[type=submit]').click();
      await expectNotice(page, row.success);
      await mailWith(enquiry.message);
      expect(calls).toHaveLength(1);
      if (cause === 'nothing else') expect(errors).toEqual([]);
    });
  }

  test(`Send that is pressed before React comes, with ${cause} in the page, sends the enquiry`, async ({
    page,
  }) => {
    const row = formOf('/it/it-strategy');
    const enquiry = enquiryFor(row);
    const release = await openHeld(page, row.path);
    await typeInto(page, enquiry);
    if (cause !== 'an extension') await change(page);
    await page.locator('form button[type=submit]').click();
    release();
    await expect(page).toHaveURL(`${row.path}#message-sent`);
    await expect(page.locator('#message-sent:visible')).toContainText(row.success[1]);
    expect((await mailWith(enquiry.message)).subject).toBe(row.subject);
  });
}

test('a page that was translated after hydration sends, and shows the reference that it was given', async ({
  page,
}) => {
  const row = formOf('/it/managed-services');
  const complaints = complaintsOf(page);
  const enquiry = enquiryFor(row);
  await open(page, row.path);
  await translate(page);
  const button = page.locator('form button[type=submit]');
  await button.click();
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await translate(page);
  await typeInto(page, enquiry);
  await expect(page.getByText(/Name is required/)).toHaveCount(0);
  await button.click();
  await expect(page.getByText(row.success[1], { exact: true })).toBeVisible();
  const mail = await mailWith(enquiry.message);
  await translate(page);
  expect(mail.text).toContain(await formOn(page, row).reference());
  await expect(button).toBeEnabled();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /UI\/UX Design/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Design');
  expect(complaints).toEqual([]);
});

test('a page that stays open and untouched, translated before and after hydration, changes page', async ({
  page,
}) => {
  const release = await openHeld(page, '/it');
  await translate(page);
  release();
  await hydrated(page);
  await translate(page);
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IT Consulting Services');
});
