import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { emptyWeek, fullWeek, sum } from '../../testing/letter-facts.ts';
import { createOfficeTime } from '../office-time.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterFacts, VisitFacts } from './letter-facts.ts';

const sydney = createOfficeTime({ city: 'Sydney', timeZone: 'Australia/Sydney' });
const compose = (facts: LetterFacts) => composeLetter(facts, sydney, 'www.example.com');

const withEnquiries = (changes: Partial<LetterFacts['enquiries']>): LetterFacts => ({
  ...fullWeek,
  enquiries: { ...fullWeek.enquiries, ...changes },
});
const withAnswers = (changes: Partial<LetterFacts['answers']>): LetterFacts => ({
  ...fullWeek,
  answers: { ...fullWeek.answers, ...changes },
});
const visits: VisitFacts = { weeks: [20, 30], byPage: [], from: [], entries: [], missing: [] };
const withVisits = (changes: Partial<VisitFacts>): LetterFacts => ({
  ...fullWeek,
  visits: { ...visits, ...changes },
});
const firstLine = (facts: LetterFacts) => compose(facts).text.split('\n')[0];

/** All figures of a part, by the name of their row. */
type Parts = Record<string, Record<string, readonly string[]> | string>;

/** Reads the plain text back. */
function partsOfText(text: string): Parts {
  const [, , ...blocks] = text.trimEnd().split('\n\n');
  return Object.fromEntries(
    blocks.map((block) => {
      const [title = '', ...lines] = block.split('\n');
      const rows = lines.map((line) => /^ {2}(.+?): (.+?)(?: \((.+)\))?$/.exec(line));
      if (rows.includes(null)) return [title, lines.join('').trim()];
      const figures = rows.map((row) => {
        const [, name = '', first = '', others] = row ?? [];
        const rest = /^week before (.+), average (.+)$/.exec(others ?? '')?.slice(1) ?? [];
        return [name, [first, ...rest]] as const;
      });
      return [title, Object.fromEntries(figures)];
    }),
  );
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
const unescaped = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&([^;]+);/g, (_, name) => signs[name] ?? '?');

/** Reads the HTML back, as a screen reader does: without its bars. */
function partsOfHtml(html: string): Parts {
  const [, ...parts] = html
    .replaceAll(/^<tr class="bars" aria-hidden="true">.*$/gm, '')
    .split('<h2>');
  return Object.fromEntries(
    parts.map((part) => {
      const title = unescaped(part.split('</h2>')[0] ?? '');
      const none = /<p class="none">(.*)<\/p>/.exec(part)?.[1];
      if (none !== undefined) return [title, unescaped(none)];
      const rows = [...part.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*)<\/tr>/g)];
      const figures = rows.map(([, name = '', cells = '']) => [
        unescaped(name),
        [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => unescaped(cell)),
      ]);
      return [title, Object.fromEntries(figures)];
    }),
  );
}

describe('The first line says', () => {
  test.each<[string, LetterFacts]>([
    [
      '7 enquiries, 2 more than the week before; 1 is still waiting beyond the promised time.',
      fullWeek,
    ],
    [
      '1 enquiry, 2 fewer than the week before; 2 are still waiting for an answer.',
      {
        ...withEnquiries({ weeks: [3, 1] }),
        answers: { ...fullWeek.answers, open: 2, late: 0 },
      },
    ],
    [
      '1 enquiry, as in the week before; none is waiting for an answer.',
      {
        ...withEnquiries({ weeks: [1, 1] }),
        answers: { ...fullWeek.answers, open: 0, late: 0 },
      },
    ],
    ['No enquiries, as in the week before; none is waiting for an answer.', emptyWeek],
  ])('%s', (line, facts) => {
    expect(firstLine(facts)).toBe(line);
    expect(compose(facts).html).toContain(`<h1>${line}</h1>`);
  });
});

test('The subject begins with the count, and says when something needs attention', () => {
  expect(compose(fullWeek).subject).toBe(
    '7 enquiries, 1 beyond the promised time; something needs attention; the week to Sunday, 15 March 2026',
  );
  expect(compose(emptyWeek).subject).toBe('No enquiries; the week to Sunday, 15 March 2026');
});

test('What needs attention is the second line', () => {
  const { text } = compose(withEnquiries({ failed: 1 }));
  expect(text.split('\n')[1]).toBe(
    'Needs attention: 1 enquiry could not be mailed; Certificate (3 days left).',
  );
});

test.each<[string, LetterFacts]>([
  ['a full week', fullWeek],
  ['an empty week', emptyWeek],
  ['a week without visits', { ...fullWeek, visits: undefined }],
  ['a week without answers', withAnswers({ medianMinutes: undefined, longestMinutes: undefined })],
])('Text and HTML have the same figures of %s', (_, facts) => {
  const { text, html } = compose(facts);
  const parts = partsOfText(text);
  expect(Object.keys(parts).length).toBeGreaterThan(6);
  expect(partsOfHtml(html)).toEqual(parts);
});

test('A full week has its figures beside those of the weeks before', () => {
  expect(partsOfText(compose(fullWeek).text)).toMatchObject({
    Enquiries: { All: ['7', '5', '3.8'] },
    'Enquiries by form': { home: ['3', '2', '1.5'], 'essential-eight': ['2', '3', '0.9'] },
    Answers: { Answered: ['6'], 'Within the promised time': ['5'] },
    'Working time to the answer': {
      Median: ['1 hour 35 minutes'],
      Longest: ['10 hours 4 minutes'],
    },
    'Held back or failed': { 'Held back as suspected spam': ['2'], Released: ['1'] },
    Visits: { All: ['418', '372', '306.5'] },
    'Is everything working?': { Mail: ['Good, all sent'], Disk: ['Unknown, not measured'] },
  });
});

test('Bars are as long as their figures', () => {
  const { html } = compose(fullWeek);
  const [, ...parts] = html.split('<h2>');
  const widthsOf = (title: string) => {
    const part = parts.find((text) => text.startsWith(`${title}</h2>`)) ?? '';
    return [...part.matchAll(/width="(\d+)%"/g)].map(([, width]) => Number(width));
  };
  expect(widthsOf('Enquiries')).toEqual([100, 71, 55]);
  expect(widthsOf('Working time to the answer')).toEqual([16, 100]);
  expect(widthsOf('Held back or failed')).toEqual([100, 50]);
  expect(widthsOf('Is everything working?')).toEqual([]);
});

test('An empty week says so', () => {
  expect(partsOfText(compose(emptyWeek).text)).toMatchObject({
    'Enquiries by form': 'No enquiries in fourteen weeks.',
    'Working time to the answer': 'No enquiry of last week is answered yet.',
    Visits: 'No visits in fourteen weeks.',
  });
});

test('Where another host serves the pages, the letter says that nothing is counted', () => {
  const parts = partsOfText(compose({ ...fullWeek, visits: undefined }).text);
  expect(parts.Visits).toBe('Another host serves the pages, so nothing is counted.');
  expect(Object.keys(parts)).not.toContain('Visits by page');
});

test('Small counts of visits are not told, nor drawn; those of enquiries are', () => {
  const from = [sum('a.example', 2, 1, 12), sum('b.example', 0, 3, 0)];
  const { text, html } = compose(withVisits({ from }));
  const few = 'fewer than three';
  expect(partsOfText(text)['Where visits came from']).toEqual({
    'a[.]example': [few, few, few],
    'b[.]example': ['0', '3', '0'],
  });
  const [, after = ''] = html.split('Where visits came from</h2>');
  const [part = ''] = after.split('<h2>');
  expect(part.match(/role="presentation"/g)).toHaveLength(1);
  expect(firstLine(withEnquiries({ weeks: [0, 2] }))).toContain('2 enquiries');
});

test('Of a long list ten rows are shown and the rest is summed', () => {
  const byPage = Array.from({ length: 30 }, (_, n) => sum(`/page-${n}`, n, 1, 12));
  const pages = partsOfText(compose(withVisits({ byPage })).text)['Visits by page'];
  expect(Object.entries(pages ?? {})).toHaveLength(11);
  expect(pages).toMatchObject({ '/page-29': ['29', 'fewer than three', 'fewer than three'] });
  expect(pages).toMatchObject({ '20 others': ['190', '20', '20'] });
});

test('Names that strangers chose are text on one line, and no link', () => {
  const name = 'a<b&"c\'\r\nEnquiries\u202e';
  const missing = [
    sum(name, 5),
    sum('/go?to=https://www.spam.example', 4),
    sum('/x'.repeat(99), 3),
    sum('/about.html', 2),
  ];
  const from = [sum('free-audit.spam.example:8080', 9), sum('www.1spam.example', 8)];
  const { text, html } = compose(withVisits({ missing, from }));
  expect(text).toContain('\n  a<b&"c\' Enquiries: 5 (');
  expect(html).toContain('<th scope="row">a&lt;b&amp;&quot;c&#39; Enquiries</th>');
  expect(html).not.toContain('a<b');
  expect(text).toContain(`\n  ${'/x'.repeat(40)} …: 3 (`);
  for (const part of [text, html]) expect(part).not.toMatch(/https?:\/\/|spam\.example|www\.1/);
  // No host ends like that, and an address must be read as it is.
  expect(text).toContain('\n  /about.html: fewer than three (');
  const byForm = [sum(name, 1)];
  expect(compose(withEnquiries({ byForm })).html).not.toContain('a<b');
});

test('The HTML loads nothing, has no script, and is valid', () => {
  const { html } = compose(fullWeek);
  for (const word of ['http', 'src=', 'url(', '<script', '@import', '<img', '<link']) {
    expect(html).not.toContain(word);
  }
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
      rules: {
        // Mail programs: some take a table without a role for layout, some know no width in styles.
        'no-redundant-role': 'off',
        'no-deprecated-attr': 'off',
        'no-inline-style': 'off',
      },
    }),
  );
  const { results } = validator.validateStringSync(html);
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message])),
  ).toEqual([]);
});
