import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = 'site/styles/tokens.css';
const sources = globSync('site/**/*.{css,ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== tokens && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Black and white, whole or in part. */
const plain = /^#(0{3,4}|f{3,4}|0{6}|f{3}[0-9a-f]|0{3}[0-9a-f])$/i;

/** The light and shade of a ball, and inks of drawings that show print: the same in every scheme. */
const drawn = ['#08090c', '#d5d1c8', '#0a0f0d', '#777'];

/** What `pattern` finds in the sources, each with its file. */
function found(pattern: RegExp): { file: string; match: string }[] {
  return sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, match = '']) => ({ file, match })),
  );
}

test('colours are in tokens.css alone', () => {
  const colours = found(/[^&\w](#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b)(?!-)/gi);
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter(({ match }) => !plain.test(match) && !drawn.includes(match))).toEqual([]);
});

test('media queries use only the widths that tokens.css names', () => {
  const named = readFileSync(tokens, 'utf8').match(/[\d.]+rem(?= \()/g);
  expect(named).toHaveLength(5);
  const used = found(/(?:@media|matchMedia\()[^{;]*?width *(?:[<>]=?|:) *([\d.]+\w+)/g);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ match }) => !named?.includes(match))).toEqual([]);
});
