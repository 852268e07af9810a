import { expect, test } from 'vitest';
import { errorsIn, readNumber } from './read-number.ts';

const hours = { least: 0, most: 8760, unit: 'hours' } as const;
const people = { least: 1, most: 1000, unit: 'people', whole: true } as const;

function valuesWith(name: string, value: string): FormData {
  const values = new FormData();
  values.set(name, value);
  return values;
}

const read = (text: string, bounds: Parameters<typeof readNumber>[2]) =>
  readNumber(valuesWith('field', text), 'field', bounds);

test.each([
  ['0', 0],
  ['4', 4],
  [' 4.5 ', 4.5],
  ['.5', 0.5],
  ['4.', 4],
  ['1,200', 1200],
  ['$ 90', 90],
  ['8 760', 8760],
])('%j is read as people mean it', (text, value) => {
  expect(read(text, hours)).toEqual({ value, error: undefined });
});

test.each(['', 'four', '-1', '4,5', '1e3', '8761', '.', '1.2.3', 'Infinity'])(
  '%j is refused, with a sentence that says what to type',
  (text) => {
    expect(read(text, hours).error).toBe('Type a number from 0 to 8,760 (hours).');
  },
);

test('what cannot be halved takes whole numbers only', () => {
  expect(read('12', people).value).toBe(12);
  expect(read('12.5', people).error).toBe('Type a whole number from 1 to 1,000 (people).');
});

test('a sign for per cent is read where the number is one', () => {
  const share = { least: 0, most: 100, unit: 'per cent' } as const;
  expect(read('25%', share).value).toBe(25);
  expect(read('25 %', share).value).toBe(25);
  for (const text of ['%', '2%5']) expect(read(text, share).error, text).toContain('Type a number');
  expect(read('25%', hours).error).toContain('Type a number');
});

test('a missing field is refused like an empty one', () => {
  expect(readNumber(new FormData(), 'field', hours).error).toContain('Type a number');
});

test('errors are listed by field, and none is nothing', () => {
  const good = { value: 1, error: undefined };
  const bad = { value: Number.NaN, error: 'Type it.' };
  expect(errorsIn({ age: good, restore: good })).toBeUndefined();
  expect(errorsIn({ age: good, restore: bad })).toEqual({ restore: 'Type it.' });
});
