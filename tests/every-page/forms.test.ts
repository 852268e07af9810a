import type { Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstAnswer, replyTime } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { textOf } from '../../content/model/statement.ts';
import { fields } from '../../enquiry/rules/fields.ts';
import {
  callsOf,
  closeNotices,
  expectNotice,
  formOn,
  functionPath,
  nextPicture,
  noticesOn,
  receiptOn,
  showPage,
  typed,
  valuesFor,
} from '../../testing/browser/enquiry-page.ts';
import { prepareJourney, small } from '../../testing/browser/journey.ts';
import { siteForms } from '../../testing/project/site-forms.ts';
import { sitePaths } from '../../testing/project/site-paths.ts';
import { sized } from '../../testing/sized.ts';
import { formRows } from '../../testing/specification/specified-forms.ts';

/** Fields that the specification does not have: they are tested by rule. */
const added = fields.filter(({ optional }) => optional);

/** One form of each behaviour: which subject it takes, and whether it says what is missing in a notice. */
const behaviours = [
  ...new Map(siteForms.map((row) => [`${typeof row.typed} ${!row.missing}`, row])).values(),
];

const replyPromise = `We reply within ${textOf(replyTime)}.`;

/** 'Received Monday 23 November, 3:57PM Sydney time' */
const receivedToday = new RegExp(
  `^Received [A-Z][a-z]+day \\d+ [A-Z][a-z]+, \\d+:\\d\\d[AP]M ${company.city} time$`,
);

const isFocused = (field: Locator) => field.evaluate((node) => node === document.activeElement);

const journey = prepareJourney();
let page: Page;

// One visitor for all forms, so that the scripts come from the cache after the first page.
beforeAll(async () => {
  page = await journey.browser.newPage(small);
});

test('the specification has 23 forms, and every form of the site is on exactly one page', async () => {
  expect(new Set(formRows.map((row) => row.formType)).size).toBe(23);
  const found: string[] = [];
  for (const path of sitePaths) {
    const html = await (await fetch(journey.site.url + path)).text();
    const [, formType] = /name="formType" value="([^"]+)"/.exec(html) ?? [];
    if (formType) found.push(`${path} ${formType}`);
  }
  expect(found.sort()).toEqual(siteForms.map((row) => `${row.path} ${row.formType}`).sort());
});

// One visit to each form: the visitor makes one mistake after the other, then sends. The words are each
// form's own; the mistakes in which no words differ are made on one form of each behaviour.
describe.each(sized({ short: behaviours, full: siteForms }))('the form on $path', (row) => {
  let calls: ReturnType<typeof callsOf>;
  const form = () => formOn(page, row);
  const logged: string[] = [];
  const show = () => showPage(page, journey.site.url + row.path);

  beforeAll(show);

  beforeEach(() => {
    calls = callsOf(page);
    logged.length = 0;
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
  });

  afterEach(async ({ task }) => {
    page.removeAllListeners();
    await page.unrouteAll();
    await closeNotices(page);
    // A failed test may leave the page in any state.
    if (task.result?.state === 'fail') await show();
  });

  test('has its heading, its fields with their placeholders, and required where they are', async () => {
    await page.getByRole('heading', { name: row.heading, exact: true, level: 3 }).waitFor();
    expect(
      await form()
        .text(`${replyPromise} ${textOf(firstAnswer)}`)
        .isVisible(),
    ).toBe(true);
    const shown = await page
      .locator('form :is(input:not([type=hidden]), textarea):visible')
      .evaluateAll((elements) =>
        elements.map((element) => [
          element.getAttribute('name'),
          element.getAttribute('placeholder'),
          element.hasAttribute('required'),
          element.getAttribute('type'),
        ]),
      );
    const subject =
      row.typed === undefined
        ? []
        : [
            row.typed === 'required'
              ? ['subject', 'Subject', true, 'text']
              : ['subject', 'Subject (optional)', false, 'text'],
          ];
    const specified = shown.filter(([name]) => !added.some((field) => field.name === name));
    expect(specified).toEqual([
      ['name', 'Your Name', true, 'text'],
      ['email', 'Email Address', true, 'email'],
      ...subject,
      ['message', 'How can we help you?', true, null],
    ]);
    expect(shown.filter((field) => !specified.includes(field))).toEqual(
      added.map(({ name, placeholder, type }) => [
        name,
        `${placeholder} (optional)`,
        false,
        type === 'multiline' ? null : (type ?? 'text'),
      ]),
    );
  });

  const refuse = async (values: Partial<typeof typed>) => {
    await form().fill(values);
    await form().button.click();
    if (row.missing) {
      await expectNotice(page, row.missing);
    } else {
      await form().text('Message is required').waitFor();
      await nextPicture(page);
      expect(await noticesOn(page)).toEqual([]);
    }
    for (const message of ['Name is required', 'Email is required', 'Message is required']) {
      expect(await form().text(message).count(), message).toBe(1);
    }
    expect(await isFocused(form().field('Name'))).toBe(true);
    expect(calls).toHaveLength(0);
    expect(logged).toEqual([]);
  };

  const fail = async (answer: (route: Route) => Promise<void>) => {
    await page.route(`**${functionPath}`, answer);
    await form().fill(valuesFor(row));
    await form().button.click();
    await expectNotice(page, row.failure);
    expect(await form().values()).toEqual(valuesFor(row));
    expect(await form().button.isEnabled()).toBe(true);
    expect(await form().receipt.innerText()).toBe('Not sent. Your message is still in the form.');
    expect(logged.join()).toContain('The enquiry was not sent');
    expect(logged.join()).not.toMatch(/Alex|example\.com|backups/);
  };

  test('sends nothing if its fields are empty, and says what is missing', () => refuse({}));

  if (behaviours.includes(row)) {
    test('sends nothing with a malformed e-mail address, and says so under the field', async () => {
      const values = { ...valuesFor(row), email: 'alex.example.com' };
      await form().fill(values);
      await form().button.click();
      const message = form().text('Invalid email address');
      await message.waitFor();
      const email = form().field('Email');
      expect(await email.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'));
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(await isFocused(email)).toBe(true);
      await nextPicture(page);
      expect(await noticesOn(page)).toEqual([]);
      expect(calls).toHaveLength(0);
      expect(await form().values()).toEqual(values);
    });

    test('sends nothing if its fields contain only spaces, and says what is missing', () =>
      refuse(Object.fromEntries(Object.keys(valuesFor(row)).map((name) => [name, '   ']))));

    test('keeps all text and reports the failure if the network fails', () =>
      fail((route) => route.abort('internetdisconnected')));
  }

  test('keeps all text and reports the failure if the function answers 500', () =>
    fail((route) => route.fulfill({ status: 500, body: '{"error":{"code":"internal"}}' })));

  test('sends once on a double click, confirms it, clears its fields, and the mail arrives', async () => {
    const before = journey.inbox.received.length;
    await form().fill(valuesFor(row));
    await form().button.dblclick();
    await expectNotice(page, row.success);
    expect(Object.values(await form().values()).join('')).toBe('');
    expect(await form().button.isEnabled()).toBe(true);
    expect(calls).toHaveLength(1);
    const body: unknown = JSON.parse(calls[0]?.postData() ?? '');
    expect(body).toEqual({
      name: typed.name,
      email: typed.email,
      subject: row.subject,
      message: typed.message,
      formType: row.formType,
    });
    const mail = (await journey.inbox.waitFor(before + 1)).at(-1)?.mail;
    expect(mail?.subject).toBe(row.subject);
    expect(mail?.replyTo).toEqual([{ address: typed.email, name: '' }]);
    expect(mail?.text).toContain(typed.message.split('\n')[1]);
    const reference = /ENQ-\w{8}/.exec(mail?.text ?? '')?.[0];
    expect(await receiptOn(page)).toEqual([
      expect.stringMatching(receivedToday),
      `Reference ${reference}`,
      replyPromise,
      'What you sent',
    ]);
    await form().receipt.getByText('What you sent').click();
    expect((await receiptOn(page)).slice(4)).toEqual([
      ...['Name', typed.name, 'Email', typed.email],
      ...['Subject', row.subject, 'Message', ...typed.message.split('\n')],
    ]);
    expect(logged).toEqual([]);
  });

  if (typeof row.typed === 'object') {
    const { fallback } = row.typed;
    test('sends its default subject when the visitor leaves the subject blank', async () => {
      const before = journey.inbox.received.length;
      await form().fill({ ...valuesFor(row), subject: '  ' });
      await form().button.click();
      await expectNotice(page, row.success);
      // The next form counts its own mails.
      await journey.inbox.waitFor(before + 1);
      expect(JSON.parse(calls[0]?.postData() ?? '')).toMatchObject({ subject: fallback });
    });
  }
});
