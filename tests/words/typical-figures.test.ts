import { expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';

const note = 'Figures marked Typical are a guide; your written quote sets them.';
const tag = />Typical<\/small>/g;

const pages = readBuiltPages().flatMap(({ path, html }) =>
  path === undefined ? [] : [{ path, html }],
);

test.each(pages)('$path explains the tag once if it shows one, else not at all', ({ html }) => {
  const tags = html.match(tag) ?? [];
  expect(html.split(note).length - 1).toBe(tags.length > 0 ? 1 : 0);
});

test('Services show typical figures; home, overviews and legal pages show none', () => {
  for (const { path, html } of pages) {
    expect(tag.test(html), path).toBe(path.split('/').length === 3);
    tag.lastIndex = 0;
  }
});
