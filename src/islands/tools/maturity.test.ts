import { expect, test } from 'vitest';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import {
  blank,
  conditionsTo,
  example,
  headingOfSteps,
  type Level,
  messageOf,
  overallOf,
  resultInWords,
  resultsOf,
  type SelfCheck,
  stepsTo,
} from './maturity.ts';

/** All conditions up to a level are ticked, except one. */
const allTo = (level: Level, without = ''): SelfCheck => ({
  ...blank,
  ticked: strategies.map((one) =>
    conditionsTo(one, level).filter((condition) => condition !== without),
  ),
});

const levelOf = (title: string | undefined, check: SelfCheck) =>
  resultsOf(check).find((result) => result.title === title)?.level;

// Conditions of ASD's Essential Eight Maturity Model of November 2023 that keep a firm below a level.
test.each([
  ['Customers need MFA where you hold their sensitive data online', 0],
  ['Staff use phishing-resistant MFA (such as passkeys) to sign in', 1],
  ['Data repositories need phishing-resistant MFA too', 2],
  ['All other programs: scanned fortnightly, patched in one month', 1],
  ['Until retention ends, nobody at all can change or delete backups', 2],
])('All but "%s": level %d', (condition, level) => {
  const strategy = strategies.find(({ conditions }) => conditions.flat().includes(condition));
  expect(levelOf(strategy?.title, allTo(3, condition))).toBe(level);
});

test('A level that adds nothing is reached with the one below', () => {
  expect(levelOf('Patch operating systems', allTo(1))).toBe(2);
});

test('The firm is as mature as its weakest strategy', () => {
  expect(overallOf(example)).toBe(1);
  expect(resultInWords(blank)).toBe('Level ?');
  expect(overallOf(allTo(3))).toBe(3);
  expect(overallOf({ ...allTo(3), ticked: allTo(3).ticked.with(4, []) })).toBe(0);
});

test('The next steps begin with the weakest strategies, one condition of each in turn', () => {
  expect(stepsTo(example).map(({ title }) => title)).toEqual([
    'User application hardening',
    'Multi-factor authentication',
    'Regular backups',
  ]);
  expect(stepsTo(allTo(2))).toEqual([]);
  expect(headingOfSteps(allTo(2))).toMatch(/^You ticked all that we ask for level 2/);
});

test('Classic Outlook joins no line of the message: the longer ones end with a full stop', () => {
  for (const check of [example, blank, allTo(2)]) {
    for (const line of messageOf(check).split('\n')) {
      if (line.length >= 40) expect(line).toMatch(/\.$/);
    }
  }
});
