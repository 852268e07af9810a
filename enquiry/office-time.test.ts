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

test.each([
  ['on Monday at eight', '2026-03-15T21:00:00.000Z', '2026-03-15T21:00:00.000Z'],
  ['on Monday before eight', '2026-03-15T20:59:59.999Z', '2026-03-08T21:00:00.000Z'],
  ['on Sunday', '2026-03-15T11:00:00.000Z', '2026-03-08T21:00:00.000Z'],
  ['on the Monday after summer time', '2026-04-05T22:00:00.000Z', '2026-04-05T22:00:00.000Z'],
  ['just before it', '2026-04-05T21:59:59.999Z', '2026-03-29T21:00:00.000Z'],
  ['on the Monday of summer time', '2026-10-04T21:00:00.000Z', '2026-10-04T21:00:00.000Z'],
  ['just before that', '2026-10-04T20:59:59.999Z', '2026-09-27T22:00:00.000Z'],
])('The last Monday in Sydney is right %s', (_, now, expected) => {
  expect(new Date(sydney.lastMonday(Date.parse(now))).toISOString()).toBe(expected);
});

test.each([
  ['any week', '2026-03-15T21:00Z', '2026-03-08T13:00:00.000Z', 168],
  ['one in which summer time ends', '2026-04-05T22:00Z', '2026-03-29T13:00:00.000Z', 169],
  ['one in which it begins', '2026-10-04T21:00Z', '2026-09-27T14:00:00.000Z', 167],
  ['one that ends just then', '2026-03-15T13:00Z', '2026-03-08T13:00:00.000Z', 168],
  ['one that is not over yet', '2026-03-15T12:59Z', '2026-03-01T13:00:00.000Z', 168],
])('The week before is right for %s', (_, instant, from, hours) => {
  const week = sydney.weekBefore(Date.parse(instant));
  expect(new Date(week.from).toISOString()).toBe(from);
  expect((week.to - week.from) / 3_600_000).toBe(hours);
});
