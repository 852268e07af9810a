import { expect, test } from 'vitest';
import { colour } from './tokens.ts';

const css = `/* --accent: #000 */
:root { --color-ink: #123456; --text-small: 1rem; }
:root,
[data-line="neutral"] { --accent: #abc; }
[data-line="it"] { --accent: #def; }`;

test('a colour is the one that the named rule sets', () => {
  expect(colour('color-ink', ':root', css)).toBe('#123456');
  expect(colour('accent', '[data-line="neutral"]', css)).toBe('#abc');
  expect(colour('accent', '[data-line="it"]', css)).toBe('#def');
});

test.each([
  ['accent', '[data-line="cyber"]'],
  ['wash', '[data-line="it"]'],
  ['text-small', ':root'],
])('a missing colour, --%s in %s, stops the build and is named', (name, block) => {
  expect(() => colour(name, block, css)).toThrow(`${block} sets no hex colour --${name}`);
});
