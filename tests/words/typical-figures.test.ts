import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';
import type { ToConfirm } from '../../content/model/statement.ts';

const note = 'Figures marked Typical are a guide; your written quote sets them.';
const tag = />Typical<\/small>/g;

const pages = readBuiltPages().flatMap(({ path, html }) =>
  path === undefined ? [] : [{ path, html }],
);

test.each(pages)('$path explains the tag once if it shows one, else not at all', ({ html }) => {
  const tags = html.match(tag) ?? [];
  expect(html.split(note).length - 1).toBe(tags.length > 0 ? 1 : 0);
});

test('Home, overviews and legal pages show no typical figure', () => {
  for (const { path, html } of pages) {
    if (path.split('/').length < 3) expect(html.match(tag), path).toBeNull();
  }
});

const isToConfirm = (value: object): value is ToConfirm => 'toConfirm' in value && 'text' in value;

/** Everything in these values that only the owner can confirm. */
function* statementsIn(value: unknown): Generator<ToConfirm> {
  if (typeof value !== 'object' || value === null) return;
  if (isToConfirm(value)) yield value;
  for (const part of Object.values(value)) yield* statementsIn(part);
}

const files = globSync('content/**/*.ts', { exclude: ['content/model/**'] });
const modules: readonly unknown[] = await Promise.all(files.map((file) => import(resolve(file))));

/** One of each text: several pages may share it. */
const statements = new Map([...statementsIn(modules)].map((one) => [one.text, one]));

/** Digits that are no figure: of a name, a date, the hours of a day, or a count of section 2 ('100+'). */
const notAFigure =
  /(Microsoft|Office) 365|24\/7|(\d{1,2} )?[A-Z][a-z]+ 20\d\d|mid-20\d\d|\b20\d\d\b|^\d+\+$/g;

test.each([...statements.values()])(
  "'$text' has the tag Typical if it holds a figure, and only then",
  ({ text, claim }) => {
    expect(/\d/.test(text.replaceAll(notAFigure, ''))).toBe(claim !== true);
  },
);
