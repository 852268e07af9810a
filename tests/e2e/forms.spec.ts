import { expect, type Page, type Route, test } from '@playwright/test';
import { formOf, forms, type SpecifiedForm } from './specified-forms.ts';
import {
  callsOf,
  closeNotices,
  complaintsOf,
  enquiryFor,
  expectNotice,
  formOn,
  functionPath,
  hold,
  mailWith,
  notices,
  open,
  painted,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const missingWords = ['Name is required', 'Email is required', 'Message is required'];

/** Sends what is in the form, and finds that what is missing is said and nothing is sent. */
async function expectRefusal(page: Page, row: SpecifiedForm): Promise<void> {
  const form = formOn(page, row);
  await form.button.click();
  for (const words of missingWords) await expect(form.text(words)).toBeVisible();
  if (row.missing) await expectNotice(page, row.missing);
  else await expect(notices(page)).toHaveCount(0);
  await expect(form.field('Name')).toBeFocused();
  await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true');
}

/** Sends an enquiry that fails: it stays in the form, and the console does not say what it was. */
async function expectFailure(
  page: Page,
  row: SpecifiedForm,
  fail: (route: Route) => Promise<void>,
) {
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  const logged = complaintsOf(page);
  await closeNotices(page);
  await page.route(`**${functionPath}`, fail);
  await form.fill(enquiry);
  await form.button.click();
  await expectNotice(page, row.failure);
  expect(await form.values()).toEqual(enquiry);
  await expect(form.button).toBeEnabled();
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join()).not.toMatch(/Alex|alex@|backups/);
  await page.unroute(`**${functionPath}`);
  return enquiry;
}

const failInside = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Try later' } } });

for (const row of forms) {
  test(`the ${row.formType} form asks, refuses, keeps what failed, and sends once`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    const form = formOn(page, row);
    await open(page, row.path);
    await expect(page.getByRole('heading', { name: row.heading, level: 3 })).toBeVisible();
    const fields = await page
      .locator('form')
      .getByRole('textbox')
      .evaluateAll((all) =>
        all.map((field) =>
          ['name', 'placeholder', 'type', 'required'].map((name) => field.getAttribute(name)),
        ),
      );
    const isOptional = typeof row.typed === 'object';
    expect(fields).toEqual([
      ['name', 'Your Name', 'text', ''],
      ['email', 'Email Address', 'email', ''],
      ...(row.typed
        ? [
            [
              'subject',
              isOptional ? 'Subject (optional)' : 'Subject',
              'text',
              isOptional ? null : '',
            ],
          ]
        : []),
      ['message', 'How can we help you?', null, ''],
    ]);

    await expectRefusal(page, row);
    expect(calls).toHaveLength(0);

    const enquiry = await expectFailure(page, row, failInside);
    calls.length = 0;

    await form.button.dblclick();
    await expectNotice(page, row.success);
    expect(await form.values()).toEqual({});
    await expect(form.button).toBeEnabled();
    expect(calls.map((call): unknown => call.postDataJSON())).toEqual([
      { ...enquiry, subject: row.subject, formType: row.formType },
    ]);
    const mail = await mailWith(enquiry.message);
    expect(mail.subject).toBe(row.subject);
    expect(mail.replyTo).toMatchObject([{ address: enquiry.email }]);
    const reference = await form.reference();
    expect(mail.text).toContain(reference);
    await expect(page.locator('form')).toContainText(/We reply within one business day/);
  });
}

/** One form of each behaviour: with a subject, with an optional one, with none, with messages only. */
const behaviours = ['/', '/it', '/cyber', '/cyber/essential-eight-assessment'].map(formOf);

for (const row of behaviours) {
  test(`the ${row.formType} form sends neither blanks nor a malformed address, and survives a dead network`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    const form = formOn(page, row);
    await open(page, row.path);
    await form.fill(Object.fromEntries(Object.keys(enquiryFor(row)).map((name) => [name, '   '])));
    await expectRefusal(page, row);

    const enquiry = { ...enquiryFor(row), email: 'alex.example.com' };
    await form.fill(enquiry);
    await form.button.click();
    const message = form.text('Invalid email address');
    await expect(message).toBeVisible();
    await expect(form.field('Email')).toBeFocused();
    await expect(form.field('Email')).toHaveAccessibleDescription(/Invalid email address/);
    await expect(notices(page)).toHaveCount(0);
    expect(await form.values()).toEqual(enquiry);
    expect(calls).toHaveLength(0);

    await expectFailure(page, row, (route) => route.abort('internetdisconnected'));
    await expectFailure(page, row, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the hotel’s network</h1>' }),
    );
  });
}

for (const row of forms.filter(({ typed }) => typeof typed === 'object')) {
  test(`the ${row.formType} form sends its default subject when the visitor leaves it blank`, async ({
    page,
  }) => {
    const enquiry = { ...enquiryFor(row), subject: '  ' };
    await open(page, row.path);
    await formOn(page, row).fill(enquiry);
    await formOn(page, row).button.click();
    await expectNotice(page, row.success);
    const { subject } = await mailWith(enquiry.message);
    expect(row.typed).toEqual({ fallback: subject });
  });
}

const row = formOf('/it/it-strategy');

test('Enter that is held down sends once, and no error follows', async ({ page }) => {
  const calls = callsOf(page);
  await open(page, row.path);
  const form = formOn(page, row);
  await form.fill(enquiryFor(row));
  await form.field('Email').focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
  await expectNotice(page, row.success);
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await painted(page);
  await expectNotice(page, row.success);
  expect(calls).toHaveLength(1);
});

test('while the enquiry is on its way the button says so; what is typed meanwhile stays', async ({
  page,
}) => {
  await open(page, row.path);
  const form = formOn(page, row);
  const answer = await hold(page, `**${functionPath}`);
  await form.fill(enquiryFor(row));
  await form.button.click();
  await expect(form.sending).toBeDisabled();
  await form.field('Message').fill('One thing more');
  answer();
  await expectNotice(page, row.success);
  expect(await form.values()).toMatchObject({ message: 'One thing more' });
});

test('a visitor who leaves the page while the enquiry is on its way is told that it was sent', async ({
  page,
}) => {
  const calls = callsOf(page);
  await open(page, row.path);
  const form = formOn(page, row);
  const answer = await hold(page, `**${functionPath}`);
  await form.fill(enquiryFor(row));
  await form.button.click();
  await expect(form.sending).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap');
  answer();
  await expectNotice(page, row.success);
  await page.goBack();
  await expect(form.button).toBeEnabled();
  expect(await form.values()).toEqual({});
  expect(calls).toHaveLength(1);
});

test('what was typed is still there after a visit to another page of the site, and nowhere stored', async ({
  page,
}) => {
  await open(page, row.path);
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  await form.fill(enquiry);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await expect(form.field('Message')).toHaveValue(enquiry.message);
  expect(await form.values()).toEqual(enquiry);
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  const words = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored === 0 || !words.includes('backups')).toBe(true);
});

test('an answer that is lost on the way is no second enquiry, neither at once nor after a reload', async ({
  page,
}) => {
  await open(page, row.path);
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  await page.route(
    `**${functionPath}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.fill(enquiry);
  await form.button.click();
  await expectNotice(page, row.failure);
  await expect(page.locator('form')).not.toContainText(/not sent/i);
  await form.button.click();
  await expectNotice(page, row.success);
  const reference = await form.reference();
  await page.reload();
  await open(page, row.path);
  await form.fill(enquiry);
  await form.button.click();
  await expectNotice(page, row.success);
  expect(await form.reference()).toBe(reference);
  expect((await mailWith(enquiry.message)).text).toContain(reference);
});

test('characters that nobody can see are removed, not refused', async ({ page }) => {
  await open(page, row.path);
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  const pasted = '\u000B\u000C\u001F\u0003\u0092\u200B';
  await form.fill({
    name: 'Alex\u2028 Nguyen\u0003',
    email: 'alex@example.com\u200B',
    message: `Office${pasted} paste. ${enquiry.message}`,
  });
  await form.button.click();
  await expectNotice(page, row.success);
  const mail = await mailWith(enquiry.message);
  expect(mail.text).toContain('Office paste.');
  expect(mail.text).toContain('Alex Nguyen');
});

test('an address with an umlaut is accepted as it is, and mailed in its ASCII form', async ({
  page,
}) => {
  await open(page, row.path);
  const form = formOn(page, row);
  const enquiry = enquiryFor(row);
  // As in browsers that do not turn it into ASCII themselves.
  await form.field('Email').evaluate((field) => field.setAttribute('type', 'text'));
  await form.fill({ ...enquiry, email: 'info@müller.example' });
  await form.button.click();
  await expectNotice(page, row.success);
  const { replyTo } = await mailWith(enquiry.message);
  expect(replyTo).toMatchObject([{ address: 'info@xn--mller-kva.example' }]);
});

test('a browser that lacks the youngest methods sends the enquiry too', async ({ page }) => {
  await page.addInitScript(() => {
    const young = [
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Promise, 'try', 'withResolvers'],
      [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [RegExp, 'escape'],
      [URL, 'parse'],
      [Uint8Array, 'fromBase64', 'fromHex'],
      [Uint8Array.prototype, 'toBase64', 'toHex'],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        'map',
        'filter',
        'toArray',
        'flatMap',
      ],
    ] as const;
    for (const [owner, ...names] of young) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await open(page, row.path);
  const enquiry = enquiryFor(row);
  await formOn(page, row).fill(enquiry);
  await formOn(page, row).button.click();
  await expectNotice(page, row.success);
  await mailWith(enquiry.message);
});
