import { expect, test } from 'vitest';
import { createOfficeTime } from './office-time.ts';

const sydney = createOfficeTime({ city: 'Sydney', timeZone: 'Australia/Sydney' });
const lordHowe = createOfficeTime({ city: 'Lord Howe', timeZone: 'Australia/Lord_Howe' });

test.each([
  ['just before eight in summer', '2026-01-14T20:59:59.999Z', '2026-01-13T21:00:00.000Z'],
  ['at eight in summer', '2026-01-14T21:00:00.000Z', '2026-01-14T21:00:00.000Z'],
  ['at noon in winter', '2026-07-15T02:00:00.000Z', '2026-07-14T22:00:00.000Z'],
  ['on the day when summer time ends', '2026-04-04T23:30:00.000Z', '2026-04-04T22:00:00.000Z'],
  ['on the day when summer time begins', '2026-10-03T21:30:00.000Z', '2026-10-03T21:00:00.000Z'],
])('The last morning in Sydney is right %s', (_, now, expected) => {
  expect(new Date(sydney.lastMorning(Date.parse(now))).toISOString()).toBe(expected);
});

test('The last morning is right where clocks differ from UTC by half an hour, and change by as much', () => {
  const lastMorning = (now: string) =>
    new Date(lordHowe.lastMorning(Date.parse(now))).toISOString();
  expect(lastMorning('2026-07-15T00:00Z')).toBe('2026-07-14T21:30:00.000Z');
  expect(lastMorning('2026-07-14T21:29Z')).toBe('2026-07-13T21:30:00.000Z');
  expect(lastMorning('2026-12-15T00:00Z')).toBe('2026-12-14T21:00:00.000Z');
});

test('Times are called after the city, not the time zone', () => {
  const ballarat = createOfficeTime({ city: 'Ballarat', timeZone: 'Australia/Melbourne' });
  expect(ballarat.name).toBe('Ballarat time');
});

test.each([
  ['2026-11-22T07:05:09.000Z', '2026-11-22 18:05 AEDT'],
  ['2026-07-01T14:30:00.000Z', '2026-07-02 00:30 AEST'],
])('%s is written with its zone', (time, expected) => {
  expect(sydney.stamp(Date.parse(time))).toBe(expected);
});

test.each([
  ['2026-11-22', '2026-11-21T13:00:00.000Z'],
  ['2026-07-02', '2026-07-01T14:00:00.000Z'],
  ['2026-02-30', undefined],
])('%s begins at midnight in Sydney', (day, expected) => {
  const at = sydney.midnight(day);
  expect(at === undefined ? undefined : new Date(at).toISOString()).toBe(expected);
});
