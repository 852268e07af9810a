import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../enquiry/ports.ts';
import { parseSmtpUrl } from '../../hosts/settings/smtp-url.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await startSmtpInbox();
});
afterEach(() => inbox.close());

const mail: Mail = {
  messageId: '<20260314T150926Z.ENQ-7F3K9QXM@example.com>',
  from: 'website@example.com',
  to: ['staff@example.com'],
  recipient: 'staff@example.com',
  replyTo: 'ada@example.net',
  subject: 'A question',
  text: 'Hello\n',
  date: Date.UTC(2026, 2, 14, 15, 9, 26),
};
const send = (changes: Partial<Mail>) =>
  createSmtpMailer(parseSmtpUrl(inbox.url)).send(
    { ...mail, ...changes },
    new AbortController().signal,
  );

test.each([
  '=?utf-8?B?DQpCY2M6IGE=?=',
  'Hello =?utf-8?Q?a=0Ab?= there',
  '=?utf-8?B?YQ==?= =?utf-8?B?Yg==?=',
  '=?utf-8*en?b?YQ?=',
  'a =?iso-8859-1?q?=41?=b',
  'Zoë =?utf-8?B?YQ==?=',
  `${'x'.repeat(120)} =?utf-8?B?YQ==?=`,
  'What does =? mean',
])('%s is shown as it was typed, in the subject and in the text', async (typed) => {
  await send({ subject: typed, text: `Name: ${typed}\n` });
  expect(inbox.received[0]?.mail.subject).toBe(typed);
  expect(inbox.received[0]?.mail.text).toBe(`Name: ${typed}\n`);
});

test('An address that a mail program would decode is not used as Reply-To', async () => {
  const replyTo = '=?utf-8?B?ZXZpbEBleGFtcGxlLm5ldCwg?=@example.com';
  await send({ replyTo });
  expect(inbox.received[0]?.mail.replyTo).toBeUndefined();
  expect(inbox.received[0]?.raw).not.toContain('=?utf-8?B?ZXZpb');
});
