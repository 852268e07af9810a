import { expect, test } from 'vitest';
import { announcement, summary } from './summary.ts';

const visit = {
  loadedElsewhere: false,
  readings: { LCP: 2600, INP: 40, CLS: 'not-measured' },
} as const;

test('the message gets one line for each measure, with its limit', () => {
  expect(summary(visit).split('\n')).toEqual([
    'Core Web Vitals of this page on my device:',
    'LCP: 2.6 s (limit 2.5 s)',
    'INP: 40 ms (limit 200 ms)',
    'CLS: no reading',
  ]);
});

test('the announcement says which readings are over their limits, and which are missing', () => {
  expect(announcement(visit)).toBe(
    'LCP is 2.6 s, over its limit of 2.5 s; INP is 40 ms, within its limit of 200 ms; CLS has no reading.',
  );
});

test('readings of another page are neither announced nor put into the message', () => {
  const elsewhere = { ...visit, loadedElsewhere: true };
  expect(summary(elsewhere)).toBe('Core Web Vitals of this page on my device: not measured.');
  expect(announcement(elsewhere)).not.toMatch(/\d/);
});
