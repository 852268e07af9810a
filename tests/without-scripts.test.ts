import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formRows } from './specification.ts';
import { openBrowser } from './support/browser.ts';
import { formOn, typed, valuesFor } from './support/enquiry-page.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { type Site, startSite } from './support/site.ts';

let browser: Browser;
let context: BrowserContext;
let inbox: Inbox;
let site: Site;

beforeAll(async () => {
  inbox = await openInbox();
  site = await startSite({ SMTP_URL: inbox.url });
  browser = await openBrowser();
  context = await browser.newContext({ javaScriptEnabled: false });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await inbox?.close();
});

describe.each(formRows)('without scripts, the form on $path', (row) => {
  test('sends the enquiry, returns to its page with the notice, and the mail arrives', async () => {
    const page = await context.newPage();
    const before = inbox.mails.length;
    await page.goto(site.url + row.path);
    const form = formOn(page, row);
    await form.fill(valuesFor(row));
    await form.button.click();
    await page.waitForURL(`${site.url}${row.path}#message-sent`);
    const notice = page.locator('#message-sent');
    expect((await notice.innerText()).split('\n')).toEqual([...row.success]);
    expect(page.url()).not.toMatch(/Alex|example\.com/);
    const mail = (await inbox.waitFor(before + 1)).at(-1)?.mail;
    expect(mail?.subject).toBe(row.subject);
    expect(mail?.text).toContain(typed.message.split('\n')[0]);
    await page.close();
  });
});

test('without scripts, the browser itself stops an empty form', async () => {
  const page = await context.newPage();
  await page.goto(site.url);
  await formOn(page, { button: 'Send Message' }).button.click();
  await page.waitForTimeout(300);
  expect(page.url()).toBe(`${site.url}/`);
  await page.close();
});

test('without scripts, a refused enquiry shows the failure, and going back finds what was typed', async () => {
  const page = await context.newPage();
  const before = inbox.mails.length;
  await page.goto(`${site.url}/cyber`);
  const form = formOn(page, { button: 'Send Message' });
  // The browser accepts this address; the server knows that no mail header can carry it.
  await form.fill({ name: typed.name, email: 'alex..nguyen@example.com', message: typed.message });
  await form.button.click();
  await page.waitForURL('**/cyber#message-not-sent');
  expect(await page.locator('#message-not-sent').innerText()).toContain(
    'There was an error sending your message. Please try again.',
  );
  await page.goBack();
  expect(await form.field('Message').inputValue()).toBe(typed.message);
  expect(inbox.mails).toHaveLength(before);
  await page.close();
});
