import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { amount, closest, group, kinds, text, webAddress } from './text.ts';

// What an author reads of entries that can have several forms.

const quotes = 'Put double quotes around the whole text';

/** The messages for a value, each after its field. */
const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [...path, message].join(' '));

const cell = z.union(
  [group({ amount: amount(), of: amount() }), group({ struck: text() }), text()],
  { error: closest },
);

test.each([
  [{ P1: 'all stopped' }, `is read as a field 'P1', because of the colon after it. ${quotes}`],
  [{ '[object Object]': null }, `begins with a brace. ${quotes}`],
  [null, 'is empty'],
  [365, `is read as the number 365. ${quotes}`],
  [new Date(), `is read as a date. ${quotes}`],
  [['One'], 'is read as a list. Write one text, without dashes before it'],
  [{ struck: 365 }, `struck is read as the number 365. ${quotes}`],
  [{ amount: 3, off: 4 }, 'of is missing; There is no field off here. The fields are amount, of'],
])('a cell that is %j', (value, message) => {
  expect(said(cell, value)).toEqual([message]);
});

test.each([
  ['The plan', "must have fields, and its 'kind' can be list, report"],
  [null, 'is empty'],
  [{ kind: 'lists' }, 'kind must be list, report'],
  [{ kind: 'list' }, 'heading is missing'],
])('an entry of a kind that is %j', (value, message) => {
  const entry = kinds(
    group({ kind: z.literal('list'), heading: text() }),
    group({ kind: z.literal('report') }),
  );
  expect(said(entry, value)).toEqual([message]);
});

test('a value that is missing is called missing', () => {
  const source = group({ href: webAddress(), year: amount() });
  expect(said(source, {})).toEqual(['href is missing', 'year is missing']);
  expect(said(source, { href: 'http://example.org', year: null })).toEqual([
    "href must begin with https://, and is 'http://example.org'",
    'year is empty',
  ]);
});
