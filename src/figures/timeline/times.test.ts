import { expect, test } from 'vitest';
import { positionOf } from '../../content/times.ts';
import { spareInWords, timeInWords } from './times.ts';

test.each([
  ['08:30', 8.5, '8:30AM'],
  ['12:00', 12, 'Noon'],
  ['12:40', 12 + 2 / 3, '12:40PM'],
  ['14:00', 14, '2PM'],
  ['00:05', 1 / 12, '12:05AM'],
  ['2026-09', 2026 * 12 + 8, 'Sep'],
])('The time %s has its place and its words', (time, place, words) => {
  expect(positionOf(time)).toBeCloseTo(place);
  expect(timeInWords(time)).toBe(words);
});

test.each([
  ['12:40', '14:00', '80 minutes to spare'],
  ['10:00', '14:00', '4 hours to spare'],
  ['13:59', '14:00', '1 minute to spare'],
  ['2026-12', '2027-03', '3 months to spare'],
])('From %s to %s there are %s', (from, to, words) => {
  expect(spareInWords(from, to)).toBe(words);
});
