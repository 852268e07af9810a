import { expect } from 'vitest';
import type { Inbox } from '../../../testing/mail/inbox.ts';
import { formRows } from '../../../testing/specification/specified-forms.ts';
import type { Journey } from './journey.ts';
import { eventually, phone, type Visitor } from './visitor.ts';

const path = '/cyber';
const row = formRows.find((row) => row.path === path);
const sent = row?.success.join('\n');

const form = 'form';
const button = 'form button[type="submit"]';
const notice = '[data-sonner-toast]';

/** Makes each enquiry different: the same message again would count as a repeat. */
let number = 0;

const wordsFrom = (email: string) => ({
  name: 'Alex Nguyen',
  email,
  message: `Backup ${++number} failed twice.\nCan you look at it this week?`,
});

type Words = ReturnType<typeof wordsFrom>;

async function send(visitor: Visitor, words: Words): Promise<void> {
  await visitor.fill(form, words);
  await visitor.click(button);
}

/** The staff have received this enquiry and no other. */
async function expectMail(inbox: Inbox, before: number, words: Words): Promise<void> {
  const mails = await inbox.waitFor(before + 1);
  expect(mails).toHaveLength(before + 1);
  const mail = mails.at(-1)?.mail;
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([words.email]);
  expect(mail?.subject).toBe(row?.subject);
  expect(mail?.text).toContain(words.message);
}

const withScripts: Journey = {
  name: 'an enquiry sent with scripts shows its notice and reaches the inbox',
  scripts: true,
  async run(visitor, inbox) {
    const before = inbox.mails.length;
    const words = wordsFrom('alex@example.com');
    await visitor.open(path, true);
    await send(visitor, words);
    await eventually(() => visitor.isVisible(notice)).toBe(true);
    expect(await visitor.text(`${notice} [data-content]`)).toBe(sent);
    expect(await visitor.values(form)).toEqual({});
    await expectMail(inbox, before, words);
  },
};

const withoutScripts: Journey = {
  name: 'an enquiry sent without scripts reaches the inbox, and the page confirms it',
  scripts: false,
  async run(visitor, inbox) {
    const before = inbox.mails.length;
    const words = wordsFrom('alex@example.com');
    await visitor.open(path, false);
    await send(visitor, words);
    await eventually(() => visitor.address()).toBe(`${path}#message-sent`);
    await eventually(() => visitor.isOnScreen('#message-sent')).toBe(true);
    expect(await visitor.text('#message-sent')).toBe(sent);
    await expectMail(inbox, before, words);
  },
};

const corrected: Journey = {
  name: 'an empty form, then a wrong e-mail, show their notices; once corrected, everything typed is sent',
  scripts: true,
  async run(visitor, inbox) {
    const before = inbox.mails.length;
    const words = wordsFrom('alex@');
    await visitor.open(path, true, phone);
    await visitor.click(button);
    await eventually(() => visitor.text(`${notice} [data-title]`)).toBe(row?.missing?.[0]);
    expect(await visitor.focused()).toBe('name');
    expect(await visitor.isOnScreen('[for="enquiry-name"]')).toBe(true);
    await send(visitor, words);
    await eventually(() => visitor.text('#enquiry-email-error')).toBe('Invalid email address');
    expect(await visitor.values(form)).toEqual(words);
    expect(await visitor.focused()).toBe('email');
    await visitor.press('End');
    await visitor.type('example.com');
    await visitor.click(button);
    await expectMail(inbox, before, { ...words, email: 'alex@example.com' });
  },
};

const stoppedByBrowser: Journey = {
  name: 'without scripts the browser itself refuses a wrong e-mail; nothing is sent or lost',
  scripts: false,
  async run(visitor, inbox) {
    const before = inbox.mails.length;
    const words = wordsFrom('alex@');
    await visitor.open(path, false);
    await send(visitor, words);
    await eventually(() => visitor.focused()).toBe('email');
    expect(await visitor.address()).toBe(path);
    expect(await visitor.values(form)).toEqual(words);
    expect(inbox.mails).toHaveLength(before);
  },
};

const refusedByServer: Journey = {
  name: 'without scripts, an e-mail that the server refuses shows the failure, and going back restores every word',
  scripts: false,
  async run(visitor, inbox) {
    const before = inbox.mails.length;
    // Browsers accept this address; the server refuses it, because no mail header can carry it.
    const words = wordsFrom('alex..nguyen@example.com');
    await visitor.open(path, false);
    await send(visitor, words);
    await eventually(() => visitor.address()).toBe(`${path}#message-not-sent`);
    await eventually(() => visitor.isOnScreen('#message-not-sent')).toBe(true);
    await visitor.back();
    await eventually(() => visitor.values(form)).toEqual(words);
    expect(inbox.mails).toHaveLength(before);
  },
};

export const enquiries = [
  withScripts,
  withoutScripts,
  corrected,
  stoppedByBrowser,
  refusedByServer,
];
