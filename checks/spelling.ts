import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import australian from 'dictionary-en-au';
import nspell from 'nspell';
import { readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';
import {
  type Prose,
  proseOfComments,
  proseOfDocument,
  proseOfPage,
  proseOfStrings,
} from './prose.ts';

/**
 * Words that are right and stand in no dictionary, one a line, sorted. In lower case a word may be
 * written in any case; with a capital only so. 'Defenses' is the specification's own heading.
 */
const wordList = 'checks/words.txt';

/** What a dictionary of words cannot see. In Australia 'licence' is the noun, 'license' the verb. */
const wrongNoun =
  /\b(?:an?|the|this|that|its?|our|your|their|no|any|each|MIT|valid)\s+(licenses?|practise)\b/giu;

/** Suggestions are slow to make, and the first few show what is wrong with all. */
const suggestedWords = 10;

const speller = nspell(
  Buffer.from(australian.aff).toString(),
  Buffer.from(australian.dic).toString(),
);

/** The words of a text, without addresses, file names and names of code. */
function* wordsOf(text: string): Generator<string> {
  const prose = text
    .replaceAll('’', "'")
    .replaceAll(/\S*(?:::?\/\/|::|@)\S*|(?<!\S)\/\S+|[\w-]+(?:\.[\w-]+)+/g, ' ');
  for (const [token] of prose.matchAll(/[\p{L}\d_$][\p{L}\d_$']*/gu)) {
    const word = token.replace(/'+s?$/, '');
    if (word.length > 1 && !/[\d_$]/.test(word)) yield word;
  }
}

/** Words that no Australian writes so, and entries of the list that are unused or out of order. */
export function spellingFindings(prose: readonly Prose[], listed: readonly string[]): Finding[] {
  const known = new Set(listed);
  const used = new Set<string>();
  const isListed = (word: string): boolean => {
    const entry = [word, word.toLowerCase()].find((form) => known.has(form));
    if (entry) used.add(entry);
    return entry !== undefined;
  };
  const wrong = new Map<string, string[]>();
  const nouns: Finding[] = [];
  for (const { where, text } of prose) {
    for (const word of wordsOf(text)) {
      if (speller.correct(word) || isListed(word)) continue;
      wrong.set(word, [...(wrong.get(word) ?? []), where]);
    }
    for (const [problem] of text.matchAll(wrongNoun)) {
      nouns.push({ where, problem, remedy: "write the noun with a 'c': 'licence', 'practice'" });
    }
  }
  const words = [...wrong].map(([word, places], index) => ({
    where: places[0] ?? '',
    problem: `'${word}'${places.length > 1 ? `, and ${places.length - 1} times more` : ''}`,
    remedy: `${suggestion(word, index)}; a name or term that is right goes into ${wordList}`,
  }));
  return [...words, ...nouns, ...listFindings(listed, used)];
}

function suggestion(word: string, index: number): string {
  const isName = word === word.toUpperCase();
  const likely = index < suggestedWords && !isName ? speller.suggest(word).slice(0, 3) : [];
  return likely.length > 0 ? `write '${likely.join("' or '")}'` : 'spell it as Australians do';
}

function listFindings(listed: readonly string[], used: ReadonlySet<string>): Finding[] {
  const unused = listed
    .filter((word, index) => !used.has(word) || listed.indexOf(word) !== index)
    .map((word) => ({
      where: wordList,
      problem: `'${word}' stands nowhere, twice, or in the dictionary`,
      remedy: 'remove it',
    }));
  const sorted = listed.toSorted((one, other) => one.localeCompare(other, 'en'));
  const first = listed.find((word, index) => word !== sorted[index]);
  if (first === undefined) return unused;
  return [...unused, { where: wordList, problem: `out of order at '${first}'`, remedy: 'sort it' }];
}

const read = (file: string) => readFileSync(file, 'utf8');
const filesLike = (pattern: string) => globSync(pattern).map((name) => name.split(sep).join('/'));

function everything(): Prose[] {
  const rooms = '{adapters,bench,build,checks,content,enquiry,hosts,site,testing,tests}';
  const sources = filesLike(`${rooms}/**/*.{ts,tsx,mjs,css,sql}`);
  const spoken = [
    'enquiry/delivery/canary.ts',
    'enquiry/delivery/compose-mail.ts',
    'enquiry/delivery/digest.ts',
  ];
  return [
    ...readBuiltPages().flatMap(proseOfPage),
    ...['README.md', ...filesLike('docs/**/*.md')].flatMap((file) =>
      proseOfDocument(file, read(file)),
    ),
    ...sources.flatMap((file) => proseOfComments(file, read(file))),
    // Notices, which no page shows before they are needed, and the staff's mail.
    ...[...filesLike('content/**/*.ts'), ...spoken].flatMap((file) =>
      proseOfStrings(file, read(file)),
    ),
  ];
}

if (import.meta.main) {
  report(spellingFindings(everything(), read(wordList).trim().split('\n')));
}
