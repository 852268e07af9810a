import type { Mail } from '../../enquiry/ports.ts';

/** A mail as the delivery sends it. */
export const testMail: Mail = {
  messageId: '<20260314T150926Z.ENQ-7F3K9QXM@example.com>',
  from: 'website@example.com',
  to: ['staff@example.com', 'boss@example.com'],
  recipient: 'boss@example.com',
  replyTo: 'ada@example.net',
  subject: 'Zoë — a question',
  text: 'Grüße\n.\n..dots\nend\n',
  date: Date.UTC(2026, 2, 14, 15, 9, 26),
};

/** Never called off. */
export const never = new AbortController().signal;
