import { expect, test } from 'vitest';
import { lastMorning, sydneyMidnight, sydneyStamp } from './sydney-time.ts';

test.each([
  ['just before eight in summer', '2026-01-14T20:59:59.999Z', '2026-01-13T21:00:00.000Z'],
  ['at eight in summer', '2026-01-14T21:00:00.000Z', '2026-01-14T21:00:00.000Z'],
  ['at noon in winter', '2026-07-15T02:00:00.000Z', '2026-07-14T22:00:00.000Z'],
  ['on the day when summer time ends', '2026-04-04T23:30:00.000Z', '2026-04-04T22:00:00.000Z'],
  ['on the day when summer time begins', '2026-10-03T21:30:00.000Z', '2026-10-03T21:00:00.000Z'],
])('The last morning in Sydney is right %s', (_, now, expected) => {
  expect(new Date(lastMorning(Date.parse(now))).toISOString()).toBe(expected);
});

test.each([
  ['2026-11-22T07:05:09.000Z', '2026-11-22 18:05 AEDT'],
  ['2026-07-01T14:30:00.000Z', '2026-07-02 00:30 AEST'],
])('%s is written with its zone', (time, expected) => {
  expect(sydneyStamp(Date.parse(time))).toBe(expected);
});

test.each([
  ['2026-11-22', '2026-11-21T13:00:00.000Z'],
  ['2026-07-02', '2026-07-01T14:00:00.000Z'],
  ['2026-02-30', undefined],
])('%s begins at midnight in Sydney', (day, expected) => {
  const at = sydneyMidnight(day);
  expect(at === undefined ? undefined : new Date(at).toISOString()).toBe(expected);
});
