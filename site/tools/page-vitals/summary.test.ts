import { expect, test } from 'vitest';
import { announcement, summary } from './summary.ts';

const visit = {
  loadedElsewhere: false,
  readings: { LCP: 2600, INP: 40, CLS: 'not-measured' },
} as const;

test('the message gets one line for each measure, with its limit', () => {
  expect(summary(visit).split('\n')).toEqual([
    'Core Web Vitals of this page on my device:',
    'LCP: 2.6 s, over its limit of 2.5 s',
    'INP: 40 ms, within its limit of 200 ms',
    'CLS: no reading',
  ]);
});

test('the same is said in one sentence', () => {
  expect(announcement(visit)).toBe(
    'LCP: 2.6 s, over its limit of 2.5 s; INP: 40 ms, within its limit of 200 ms; CLS: no reading.',
  );
});

test('readings of another page are neither said nor put into the message', () => {
  const elsewhere = { ...visit, loadedElsewhere: true };
  expect(summary(elsewhere)).toMatch(/\nnot measured$/);
  expect(announcement(elsewhere)).not.toMatch(/\d/);
});
