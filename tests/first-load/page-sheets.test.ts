import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A built page: the classes that it uses, and those for which its own style sheets have rules. */
function read(file: string) {
  const html = readFileSync(file, 'utf8');
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const classes = sheets.join('').matchAll(/\.([a-z][\w-]*)/g);
  return {
    file,
    html,
    used: new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
    ),
    styled: new Set(Array.from(classes, ([, name = '']) => name)),
  };
}

const pages = globSync('dist/site/**/*.html').map(read);

test('a page names where it is drawn first, which it has once, at its first heading', () => {
  for (const { file, html } of pages) {
    const [, id = ''] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
    expect(id, file).not.toBe('');
    expect(html.split(` id="${id}"`).length - 1, file).toBe(1);
    expect(html.indexOf(` id="${id}"`), file).toBeGreaterThan(html.indexOf('</header>'));
    expect(html.slice(0, html.indexOf(` id="${id}"`)), file).not.toContain('<h2');
  }
});

test('a page has the rules of every class that it uses', () => {
  const known = new Set(pages.flatMap(({ styled }) => [...styled]));
  expect(pages.length).toBeGreaterThan(25);
  for (const { file, used, styled } of pages) {
    const missing = [...used].filter((name) => known.has(name) && !styled.has(name));
    expect(
      missing,
      `${file}: import their rules in the sheet.css of its kind in site/pages/`,
    ).toEqual([]);
  }
});
