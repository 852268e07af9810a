import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('a line stops at the edge of what it starts and ends at, and passes through nothing else', () => {
  const rounds = [
    { at: [0, 0], radius: 10 },
    { at: [100, 0], radius: 20 },
  ] as const;
  expect(linePath('0,0 100,0', rounds)).toBe('M10 0 80 0');
  expect(linePath('0,0 50,50 90,0', rounds)).toBe('M7.1 7.1 50 50 90 0');
});
