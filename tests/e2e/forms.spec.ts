import { expect, type Page, type Route, test } from '@playwright/test';
import { replyTime } from '../../content/commitments.ts';
import { formOf, type SpecifiedForm } from '../specification.ts';
import {
  announcementsOn,
  callsOf,
  complaintsOf,
  delayResponses,
  enquiryFor,
  expectNotice,
  formOn,
  functionPath,
  mailSubject,
  mailWith,
  notices,
  openForm,
  painted,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sends the form, and expects messages about missing values. */
async function expectRefusal(page: Page, row: SpecifiedForm): Promise<void> {
  const form = formOn(page, row);
  await form.button.click();
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(form.text(`${name} is required`)).toBeVisible();
  }
  if (row.missing) await expectNotice(page, row.missing);
  else await expect(notices(page)).toHaveCount(0);
  await expect(form.field('Name')).toBeFocused();
  await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true');
}

/** Expects that a failed enquiry stays in the form and out of the console. */
async function expectFailure(
  page: Page,
  row: SpecifiedForm,
  fail: (route: Route) => Promise<void>,
) {
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  const logged = complaintsOf(page);
  await page.route(`**${functionPath}`, fail);
  await form.send(enquiry);
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expectNotice(page, row.failure);
  expect(await form.values()).toEqual(enquiry);
  await expect(form.button).toBeEnabled();
  expect(logged.join()).not.toMatch(/Alex|alex@|backups/);
  // Stays when the notice has gone.
  await expect(page.getByText('Your message is still here')).toBeVisible();
  await page.unroute(`**${functionPath}`);
  return enquiry;
}

/** One form of each kind: its notices, its fields and its subject; `tests/pages/forms.test.ts` has all 23. */
const kinds = [
  ...['/', '/it', '/cyber', '/cyber/essential-eight-assessment'],
  ...['/cyber/endpoint-server-compliance', '/it/it-governance-cost-optimisation'],
].map(formOf);

for (const row of kinds) {
  test(`the ${row.formType} form refuses, keeps what failed, sends once`, async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, row);
    await expectRefusal(page, row);
    expect(calls).toHaveLength(0);

    const enquiry = await expectFailure(page, row, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    calls.length = 0;
    await form.button.dblclick();
    await expectNotice(page, row.success);
    expect(await form.values()).toEqual({});
    await expect(form.button).toBeEnabled();
    expect(calls.map((call): unknown => call.postDataJSON())).toEqual([
      { ...enquiry, subject: row.subject, formType: row.formType },
    ]);
    const mail = await mailWith(enquiry.message);
    expect(mail.subject).toBe(mailSubject(row.subject));
    expect(mail.replyTo).toMatchObject([{ address: enquiry.email }]);
    expect(mail.text).toContain(await form.reference());
    await expect(page.locator('form')).toContainText(`We reply within ${replyTime}`);
    await expect(page.getByText('Your message is still here')).toBeHidden();

    if (typeof row.typed !== 'object') return;
    const blank = { ...enquiryFor(row), subject: '  ' };
    await form.send(blank);
    expect((await mailWith(blank.message)).subject).toBe(mailSubject(row.typed.fallback));
  });
}

const row = formOf('/it/it-strategy');

test('a form sends neither blanks nor a bad address', async ({ page }) => {
  const calls = callsOf(page);
  const form = await openForm(page, row);
  await form.fill(Object.fromEntries(Object.keys(enquiryFor(row)).map((name) => [name, '   '])));
  await expectRefusal(page, row);

  const enquiry = { ...enquiryFor(row), email: 'alex.example.com' };
  await form.send(enquiry);
  await expect(form.text('Invalid email address')).toBeVisible();
  await expect(form.field('Email')).toBeFocused();
  await expect(form.field('Email')).toHaveAccessibleDescription(/Invalid email address/);
  await expect(notices(page)).toHaveCount(0);
  expect(await form.values()).toEqual(enquiry);
  expect(calls).toHaveLength(0);
});

test("an enquiry that meets no network, or a hotel's, stays in the form", async ({ page }) => {
  await openForm(page, row);
  await expectFailure(page, row, (route) => route.abort('internetdisconnected'));
  await expectFailure(page, row, (route) =>
    route.fulfill({ contentType: 'text/html', body: "<h1>Sign in to the hotel's network</h1>" }),
  );
});

test('an error is announced once for each try', async ({ page }) => {
  const announcements = await announcementsOn(page);
  // With a notice for missing values, and without.
  for (const each of [row, formOf('/cyber/essential-eight-assessment')]) {
    const form = await openForm(page, each);
    await form.fill({ ...enquiryFor(each), email: 'a@' });
    /** Tries to send, and expects one announcement of an error. */
    const expectOnce = async (error: string, press: () => Promise<void>) => {
      await announcements();
      await press();
      await painted(page);
      expect((await announcements()).filter((text) => text === error)).toHaveLength(1);
    };
    const enter = (field: 'Name' | 'Email') => () => form.field(field).press('Enter');
    await expectOnce('Invalid email address', enter('Email'));
    await expectOnce('Invalid email address', enter('Email'));
    await expectOnce('Invalid email address', enter('Name'));
    await expectOnce('Invalid email address', () => form.button.click());
    await form.fill({ name: '' });
    await expectOnce('Name is required', enter('Email'));
    await expectOnce('Name is required', enter('Name'));
  }
});

test('pasted text that is too long is not cut, but refused with its length', async ({ page }) => {
  const form = await openForm(page, formOf('/'));
  for (const [name, length, answer] of [
    ['name', 120, 'Please shorten your name to 100 characters; it has 120.'],
    ['email', 270, 'Please shorten your email address to 254 characters; it has 270.'],
    ['subject', 160, 'Please shorten your subject to 150 characters; it has 160.'],
    ['message', 6_000, 'Please shorten your message to 5,000 characters; it has 6,000.'],
  ] as const) {
    await page.locator(`form [name=${name}]`).focus();
    // As a paste: the browser would apply `maxlength`.
    await page.keyboard.insertText('a'.repeat(length));
    await form.button.click();
    await expect(form.text(answer)).toBeVisible();
  }
});

test('Enter that is held down sends once, and no error follows', async ({ page }) => {
  const calls = callsOf(page);
  const form = await openForm(page, row);
  await form.fill(enquiryFor(row));
  await form.field('Email').focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
  await expectNotice(page, row.success);
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
  await painted(page);
  await expectNotice(page, row.success);
  expect(calls).toHaveLength(1);
});

test('what is typed while an enquiry is on its way stays', async ({ page }) => {
  const calls = callsOf(page);
  const form = await openForm(page, row);
  const answer = await delayResponses(page, `**${functionPath}`);
  await form.send(enquiryFor(row));
  await expect(form.sending).toBeDisabled();
  await form.field('Message').fill('One thing more');
  answer();
  await expectNotice(page, row.success);
  await expect(form.button).toBeEnabled();
  expect(await form.values()).toEqual({ message: 'One thing more' });
  await form.reference();
  await form.button.click();
  await expect(form.text('Name is required')).toBeVisible();
  // The reference is not that of this message.
  await expect(page.getByText(/Reference\W+[\w-]{6,}/)).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('an enquiry that is on its way arrives although the visitor leaves', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Playwright slows the network down in Chromium only');
  const form = await openForm(page, row);
  const enquiry = enquiryFor(row);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked = page.waitForEvent('dialog');
  await form.send(enquiry);
  await expect(form.sending).toBeDisabled();
  const left = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
  await expect(page).toHaveURL('/sitemap');
  await mailWith(enquiry.message);
});

test('an enquiry whose answer was lost is the same one when sent again', async ({ page }) => {
  const form = await openForm(page, row);
  const enquiry = enquiryFor(row);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**${functionPath}`, lose, { times: 1 });
  await form.send(enquiry);
  await expectNotice(page, row.failure);
  await expect(page.getByRole('main')).not.toContainText(/not sent/i);
  await form.button.click();
  await expectNotice(page, row.success);
  const reference = await form.reference();
  await openForm(page, row);
  await form.send(enquiry);
  await expectNotice(page, row.success);
  expect(await form.reference()).toBe(reference);
  expect((await mailWith(enquiry.message)).text).toContain(reference);
});

test('a browser that lacks the youngest methods sends the enquiry too', async ({ page }) => {
  await page.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const young = [
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Promise, 'try', 'withResolvers'],
      [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [RegExp, 'escape'],
      [URL, 'parse'],
      [Uint8Array.prototype, 'toBase64', 'toHex'],
      [iterator, 'map', 'filter', 'toArray', 'flatMap'],
    ];
    for (const [owner, ...names] of young) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  const enquiry = enquiryFor(row);
  await (await openForm(page, row)).send(enquiry);
  await expectNotice(page, row.success);
  await mailWith(enquiry.message);
});
