import { expect, test } from 'vitest';
import { clockTime, dateOf, dayOf, weekdayOf } from '../../content/model/hours/wall-clock.ts';

test('Midnight and noon are written as 12', () => {
  expect([0, 720, 1439].map(clockTime)).toEqual(['12:00AM', '12:00PM', '11:59PM']);
});

test('A date is a day with its weekday, and back', () => {
  expect(weekdayOf(dayOf('2027-03-26'))).toBe('Friday');
  expect(dateOf(dayOf('2028-02-29'))).toBe('2028-02-29');
});

test.each(['', '2027-02-29', '2027-3-26', 'Good Friday'])('%j is no date', (text) => {
  expect(dayOf(text)).toBeNaN();
});
