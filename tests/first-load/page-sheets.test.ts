import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A built page: the classes that it uses, and those for which its own style sheets have rules. */
function read(file: string) {
  const html = readFileSync(file, 'utf8');
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const classes = sheets.join('').matchAll(/\.((?:\\.|[\w-])+)/g);
  return {
    file,
    html,
    used: new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
    ),
    styled: new Set([...classes].map(([, name = '']) => name.replaceAll('\\', ''))),
  };
}

const pages = globSync('dist/site/**/*.html').map(read);

test('a page has the rules of every class that it uses', () => {
  const known = new Set(pages.flatMap(({ styled }) => [...styled]));
  expect(pages.length).toBeGreaterThan(25);
  for (const { file, used, styled } of pages) {
    const missing = [...used].filter((name) => known.has(name) && !styled.has(name));
    expect(
      missing,
      `${file}: add the part that has them to its sheet in site/styles/kinds/`,
    ).toEqual([]);
  }
});

test('no utility brings properties that it registers: our own for edges and weights do not', () => {
  for (const { file, html } of pages) {
    expect(html.match(/--tw-[\w-]+/g), `${file}: see site/styles/kinds/edges-and-weights.css`).toBe(
      null,
    );
  }
});
