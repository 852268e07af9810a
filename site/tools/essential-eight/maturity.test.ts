import { expect, test } from 'vitest';
import type { Level } from '../../../content/model/figures/levels.ts';
import { maturityOf } from './maturity.ts';

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
