import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { terms } from '../../testing/project/kitchen.ts';
import { paragraphsIn } from './paragraphs.ts';
import { textFiles } from './source-texts.ts';

const waiting = (source: string) => paragraphsIn(source).filter(({ waits }) => waits);

test('Paragraphs, headings and points have their section, their place and what visitors read', () => {
  const found = paragraphsIn(terms);
  expect(found.map(({ keyPath, span, shown }) => [keyPath, terms.slice(...span), shown])).toEqual([
    [
      'before the first section, paragraph 1',
      'These terms are about soup.',
      'These terms are about soup.',
    ],
    ['section 1, paragraph 1', 'Soup', '1. Soup'],
    ['section 1, paragraph 2', 'Soup is **warm**.', 'Soup is warm.'],
    ['section 1, paragraph 3', 'one bowl', 'one bowl'],
    ['section 1, paragraph 4', 'two spoons', 'two spoons'],
    ['section 2, paragraph 1', 'Bread', '2. Bread'],
    [
      'section 2, paragraph 2',
      'Bread is [baked](/bread) by {{company.name}}.',
      expect.stringMatching(/^Bread is baked by (?!\{)\S.*\.$/),
    ],
  ]);
});

test('A comment marks what waits, for the lawyer or not, and is no part of the text', () => {
  const found = waiting(terms).map(({ waits }) => ({
    ...waits,
    span: terms.slice(...(waits?.span ?? [])),
  }));
  expect(found).toEqual([
    {
      toConfirm: 'how warm',
      forLawyer: true,
      span: ' <!-- to confirm: for the lawyer: how warm -->',
    },
    { toConfirm: 'how many', forLawyer: false, span: ' <!-- to confirm: how many -->' },
  ]);
});

test('The front matter is no paragraph, and a document without one begins at once', () => {
  expect(paragraphsIn(terms)[0]?.shown).not.toContain('title');
  expect(paragraphsIn('Soup.\n').map(({ span }) => span)).toEqual([[0, 5]]);
});

test.each(textFiles('.').filter((file) => file.endsWith('.md')))(
  'Of %s each line of words is a paragraph once',
  (file) => {
    const source = readFileSync(file, 'utf8');
    const found = paragraphsIn(source);
    expect(new Set(found.map(({ keyPath }) => keyPath)).size).toBe(found.length);
    const [, , ...body] = source.split(/^---\n/m);
    const lines = body
      .join('---\n')
      .split('\n')
      .filter((line) => /\S/.test(line));
    expect(found).toHaveLength(lines.length);
    for (const [index, { span }] of found.entries()) {
      expect(lines[index]).toContain(source.slice(...span));
      expect(source.slice(...span)).not.toMatch(/^[-#\s]|<!--/);
    }
  },
);
