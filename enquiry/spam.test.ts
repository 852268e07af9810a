import { expect, test } from 'vitest';
import { suspicionOf } from './spam.ts';

const enquiryWith = (links: number, subject = 'Hello') => ({
  name: 'Ada Lovelace',
  email: 'ada@example.net',
  subject,
  message: `See ${'https://www.example.net/ '.repeat(links)}`,
  formType: 'home',
});

test.each([
  ['nothing', enquiryWith(0), false, false, null],
  ["the sender's website", enquiryWith(2), false, true, null],
  ['links from a browser', enquiryWith(8), false, false, null],
  ['links from a script', enquiryWith(3), false, true, '3 links, sent by a script'],
  ['many links', enquiryWith(9), false, false, '9 links'],
  ['the hidden field', enquiryWith(0), true, false, 'hidden field filled in'],
  ['links in the subject too', enquiryWith(8, '[url=x]'), false, false, '9 links'],
  [
    'each kind of link',
    { ...enquiryWith(0), message: 'www.a.example <a href [url http://b' },
    false,
    true,
    '4 links, sent by a script',
  ],
])('%s', (_what, values, honeypot, scripted, reason) => {
  expect(suspicionOf(values, honeypot, scripted)).toBe(reason);
});
