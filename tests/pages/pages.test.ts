import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  contactHeadingOf,
  groups,
  lineOf,
  listedOnHome,
  pages,
  sectionsOf,
  servicesOf,
  stepsOf,
  wordsOf,
} from '../specification.ts';
import { allWords, builtPage, sectionOf, wordsIn } from './built-page.ts';

// What the 26 pages say, as they are built; how they look is in tests/e2e.

const paths = pages.map(({ path }) => path);
const hrefs = (links: Iterable<Element>) => Array.from(links, (link) => link.getAttribute('href'));

test.each(pages)('$path says what is specified', ({ path, heading, title }) => {
  const page = builtPage(path);
  expect(allWords(page, 'h1')).toEqual([heading]);
  expect(page.title).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  const words = wordsIn(page.querySelector('main'));
  expect(wordsOf(path).filter((word) => !words.includes(word))).toEqual([]);
  const contact = contactHeadingOf(path);
  if (contact) expect(sectionOf(page, contact)?.querySelector('form')).toBeTruthy();
  const sections = allWords(page, 'main h2').filter((text) => /^\d+\. /.test(text));
  expect(sections).toHaveLength(sectionsOf[path] ?? 0);
});

test.each(pages.filter(({ path }) => lineOf(path)))(
  '$path has its line, its steps and buttons that lead to its form',
  ({ path }) => {
    const page = builtPage(path);
    const line = lineOf(path) ?? '/it';
    expect(allWords(page, 'main a')).toContain(groups[line]);
    const process = sectionOf(page, 'Our Process');
    const steps = process ? allWords(process, 'h3') : [];
    const hasNone = path.endsWith('boundary-vulnerability-assessment');
    expect(steps).toEqual(stepsOf(path) ?? (hasNone ? [] : Array(4).fill(expect.any(String))));
    const label = line === '/it' ? 'Contact Us' : 'Get Started';
    const buttons = [...page.querySelectorAll('main a')].filter((one) => wordsIn(one) === label);
    expect(new Set(hrefs(buttons))).toEqual(new Set(['#contact-form']));
  },
);

test.each(pages.filter(({ path }) => lineOf(path)))(
  'the figure of $path follows the first sentence, and tables have their roles',
  ({ path }) => {
    const page = builtPage(path);
    const order = [...page.querySelectorAll('main :is(h1, h1 ~ p, figure, dl)')].map(
      ({ localName }) => localName,
    );
    expect(order.slice(0, 4)).toEqual(['h1', 'p', 'figure', 'dl']);
    // Safari announces a table whose rows are grids only by its roles.
    const parts = [...page.querySelectorAll(':is(table, thead, tbody, tr, th, td)')];
    expect(parts.filter((part) => !part.hasAttribute('role')).map(wordsIn)).toEqual([]);
  },
);

test.each(pages)('$path is described for search engines and link previews', ({ path }) => {
  const page = builtPage(path);
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(hrefs(page.querySelectorAll('link[rel=canonical]'))).toEqual([
    `https://${company.domain}${path}`,
  ]);
  expect(meta('description')).toBeTruthy();
  expect(meta('og:image')).toMatch(/^https:.*\.png$/);
  expect(meta('og:image:alt')).toMatch(/^The words '.*', beside an eight-ball/);
  const data = allWords(page, 'script[type="application/ld+json"]');
  const types = JSON.stringify(data.map((text): unknown => JSON.parse(text)));
  expect(types).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
  if (lineOf(path)) expect(types).toContain('"Service');
});

test.each([...paths, '/404'])(
  'every link of %s leads to a page and a place that exist, or to a secure address elsewhere',
  (path) => {
    const broken = hrefs(builtPage(path).querySelectorAll('a')).filter((href) => {
      const to = new URL(href ?? '', `https://here.example${path}`);
      if (['mailto:', 'tel:'].includes(to.protocol)) return to.pathname.trim() === '';
      if (to.host !== 'here.example') return to.protocol !== 'https:';
      const id = decodeURIComponent(to.hash.slice(1));
      if (to.pathname === path && id === '') return href !== '#' && href !== path;
      if (to.pathname === '/404') return !builtPage(path).getElementById(id);
      return !paths.includes(to.pathname) || (id && !builtPage(to.pathname).getElementById(id));
    });
    expect(broken).toEqual([]);
  },
);

test('the sitemap lists every page, in groups and in order', () => {
  const page = builtPage('/sitemap');
  for (const [name, listed] of [
    ['Main Pages', ['/', '/it', '/design', '/cyber']],
    ['IT Services', servicesOf('/it')],
    ['Cyber Security Services', servicesOf('/cyber')],
    ['Design Services', servicesOf('/design')],
    ['Legal Pages', ['/privacy-policy', '/terms-conditions', '/sitemap']],
  ] as const) {
    expect(hrefs(sectionOf(page, name)?.querySelectorAll('a') ?? []), name).toEqual(listed);
  }
});

test("the cards of 'Comprehensive Solutions' list their services", () => {
  const solutions = sectionOf(builtPage('/'), 'Comprehensive Solutions');
  for (const [name, count] of Object.entries(listedOnHome)) {
    const heading = [...(solutions?.querySelectorAll('h3') ?? [])].find(
      (one) => wordsIn(one) === name,
    );
    const card = heading?.closest('li');
    expect(card?.querySelectorAll('ul > li > a').length, name).toBe(count);
    // Each line of the list has a ball, numbered from 1.
    const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
    expect(card && allWords(card, 'svg text'), name).toEqual(numbers);
  }
});

test.each([
  ['/', 3],
  ['/it', 1],
  ['/cyber', 1],
  ['/design', 1],
])('%s calls a sample one, where its verdict stands', (path, count) => {
  const stamps = [...builtPage(path).querySelectorAll('main .stamp')];
  expect(stamps).toHaveLength(count);
  for (const { textContent, parentElement } of stamps) {
    expect(textContent).not.toBe('');
    expect(wordsIn(parentElement)).not.toBe(textContent);
  }
});

test('the footer has its facts and links', () => {
  const footer = builtPage('/it').querySelector('body > footer');
  const { windows, mac } = company.agents;
  for (const words of [...company.hours, windows.label, mac.label]) {
    expect(wordsIn(footer)).toContain(words.replaceAll(/\s+/g, ' '));
  }
  const links = hrefs(footer?.querySelectorAll('a') ?? []);
  for (const path of ['/privacy-policy', '/terms-conditions', '/sitemap', '/it/it-strategy']) {
    expect(links.filter((href) => href === path)).toEqual([path]);
  }
});

test('the style sheet is lowered for the browsers that the README names', () => {
  const sheet = allWords(builtPage('/'), 'style').join();
  expect(sheet).toContain('--color-ink');
  // They have neither; lowering takes every `&` out of nested rules.
  expect(sheet).not.toContain('light-dark(');
  expect(sheet).not.toContain('&');
});

test('no page sends what checks the content: visitors get words, not rules', () => {
  const packages = readFileSync('dist/site/third-party-notices.md', 'utf8').match(/(?<=^## )\S+/gm);
  expect(packages).toContain('react-dom');
  expect(packages).not.toContain('zod');
});
