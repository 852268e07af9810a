import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { replyTime } from '../../content/commitments.ts';
import { textOf } from '../../content/model/statement.ts';
import { formOn, typed, valuesFor } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney, small } from '../../testing/browser/journey.ts';
import { siteForms } from '../../testing/project/site-forms.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';

const journey = prepareJourney();

let page: Page;

beforeAll(async () => {
  page = await journey.browser.newPage({ ...small, javaScriptEnabled: false });
});

const show = (path: string) => page.goto(journey.site.url + path);

describe.each(siteForms)('without scripts, the form on $path', (row) => {
  test('sends the enquiry, returns to its page with the notice, and the mail arrives', async () => {
    const before = journey.inbox.received.length;
    await show(row.path);
    const form = formOn(page, row);
    await form.fill(valuesFor(row));
    await form.button.click();
    await page.waitForURL(`${journey.site.url}${row.path}#message-sent`);
    const notice = page.locator('#message-sent');
    expect((await notice.innerText()).split('\n')).toEqual([
      ...row.success,
      `We reply within ${textOf(replyTime)}.`,
    ]);
    expect(page.url()).not.toMatch(/Alex|example\.com/);
    const mail = (await journey.inbox.waitFor(before + 1)).at(-1)?.mail;
    expect(mail?.subject).toBe(row.subject);
    expect(mail?.text).toContain(typed.message.split('\n')[0]);
  });
});

test('without scripts, the browser itself stops an empty form', async () => {
  await show('/');
  await formOn(page, { button: 'Send Message' }).button.click();
  await page.locator('form [name="name"]:invalid:focus').waitFor();
  expect(page.url()).toBe(`${journey.site.url}/`);
});

test('without scripts, a refused enquiry shows the failure, and going back finds what was typed', async () => {
  const before = journey.inbox.received.length;
  await show('/cyber');
  const form = formOn(page, { button: 'Send Message' });
  // The browser accepts this address; the server knows that no mail header can carry it.
  await form.fill({ name: typed.name, email: 'alex..nguyen@example.com', message: typed.message });
  await form.button.click();
  await page.waitForURL('**/cyber#message-not-sent');
  expect(await page.locator('#message-not-sent').innerText()).toContain(
    formRowOn('/cyber').failure[1],
  );
  await page.goBack();
  expect(await form.field('Message').inputValue()).toBe(typed.message);
  expect(journey.inbox.received).toHaveLength(before);
});
