import { expect, test } from 'vitest';
import { builtPage } from './built-pages.ts';
import { linkFindings } from './links.ts';

const origin = 'https://kitchen.example';

/** Problems of a site with two pages: a home page with this body, which links to the second page. */
function problemsOf(body: string, second = '<h2 id="flour">Flour</h2>'): string[] {
  const page = (title: string, content: string) =>
    `<!doctype html><html><head><title>${title}</title></head><body>${content}</body></html>`;
  const pages = [
    builtPage('dist/site/index.html', page('Kitchen', `<a href="/store">Store</a>${body}`)),
    builtPage('dist/site/store/index.html', page('Store', second)),
  ];
  const files = new Set(['/favicon.svg']);
  return linkFindings({ pages, files, origin }).map(({ where, problem }) => `${where} ${problem}`);
}

test('links to pages, sections, files, mail and phones, and secure links to other sites, pass', () => {
  const good = ['/', '/store#flour', '/store?from=mail#flour', '#here', '/favicon.svg', origin];
  const outside = [
    'https://other.example/a?b=1&amp;c',
    'mailto:a@kitchen.example',
    'tel:+61255501234',
  ];
  const links = [...good, `${origin}/store`, ...outside].map((href) => `<a href="${href}">x</a>`);
  expect(problemsOf(`<p id="here"></p>${links.join('')}`)).toEqual([]);
});

test.each([
  ['a missing page', '/cellar'],
  ['a missing page by its full address', `${origin}/cellar`],
  ['a page with a trailing slash', '/store/'],
  ['a missing section', '/store#sugar'],
  ['a section of the same page', '#sugar'],
  ['an unsafe address', 'http://other.example/'],
  ['a host that cannot be public', 'https://other/'],
  ['an address relative to the page', 'store'],
  ['a script', 'javascript:void(0)'],
  ['an incomplete mail address', 'mailto:kitchen'],
  ['a number that cannot be dialled from abroad', 'tel:0255501234'],
])('a link to %s is found', (_, href) => {
  const problems = problemsOf(`<a href="${href}">x</a>`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`dist/site/index.html '${href}'`);
});

test('a missing picture is found, in the page and in its link preview', () => {
  const preview = `<meta property="og:image" content="${origin}/cake.png">`;
  expect(problemsOf(`<img src="/cake.png" alt="">${preview}`)).toHaveLength(2);
});

test('a page that cannot be reached from the home page is found', () => {
  const alone = builtPage('dist/site/cellar/index.html', '<title>Cellar</title>');
  const home = builtPage('dist/site/index.html', '<title>Kitchen</title>');
  const found = linkFindings({ pages: [home, alone], files: new Set(), origin });
  expect(found.map(({ where }) => where)).toEqual(['/cellar']);
});

test('a page hidden from search needs no link, and a link to it is found', () => {
  const hidden = '<title>Cellar</title><meta name="robots" content="noindex">';
  const cellar = builtPage('dist/site/cellar/index.html', hidden);
  const home = (body: string) => builtPage('dist/site/index.html', `<title>Kitchen</title>${body}`);
  const problemsWith = (body: string) =>
    linkFindings({ pages: [home(body), cellar], files: new Set(), origin });
  expect(problemsWith('')).toEqual([]);
  const found = problemsWith('<a href="/cellar">Cellar</a>');
  expect(found.map(({ where }) => where)).toEqual(['dist/site/index.html']);
});

test('two pages with the same title are found', () => {
  const page = (file: string) => builtPage(file, '<title>Kitchen</title><a href="/store">x</a>');
  const pages = [page('dist/site/index.html'), page('dist/site/store/index.html')];
  const found = linkFindings({ pages, files: new Set(), origin });
  expect(found.map(({ problem }) => problem)).toEqual(["the same title, 'Kitchen'"]);
});
