import { expect, test } from 'vitest';
import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import { webVitals } from '../../../content/tools/web-vitals.ts';
import { judgeVisit, resultOf, type Visit } from './vitals.ts';

const readingOf = (visit: Visit) => judgeVisit(visit).find(({ reading }) => reading)?.reading;

test('The limits are those of the package that measures, written as readings are', () => {
  expect(webVitals.map(({ limit }) => limit)).toEqual([
    LCPThresholds[0],
    INPThresholds[0],
    CLSThresholds[0],
  ]);
  for (const { name, limit, limitText } of webVitals) {
    expect(readingOf({ [name]: limit })?.value).toBe(limitText);
  }
});

test.each([
  ['LCP', 412.4, '0.42 s', true, 13.2],
  ['LCP', 2500.1, '2.51 s', false, 80],
  ['LCP', 61_000, '61 s', false, 100],
  ['INP', 0, '0 ms', true, 0],
  ['INP', 208, '208 ms', false, 83.2],
  ['CLS', 0.0004, '0.001', true, 0.3],
  ['CLS', 0.10001, '0.101', false, 80],
  ['CLS', 0.07 + 0.01, '0.08', true, 64],
] as const)('%s of %d reads %s', (name, value, words, isWithin, at) => {
  expect(readingOf({ [name]: value })).toEqual({ value: words, isWithin, at });
});

test('The result counts what fails, then what is missing', () => {
  const result = (visit: Visit) => resultOf(judgeVisit(visit));
  expect(result({ LCP: 900, INP: 80, CLS: 0 })).toBe('Passes all 3');
  expect(result({ LCP: 900, CLS: 0 })).toBe('Passes 2 so far');
  expect(result({ LCP: 9000, CLS: 0 })).toBe('Fails 1 of 3');
});
