import { expect, test } from 'vitest';
import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import { webVitals } from '../../../content/tools/web-vitals.ts';
import { judgeVisit, loadTimeOf, resultOf, type Visit } from './vitals.ts';

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
  ['INP', 0, '0 s', true, 0],
  ['INP', 208, '0.208 s', false, 83.2],
  ['CLS', 0, 'not at all', true, 0],
  ['CLS', 0.0004, '0.001', true, 0.3],
  ['CLS', 0.10001, '0.101', false, 80],
  ['CLS', 0.07 + 0.01, '0.08', true, 64],
] as const)('%s of %d reads %s', (name, value, words, isWithin, at) => {
  expect(readingOf({ [name]: value })).toEqual({ value: words, isWithin, at });
});

test('The result counts what fails, then what is missing', () => {
  const result = (visit: Visit) => resultOf(judgeVisit(visit));
  expect(result({ LCP: 900, INP: 80, CLS: 0 })).toBe("Within all 3 of Google's limits");
  expect(result({ LCP: 900, CLS: 0 })).toBe("Within Google's limits so far");
  expect(result({ LCP: 9000, CLS: 0 })).toBe("Over 1 of Google's 3 limits");
});

test('The page loads when its main content shows', () => {
  expect(loadTimeOf(judgeVisit({ LCP: 140, CLS: 0 }))).toBe('Loads in 0.14 s');
  expect(loadTimeOf(judgeVisit({ CLS: 0 }))).toBe('Not measured yet');
});
