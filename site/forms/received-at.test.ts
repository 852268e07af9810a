import { expect, test } from 'vitest';
import { receivedAt } from './received-at.ts';

const sydney = { city: 'Sydney', timeZone: 'Australia/Sydney' };

test.each([
  ['on a summer afternoon', '2026-11-23T04:57Z', 'Monday 23 November, 3:57PM Sydney time'],
  ['in winter', '2026-07-01T04:57Z', 'Wednesday 1 July, 2:57PM Sydney time'],
  ['just after midnight in Sydney', '2026-11-22T13:00Z', 'Monday 23 November, 12:00AM Sydney time'],
  ['at noon', '2026-11-23T01:05Z', 'Monday 23 November, 12:05PM Sydney time'],
])('An enquiry received %s has the day and time of the office', (_when, instant, shown) => {
  expect(receivedAt(Date.parse(instant), sydney)).toBe(shown);
});
