import { expect, test } from 'vitest';
import { htmlFindings } from './html.ts';

const page = (body: string, head = '<meta charset="utf-8"><title>Kitchen</title>') =>
  `<!doctype html><html lang="en-AU"><head>${head}</head><body>${body}</body></html>`;

const rulesBroken = (html: string) =>
  htmlFindings([{ file: 'kitchen.html', html }]).map(
    ({ remedy }) => /rule (\S+):/.exec(remedy)?.[1],
  );

test('a valid page with its own script passes', () => {
  const head = '<title>Kitchen</title><script type="module" src="/assets/boot.js"></script>';
  expect(htmlFindings([{ file: 'kitchen.html', html: page('<h1>Kitchen</h1>', head) }])).toEqual(
    [],
  );
});

test.each([
  ['a block inside running text', '<span><div>Flour</div></span>', 'element-permitted-content'],
  ['an unclosed element', '<main><em>Flour</main>', 'close-order'],
  ['a duplicate id', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ['a field without a label', '<input type="text">', 'input-missing-label'],
  ['a picture without alternative text', '<img src="/flour.png">', 'wcag/h37'],
  ['a heading that skips a level', '<h1>Kitchen</h1><h3>Flour</h3>', 'heading-level'],
  ['a reference to a missing id', '<p aria-describedby="none">Flour</p>', 'no-missing-references'],
  [
    'a script from another host without an integrity hash',
    '<script src="https://a.example/a.js"></script>',
    'require-sri',
  ],
])('%s is found', (_, body, rule) => {
  expect(rulesBroken(page(body))).toContain(rule);
});

test('a page without a title is found, with its place', () => {
  const [finding] = htmlFindings([{ file: 'kitchen.html', html: page('<h1>Kitchen</h1>', '') }]);
  expect(finding?.where).toMatch(/^kitchen\.html:1:\d+ html > head$/);
  expect(finding?.problem).toContain('<title>');
});
