import { expect, test } from 'vitest';
import { kitchenReading, terms, termsFile, textAt } from '../../testing/project/kitchen.ts';
import { withText } from './rewrite.ts';
import { withPlaceOf } from './take-back.ts';

const reading = kitchenReading();

/** The terms with these words at this place. */
const rewritten = (keyPath: string, after: string, confirm = false) =>
  withText(terms, textAt(termsFile, terms, keyPath, reading), after, confirm, reading);

test.each([
  ['before the first section, paragraph 1', 'These terms are about soup.'],
  ['section 1, paragraph 1', 'Soup'],
  ['section 1, paragraph 2', 'Soup is **warm**.'],
  ['section 1, paragraph 3', 'one bowl'],
  ['section 2, paragraph 2', 'Bread is [baked](/bread) by {{company.name}}.'],
])('%s alone is replaced, exactly, and taken back', (keyPath, before) => {
  const path = String.raw`C:\a`;
  const after = `"Grüße" & 'soup': ${path} \${x} 5 < 6, *hot*, {{company.name}} 🍲 $&`;
  const result = rewritten(keyPath, after);
  // A heading's first place in the document is the word 'soup' of the section before.
  const mark = keyPath === 'section 1, paragraph 1' ? '## 1. ' : '';
  expect(result).toBe(terms.replace(mark + before, () => mark + after));
  expect(withPlaceOf(termsFile, result, terms, keyPath)).toBe(terms);
});

test.each(['- soup', '* soup', '1. soup', '# Soup', '> soup', '```soup', '---', '[a]: /soup'])(
  'What Markdown would read as something else is refused: %s',
  (after) => {
    for (const place of ['before the first section, paragraph 1', 'section 1, paragraph 3']) {
      expect(() => rewritten(place, after)).toThrow(/^These words would become something else/);
    }
  },
);

test.each(['A <b>soup</b>', 'Soup <!-- to confirm: x -->', '<https://soup.example>', 'Soup <?x?>'])(
  'HTML is refused: %s',
  (after) => {
    expect(() => rewritten('section 1, paragraph 2', after)).toThrow(
      'Write Markdown here, without HTML: **bold**, [a link](/path).',
    );
  },
);

test.each(['{{name}}', '{{company.nme}}', '{{__proto__}}', '{{constructor}}'])(
  'A name in braces without a value is refused in a short sentence: %s',
  (name) => {
    expect(() => rewritten('section 1, paragraph 2', `Soup by ${name} here`)).toThrow(
      new RegExp(`^This paragraph: ${name.replaceAll(/[{}]/g, '.')} is unknown\\.$`),
    );
  },
);

test.each(['{{ }}', '{{company name}}', '{{company.name', 'company.name}}'])(
  'Braces that hold no name are refused, because the page would show them: %s',
  (braces) => {
    expect(() => rewritten('section 1, paragraph 2', `Soup by ${braces} here`)).toThrow(
      'Double braces hold the name of a value, such as {{company.name}}.',
    );
  },
);

test('A confirmed paragraph loses its comment, and gets it back', () => {
  const warm = 'section 1, paragraph 2';
  const confirmed = rewritten(warm, 'Soup is **warm**.', true);
  expect(confirmed).toBe(terms.replace(' <!-- to confirm: for the lawyer: how warm -->', ''));
  expect(withPlaceOf(termsFile, confirmed, terms, warm)).toBe(terms);
  const spoons = 'section 1, paragraph 4';
  const changed = rewritten(spoons, 'three spoons', true);
  expect(changed).toBe(terms.replace('two spoons <!-- to confirm: how many -->', 'three spoons'));
  expect(withPlaceOf(termsFile, changed, terms, spoons)).toBe(terms);
});

test('A paragraph and a point of a list that were added are taken back whole', () => {
  const more = `${terms}\nMore bread.\n`;
  expect(withPlaceOf(termsFile, more, terms, 'section 2, paragraph 3')).toBe(terms);
  const point = terms.replace('how many -->\n', 'how many -->\n- one cup\n');
  expect(withPlaceOf(termsFile, point, terms, 'section 1, paragraph 5')).toBe(terms);
  expect(() => withPlaceOf(termsFile, terms, terms, 'section 9, paragraph 1')).toThrow(
    'has no section 9, paragraph 1 any more',
  );
});
