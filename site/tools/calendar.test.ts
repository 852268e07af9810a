import { expect, test } from 'vitest';
import {
  addMonths,
  dateInFull,
  dateInWords,
  dayInWords,
  monthInWords,
  readDay,
} from './calendar.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;

test('A date is read as its field gives it, and written with its weekday', () => {
  expect(dateInWords(day('2027-07-01'))).toBe('Thu 1 Jul 2027');
  expect(dayInWords(day('2028-02-29'))).toBe('Tue 29 Feb');
  expect(monthInWords(day('2027-12-31'))).toBe('Dec 2027');
  expect(dateInFull(day('2027-09-05'))).toBe('5 September 2027');
});

test('A day that does not exist, or a year that is still being typed, is no date', () => {
  for (const text of ['', '2027-02-29', '2027-13-01', '0027-07-01', '2027-7-1', 'tomorrow']) {
    expect(readDay(text), text).toBeUndefined();
  }
});

test('A month later is the same date, or the last of a shorter month', () => {
  expect(dateInWords(addMonths(day('2027-07-01'), 12))).toBe('Sat 1 Jul 2028');
  expect(dateInWords(addMonths(day('2027-01-31'), 1))).toBe('Sun 28 Feb 2027');
  expect(dateInWords(addMonths(day('2028-02-29'), 12))).toBe('Wed 28 Feb 2029');
  expect(dateInWords(addMonths(day('2027-12-15'), 1))).toBe('Sat 15 Jan 2028');
});
