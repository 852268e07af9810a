import { describe, expect, test } from 'vitest';
import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import { webVitals } from '../../../content/tools/web-vitals.ts';
import { inWords, judgeVisit, type Visit } from './judge-visit.ts';

const visit = (readings: Partial<Visit>): Visit => ({
  LCP: 'waiting',
  INP: 'waiting',
  CLS: 'waiting',
  ...readings,
});

const verdictOn = (name: keyof Visit, given: Visit) =>
  judgeVisit(given).find((verdict) => verdict.name === name);

test('the limits are those of the package that measures, and are written as readings are', () => {
  expect(webVitals.map(({ limit }) => limit)).toEqual([
    LCPThresholds[0],
    INPThresholds[0],
    CLSThresholds[0],
  ]);
  for (const { name, limit, limitText } of webVitals) expect(inWords(name, limit)).toBe(limitText);
});

describe.each([
  // [measure, reading, in words, within the limit, place on the rail]
  ['LCP', 412.4, '0.42 s', true, 13.2],
  ['LCP', 2500, '2.5 s', true, 80],
  ['LCP', 2500.1, '2.51 s', false, 80],
  ['LCP', 61_000, '61 s', false, 100],
  ['INP', 0, '0 ms', true, 0],
  ['INP', 200, '200 ms', true, 80],
  ['INP', 208, '208 ms', false, 83.2],
  ['CLS', 0, '0', true, 0],
  ['CLS', 0.0004, '0.001', true, 0.3],
  ['CLS', 0.1, '0.1', true, 80],
  ['CLS', 0.10001, '0.101', false, 80],
  ['CLS', 0.07 + 0.01, '0.08', true, 64],
] as const)('%s of %d', (name, reading, value, within, at) => {
  test(`reads ${value} and is ${within ? 'within' : 'over'} the limit`, () => {
    expect(verdictOn(name, visit({ [name]: reading }))).toMatchObject({ value, within, at });
  });
});

test('a missing reading says what will bring it', () => {
  const inp = verdictOn('INP', visit({ LCP: 300 }));
  expect(inp).toMatchObject({
    value: 'none',
    text: 'No reading yet: tap or type on this page first.',
  });
  expect(inp).not.toHaveProperty('within');
});

test('a measure that the browser lacks says so, and has no verdict', () => {
  const cls = verdictOn('CLS', visit({ CLS: 'not-measured' }));
  expect(cls).toMatchObject({ value: 'none', text: 'This browser does not measure it.' });
  expect(cls).not.toHaveProperty('within');
});
