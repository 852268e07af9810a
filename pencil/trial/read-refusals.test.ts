// cspell:disable: some words are misspelt on purpose.
import { expect, test } from 'vitest';
import {
  buildRefusals,
  pageRefusals,
  ruleRefusals,
  spellingRefusals,
  typeRefusals,
} from './read-refusals.ts';

const passed = { passed: true, output: 'whatever it prints' };
const failed = (output: string) => ({ passed: false, output });

test('A check that passed refuses nothing', () => {
  const checks = [buildRefusals, typeRefusals, spellingRefusals, pageRefusals];
  expect(checks.flatMap((refusals) => refusals(passed))).toEqual([]);
  expect(ruleRefusals(passed, undefined)).toEqual([]);
});

test('A check that failed without a finding refuses: it has not found the edit good', () => {
  const early = failed('some line\nError: out of memory\n');
  for (const refusals of [spellingRefusals, pageRefusals]) {
    expect(refusals(early)).toEqual([
      { sentence: expect.stringMatching(/^The \w+ could not be checked: Error: out of memory$/) },
    ]);
    expect(refusals(failed(''))).toEqual([
      { sentence: expect.stringMatching(/could not be checked: the check ended early$/) },
    ]);
  }
  const empty = JSON.stringify({ testResults: [{ status: 'failed', assertionResults: [] }] });
  for (const report of [undefined, empty]) {
    expect(ruleRefusals(early, report)).toEqual([
      { sentence: 'The rules of words could not be checked: Error: out of memory' },
    ]);
  }
});

test('An unknown word may be added to the dictionary, a word spelt another way may not', () => {
  const output = [
    'content/home.ts:24:12 - Unknown word (majorr) -- to the majorr clouds fix: (major)',
    'content/home.ts:25:12 - Forbidden word (color) -- the color of fix: (colour)',
    'content/home.ts:26:12 - Forbidden word (center) -- the center',
    'CSpell: Files checked: 1, Issues found: 3 in 1 file (all).',
  ].join('\n');
  expect(spellingRefusals(failed(output))).toEqual([
    {
      sentence: '“majorr” is not in the dictionary: correct it, or add it if it is right.',
      word: 'majorr',
    },
    { sentence: '“color” is spelt another way here: colour.' },
    { sentence: '“center” is spelt another way here.' },
  ]);
});

test('Every finding of the pages is said, with its page and what to do', () => {
  const output = [
    'FAILED   1.2 s  bytes',
    '    dist/site/it/index.html',
    '      has 23,000 bytes when compressed; 22,500 are allowed',
    '      → say it in fewer words, or on another page',
    'FAILED   0.8 s  links',
    '    dist/site/privacy-policy/index.html',
    "      '/cellar' is no page",
    '      → link to a page that exists',
    '0 of 2 checks passed in 2.0 s.',
  ].join('\n');
  expect(pageRefusals(failed(output)).map(({ sentence }) => sentence)).toEqual([
    'dist/site/it/index.html: has 23,000 bytes when compressed; 22,500 are allowed. say it in fewer words, or on another page.',
    "dist/site/privacy-policy/index.html: '/cellar' is no page. link to a page that exists.",
  ]);
});

test('A rule is named by its test, with the first line of its message', () => {
  const report = JSON.stringify({
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: ' fine', failureMessages: [] },
          {
            status: 'failed',
            fullName: ' Hours are written in one way',
            failureMessages: ["AssertionError: expected '5 pm' to be '5.00 pm'\n    at file.ts:1"],
          },
        ],
      },
    ],
  });
  expect(ruleRefusals(failed(''), report)).toEqual([
    {
      sentence:
        "A rule would be broken: “Hours are written in one way”. expected '5 pm' to be '5.00 pm'",
    },
  ]);
});

test('What the compiler and the build say is quoted in one line', () => {
  expect(
    typeRefusals(failed("content/a.ts(3,4): error TS2322: Type 'x'.\n  More about it.\n")),
  ).toEqual([
    {
      sentence: "The compiler does not accept it: content/a.ts(3,4): error TS2322: Type 'x'.",
    },
  ]);
  expect(buildRefusals(failed('lots\nError: no heading 2\n'))).toEqual([
    { sentence: 'The site cannot be built with it: Error: no heading 2' },
  ]);
});
