import { expect, test } from 'vitest';
import type { StoredEnquiry } from './database.ts';
import { bouncedMail, enquiryMail, heldMail, unreachedMail } from './mail.ts';

const settings = {
  SITE_URL: 'https://www.example.com',
  ENQUIRIES_TO: ['staff@example.com', 'boss@example.com'],
  ENQUIRIES_FROM: 'website@example.com',
  ALLOWED_ORIGINS: [],
  RATE_LIMIT: 1,
  RETENTION_DAYS: 90,
  SECRET: '',
};

const enquiry: StoredEnquiry = {
  id: 1,
  state: 'held',
  reference: 'ENQ-7F3K9QXM',
  form_type: 'essential-eight-assessment',
  name: 'Ada Lovelace',
  email: 'ada.lovelace@mathematics.example.net',
  subject: 'A question about the analytical engine',
  message: 'Hello',
  received_at: Date.UTC(2026, 10, 28),
  held: '9 links',
  listed_at: null,
  released_at: null,
  next_try_at: null,
  lease: null,
  attempts: 1,
  last_error: null,
  unreached: null,
  rejected: 'boss@example.com',
  reached_at: null,
  refused: 'SMTP 550 5.7.1',
  bounced_at: null,
  refusal_listed_at: null,
  sent_at: null,
};

/** As classic Outlook does: a long line goes on in the next one, unless it ends with a full stop. */
function joinedLines(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.filter((line, n) => {
    const next = lines[n + 1] ?? '';
    return line.length >= 40 && !line.endsWith('.') && !/^$|^ {2}/.test(next);
  });
}

test.each([
  ['an enquiry', enquiryMail(enquiry, undefined, settings)],
  ['what was held', heldMail([enquiry, enquiry], 3, settings)],
  ['what was held, without excerpts', heldMail([enquiry, enquiry], 3, settings, false)],
  ['what bounced', bouncedMail([enquiry, enquiry], 3, settings)],
  ['what did not reach everybody', unreachedMail([enquiry, enquiry], 3, settings)],
])('classic Outlook joins no line of the mail about %s', (_, { text }) => {
  expect(joinedLines(text)).toEqual([]);
});

test.each([
  [['staff@example.com'], /^Reply to this mail to answer\./],
  [['staff@example.com', 'Website@example.com'], /^Write to ada\.lovelace@\S+: a reply does not/],
])('of a mail to %s the second line says how to answer', (ENQUIRIES_TO, how) => {
  const mail = enquiryMail(enquiry, undefined, { ...settings, ENQUIRIES_TO });
  expect(mail.text.split('\n')[1]).toMatch(how);
  expect(mail.replyTo).toBe(enquiry.email);
});
