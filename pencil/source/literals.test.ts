import { expect, test } from 'vitest';
import { dish, dishFile, kitchenReading, textAt } from '../../testing/project/kitchen.ts';
import { readModel } from './field-types.ts';
import { literalsIn } from './literals.ts';
import { readTexts, textFiles, textsIn } from './source-texts.ts';
import { parse, parseFile } from './syntax.ts';

const read = (source: string) => {
  const { model, isSpecified } = kitchenReading('Soup of the day');
  return textsIn(dishFile, source, model, isSpecified);
};

test('Every text has the key path of its place, and says why it cannot be changed if it cannot', () => {
  expect(read(dish).map(({ keyPath, reason }) => [keyPath, reason ?? 'text'])).toEqual([
    ['city', 'text'],
    ['dish.id', 'code'],
    ['dish.path', 'code'],
    ['dish.kind', 'code'],
    ['dish.updated', 'code'],
    ['dish.name', 'specified'],
    ['dish.steps.0', 'text'],
    ['dish.steps.1.text', 'text'],
    ['dish.steps.1.toConfirm', 'code'],
    ['dish.price.text', 'text'],
    ['dish.price.toConfirm', 'code'],
    ['dish.note', 'composed'],
  ]);
});

test('A text knows its field: label, description, longest length, place and value', () => {
  const name = textAt(dishFile, dish, 'dish.name', kitchenReading());
  expect(name).toMatchObject({
    label: 'Dish, name',
    description: 'On the menu, at most 22 characters.',
    most: 22,
    line: 10,
    value: 'Soup of the day',
    group: `${dishFile}#dish`,
  });
  expect(dish.slice(...name.span)).toBe("'Soup of the day'");
});

test('A statement that waits is described by its place, and knows the object that its text replaces', () => {
  const price = textAt(dishFile, dish, 'dish.price.text', kitchenReading());
  expect(price).toMatchObject({
    toConfirm: 'the price',
    label: 'Dish, price',
    description: 'What it costs.',
  });
  expect(dish.slice(...(price.mark ?? []))).toMatch(/^\{ text: '\$12'.*\}$/);
});

test('Where no type says what a text is, words are text; addresses, dates, ids and drawings are code', () => {
  const untyped = `export const a = {
    words: 'Two words', name: 'Soup', id: 'soup', path: '/warm/soup', site: 'https://soup.example/',
    mail: 'mailto:soup@kitchen.example', phone: 'tel:+61 2 5550 1234', day: '2026-11-23',
    bowl: 'M0 0h160v90H0z', lid: 'M-28 0a28 28 0 1 1 0 .1z', spoon: 'm4.5 2 3 3', spoken: 'M 3 rises',
    box: '0 0 160 90', shift: 'translate(4 5)',
  };`;
  const { model } = kitchenReading();
  const kinds = literalsIn(parse('content/a.ts', untyped), model).map(
    ({ keyPath, kind }) => [keyPath.slice(2), kind] as const,
  );
  const texts = kinds.filter(([, kind]) => kind === 'text').map(([name]) => name);
  expect(texts).toEqual(['words', 'name', 'spoken']);
});

test('Text within a call, and a template with values, is never offered as one text', () => {
  const source = `export const a = [join('Two words', \`for \${b} people\`), \`for \${b} people\`];`;
  const { model } = kitchenReading();
  const found = literalsIn(parse('content/a.ts', source), model);
  expect(found.map(({ keyPath, kind }) => [keyPath, kind])).toEqual([
    ['a.0.0', 'text'],
    ['a.0.1', 'composed'],
    ['a.1', 'composed'],
  ]);
});

test('A file that is not valid TypeScript is named', () => {
  expect(() => read('export const dish = {')).toThrow(/content\/dish\.ts is not valid TypeScript/);
});

/** What only software reads, by how it looks. */
const code: readonly (readonly [what: string, RegExp])[] = [
  ['a path', /^\/[\w/-]*$/],
  ['an address with a scheme', /^[a-z][a-z\d+.-]*:\S/],
  ['an ISO date', /^\d{4}-\d\d(-\d\d)?(T|$)/],
  ['a drawing', /^[Mm][\s\d,.-]+([A-Za-z][\s\d,.-]*)*[Zz]?$/],
  ['a colour', /^(#[\da-f]{3,8}|(rgb|hsl|oklch|var)\(.*\))$/i],
  ['a box or a transformation', /^(-?[\d.]+[ ,]+){3}-?[\d.]+$|^(translate|rotate|scale)\(/],
  ['a file', /^[\w./-]+\.(ts|tsx|md|webp|jpg|png|svg|css)$/],
];

/** Every text of this site. */
const texts = readTexts('.');

test.each(code)('No text of this site that can be changed is %s', (_, look) => {
  const offered = texts.filter(({ reason }) => reason === undefined);
  expect(offered.length).toBeGreaterThan(2000);
  expect(offered.filter(({ value }) => look.test(value)).map(({ id }) => id)).toEqual([]);
});

test('Every text of this site has one id, and its span holds its value', () => {
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  const model = readModel('.');
  for (const file of textFiles('.').filter((name) => name.endsWith('.ts'))) {
    const parsed = parseFile(file);
    for (const { span, kind, parts } of literalsIn(parsed, model)) {
      const written = parsed.source.slice(...span);
      expect(written).toMatch(/^(['"`])[\s\S]*\1$/);
      if (kind === 'text' && !/[\\\n]/.test(written)) expect(written.slice(1, -1)).toBe(parts[0]);
    }
  }
});
