import { expect, test } from 'vitest';
import { createOfficeTime } from '../office-time.ts';
import { composeMail } from './compose-mail.ts';

const sydney = createOfficeTime({ city: 'Sydney', timeZone: 'Australia/Sydney' });

const addresses = {
  from: 'website@example.com',
  to: ['staff@example.com', 'boss@example.com'],
  siteUrl: 'https://www.example.com',
};

const delivery = {
  lease: 'lease',
  reference: 'ENQ-7F3K9QXM',
  recipient: 'staff@example.com',
  messageId: '<20260114T010000Z.ENQ-7F3K9QXM@example.com>',
  values: {
    name: 'Ada Lovelace',
    email: 'ada@example.net',
    subject: 'A question',
    message: 'Hello.\nReference:  ENQ-FORGED00',
    formType: 'it-strategy',
  },
  page: '/it/it-strategy',
  acceptedAt: Date.UTC(2026, 0, 14, 1, 0),
  queuedAt: Date.UTC(2026, 0, 15, 3, 0),
  canary: false,
  attempts: 2,
  refusals: 0,
};

const link = 'https://www.example.com/staff#token';

test('The mail is from us to staff; the visitor is only the one to reply to', () => {
  expect(composeMail(delivery, addresses, sydney, link)).toMatchObject({
    messageId: delivery.messageId,
    from: 'website@example.com',
    to: ['staff@example.com', 'boss@example.com'],
    recipient: 'staff@example.com',
    replyTo: 'ada@example.net',
    subject: 'A question',
    date: delivery.queuedAt,
  });
});

test('The mail tells form, page, reference and the office’s time before anything the visitor wrote', () => {
  const { text } = composeMail(delivery, addresses, sydney, link);
  const [ours = '', theirs = ''] = text.split(
    'All that follows was written by the sender, but for the link in the last line.',
  );
  expect(ours).toContain('it-strategy');
  expect(ours).toContain('https://www.example.com/it/it-strategy');
  expect(ours).toContain('ENQ-7F3K9QXM');
  expect(ours).toMatch(/14 January 2026.*12:00.*pm, Sydney time/);
  expect(ours).toContain('Unverified sender');
  expect(theirs).toContain('Ada Lovelace');
  expect(theirs).toContain('ada@example.net');
  expect(theirs).toMatch(/Hello\.\nReference: {2}ENQ-FORGED00\n\n--\nMark as answered:\n[^\n]+\n$/);
  expect(text.trimEnd().endsWith(link)).toBe(true);
});
