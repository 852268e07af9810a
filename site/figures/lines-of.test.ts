import { expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';

test('a text is broken between words, and a long word has a line of its own', () => {
  expect(linesOf('Latest return you accept', 12)).toEqual(['Latest', 'return you', 'accept']);
  expect(linesOf('Multi-factor authentication', 8)).toEqual(['Multi-factor', 'authentication']);
  expect(linesOf('Latest return you accept')).toEqual(['Latest return you accept']);
  expect(linesOf(undefined, 8)).toEqual([]);
});
