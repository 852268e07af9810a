import { expect, test } from 'vitest';
import { token } from './token.ts';

test('a colour has a value for each scheme, and each line has its own', () => {
  const light = token('color-bar');
  expect(light).toMatch(/^#\w{3,8}$/);
  expect(token('color-bar', ':root', 'dark')).not.toBe(light);
});

test('a colour that is not set is an error', () => {
  expect(() => token('color-nope')).toThrow('tokens.css: :root sets no colour --color-nope');
});
