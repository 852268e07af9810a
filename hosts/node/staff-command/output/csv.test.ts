import { expect, test } from 'vitest';
import { toCsvLine } from './csv.ts';

const cell = (text: string) => toCsvLine([text]).slice('"'.length, -'"\r\n'.length);

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")`],
  ['+61 2 5550 1234', "'+61 2 5550 1234"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["|cmd '/c calc'", "'|cmd '/c calc'"],
  ['\t=1', "'\t'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; @SUM(A1)', "a;' @SUM(A1)"],
  ['a;"=1+1', `a;'""=1+1`],
  ['a";-1', `a"";'-1`],
  ['a\t+1', "a\t'+1"],
  ['＝1+1', "'＝1+1"],
  ['Hello\n=1+1', "Hello\n'=1+1"],
])('%j is text to a spreadsheet, never a formula', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test.each(['Zoë', 'a=b', 'a,b;c', 'ada@example.net', 'two\nlines', '1 - 1'])(
  '%j stays as it is',
  (text) => {
    expect(cell(text)).toBe(text);
  },
);

test('Cells are quoted, quotes doubled, lines end as the standard has it', () => {
  expect(toCsvLine(['a', 'b"c', ''])).toBe('"a","b""c",""\r\n');
});
