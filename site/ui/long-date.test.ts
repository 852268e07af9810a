import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2028, month, month * 2 + 5))))(
  '%s reads as Intl writes it',
  (day) => {
    expect(longDate(day.toISOString().slice(0, 10))).toBe(format.format(day));
  },
);

test('a leap day, and a day of one digit', () => {
  expect(longDate('2028-02-29')).toBe('29 February 2028');
  expect(longDate('2026-11-02')).toBe('2 November 2026');
});
