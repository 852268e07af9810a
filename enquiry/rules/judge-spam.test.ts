import { expect, test } from 'vitest';
import { judgeSpam } from './judge-spam.ts';

const values = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hi',
  message: 'Please look at https://ours.example and www.ours.example.',
  formType: 'home',
};
const clean = { honeypot: false, fillTime: undefined, fetchMetadata: true, burst: false };
const links = (count: number) => ({ ...values, message: 'http://a.example '.repeat(count) });

test('An ordinary enquiry with a link or two raises no suspicion', () => {
  expect(judgeSpam(values, clean)).toEqual({ suspicions: [], quarantined: false });
});

test('A caller that is no browser and sends a burst is suspicious, but goes through', () => {
  expect(judgeSpam(values, { ...clean, fetchMetadata: false, burst: true })).toEqual({
    suspicions: ['fetch-metadata', 'burst'],
    quarantined: false,
  });
});

test.each([
  ['a filled honeypot', values, { ...clean, honeypot: true }],
  ['nine links', links(9), clean],
  [
    'three links from no browser in a burst',
    links(3),
    { ...clean, fetchMetadata: false, burst: true },
  ],
  ['a form filled in a second, with three links', links(3), { ...clean, fillTime: 1_000 }],
])('%s is quarantined', (_, enquiry, traces) => {
  expect(judgeSpam(enquiry, traces).quarantined).toBe(true);
});

test.each([
  ['three links from a browser', links(3), clean],
  ['a form filled in three seconds', values, { ...clean, fillTime: 3_000 }],
  ['a form filled in a second, without more', values, { ...clean, fillTime: 1_000 }],
])('%s is not quarantined', (_, enquiry, traces) => {
  expect(judgeSpam(enquiry, traces).quarantined).toBe(false);
});
