import { describe, expect, test } from 'vitest';
import { builtPage } from './built-pages.ts';
import { proseOfComments, proseOfDocument, proseOfPage, proseOfStrings } from './prose.ts';
import { spellingFindings } from './spelling.ts';

const problems = (text: string, listed: string[] = []) =>
  spellingFindings([{ where: 'kitchen.md', text }], listed).map(({ problem }) => problem);

test.each(['color', 'Color', 'center', 'organize', 'behavior', 'catalog', 'labeled', 'teh'])(
  '%s is found',
  (word) => expect(problems(`Take the ${word} of flour.`)).toEqual([`'${word}'`]),
);

test('Australian words, numbers, addresses and names of files pass', () => {
  const text =
    'The colour’s organised by 3pm: see a.b@kitchen.example, https://a.example or main.ts.';
  expect(problems(text)).toEqual([]);
});

test("the American noun 'license' is found, and the verb passes", () => {
  expect(problems('We license it under the MIT license.')).toEqual(['MIT license']);
});

test('the finding proposes what to write, and says how often the word stands', () => {
  const [finding] = spellingFindings(
    [
      { where: 'a', text: 'color' },
      { where: 'b', text: 'color' },
    ],
    [],
  );
  expect(finding).toMatchObject({ where: 'a', problem: "'color', and 1 times more" });
  expect(finding?.remedy).toContain("'colour'");
});

describe('the list of names and terms', () => {
  test('allows a word, with a capital only as it stands there', () => {
    expect(problems('Veeam and Wireframe', ['Veeam', 'wireframe'])).toEqual([]);
    expect(problems('veeam', ['Veeam'])).toContain("'veeam'");
  });

  test('may hold nothing that is unused, or in the dictionary, or there twice', () => {
    for (const listed of [
      ['Datto', 'Veeam'],
      ['flour', 'Veeam'],
      ['Veeam', 'Veeam'],
    ]) {
      expect(problems('Veeam, flour', listed), listed.join()).toHaveLength(1);
    }
  });

  test('is sorted', () => {
    expect(problems('Veeam, Datto', ['Veeam', 'Datto'])).toEqual(["out of order at 'Veeam'"]);
  });
});

const textsOf = (prose: readonly { text: string }[]) => prose.map(({ text }) => text.trim());

test('of a page all is read that a visitor, a screen reader or a search engine reads', () => {
  const page = builtPage(
    'a.html',
    `<head><title>One</title><meta name="description" content="Two"><style>no</style></head>
    <body><p title="Three">Four&#x27;s <b>five</b></p><img alt="Six" src="no"><p aria-label="Seven"></p>
    <input placeholder="Eight" name="no"><script>no</script></body>`,
  );
  const words = textsOf(proseOfPage(page)).filter(Boolean);
  expect(new Set(words)).toEqual(
    new Set(['One', 'Two', 'Three', "Four's", 'five', 'Six', 'Seven', 'Eight']),
  );
});

test('of a document code is left out', () => {
  const markdown =
    '# One\n\nTwo `no` [three](no.md)\n\n```\nno\n```\n\n| four | `no` |\n| - | - |\n';
  expect(textsOf(proseOfDocument('a.md', markdown)).filter(Boolean)).toEqual([
    'One',
    'Two',
    'three',
    'four',
  ]);
});

test('of a source comments are read without its names of code, and sentences among its strings', () => {
  const source = '/** One `no` noNo. */\nconst no = "two words";\nconst a = `No words`;';
  expect(proseOfComments('a.ts', source)).toEqual([{ where: 'a.ts:1', text: expect.anything() }]);
  expect(textsOf(proseOfComments('a.ts', source))[0]).toMatch(/^\*\s+One\s+\.$/);
  expect(
    textsOf(proseOfStrings('a.ts', "const a = 'Three words here';const b='two words';")),
  ).toEqual(['Three words here']);
});
