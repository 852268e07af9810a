import { expect, test } from 'vitest';
import { type Level, maturityOf, sentenceOf, summaryOf } from './maturity.ts';

const strategies = (...levels: readonly Level[]) =>
  levels.map((level, index) => ({ name: `Strategy ${index + 1}`, level }));

test('the lowest strategy decides', () => {
  expect(maturityOf(strategies(3, 3, 3, 3, 3, 3, 3, 1)).overall).toBe(1);
  expect(maturityOf(strategies(2, 2, 2, 2, 2, 2, 2, 2)).overall).toBe(2);
  expect(maturityOf(strategies(3, 0, 3, 2, 1, 3, 3, 3)).overall).toBe(0);
});

test('every strategy at the lowest level holds back, in order', () => {
  expect(maturityOf(strategies(2, 3, 2, 1, 2, 3, 2, 1)).heldBackBy).toEqual([
    'Strategy 4',
    'Strategy 8',
  ]);
});

test('at the highest level nothing holds back', () => {
  expect(maturityOf(strategies(3, 3, 3, 3, 3, 3, 3, 3))).toEqual({ overall: 3, heldBackBy: [] });
});

const estimate = [
  { name: 'Application control', level: 2 },
  { name: 'Patch applications', level: 1 },
  { name: 'Regular backups', level: 1 },
] as const;

test('the sentence names the overall level and what holds it back', () => {
  expect(sentenceOf(estimate)).toBe(
    'Overall level 1. Held back by Patch applications and Regular backups.',
  );
  expect(sentenceOf([{ name: 'Application control', level: 0 }, ...estimate])).toBe(
    'Overall level 0. Held back by Application control.',
  );
});

test('the sentence names nothing where nothing, or everything, holds back', () => {
  expect(sentenceOf([{ name: 'Application control', level: 3 }])).toBe(
    'Overall level 3: nothing holds you back.',
  );
  expect(sentenceOf([{ name: 'Application control', level: 1 }])).toBe(
    'Overall level 1: all strategies are at this level.',
  );
});

test('the summary lists each strategy and the overall level, and says whose estimate it is', () => {
  expect(summaryOf(estimate)).toBe(
    [
      'Essential Eight, our own estimate:',
      'Application control: level 2',
      'Patch applications: level 1',
      'Regular backups: level 1',
      'Overall level: 1',
    ].join('\n'),
  );
});
