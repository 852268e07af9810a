import { expect, test } from 'vitest';
import { judgeSpam } from './judge-spam.ts';

const values = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hi',
  message: 'Please look at https://ours.example and www.ours.example.',
  formType: 'home',
};
const clean = { honeypot: false, fetchMetadata: true, burst: false, flood: false };
const links = (count: number, link = 'http://a.example ') => ({
  ...values,
  message: link.repeat(count),
});

test('An ordinary enquiry with a link or two raises no suspicion', () => {
  expect(judgeSpam(values, clean)).toEqual({ suspicions: [], points: 0, quarantined: false });
});

test('A client that is not a browser and sends a burst is suspicious, but goes through', () => {
  expect(judgeSpam(values, { ...clean, fetchMetadata: false, burst: true })).toEqual({
    suspicions: ['fetch-metadata', 'burst'],
    points: 2,
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
  ['anything that comes in a flood', values, { ...clean, flood: true }],
])('%s is quarantined', (_, enquiry, traces) => {
  expect(judgeSpam(enquiry, traces).quarantined).toBe(true);
});

test.each([
  ['three links from a browser', links(3), clean],
  ['eight links of the form https://www.…', links(8, 'https://www.a.example '), clean],
  ['what comes in a burst from a browser', values, { ...clean, burst: true }],
])('%s is not quarantined', (_, enquiry, traces) => {
  expect(judgeSpam(enquiry, traces).quarantined).toBe(false);
});

test('A flood makes no enquiry more suspicious than it is by itself', () => {
  expect(judgeSpam(values, { ...clean, flood: true })).toMatchObject({
    suspicions: ['flood'],
    points: 0,
  });
});
