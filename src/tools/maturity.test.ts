import { expect, test } from 'vitest';
import { strategies } from '../../content/tools/essential-eight-strategies.ts';
import {
  blank,
  example,
  factsOf,
  type Level,
  levelOf,
  messageOf,
  overallOf,
  type SelfCheck,
  sentenceOf,
  stepsTo,
} from './maturity.ts';

const placeOf = (title: string) => strategies.findIndex((one) => one.title === title);

/** Every fact of a strategy up to a level, but for one. */
const upTo = (strategy: number, level: Level, without = '') =>
  (factsOf[strategy] ?? []).flatMap((fact, place) =>
    fact.level <= level && fact.text !== without ? [place] : [],
  );

const allAt = (level: Level): SelfCheck => ({
  ...blank,
  ticked: strategies.map((_, strategy) => upTo(strategy, level)),
});

// ASD's Essential Eight Maturity Model of November 2023: what keeps a firm below a level.
test.each([
  [
    'Multi-factor authentication',
    'Customers need MFA where you hold their sensitive data online',
    0,
  ],
  [
    'Multi-factor authentication',
    'Staff use phishing-resistant MFA (such as passkeys) to sign in',
    1,
  ],
  ['Multi-factor authentication', 'Data repositories need phishing-resistant MFA too', 2],
  ['Patch applications', 'All other programs: scanned fortnightly, patched in one month', 1],
  ['Regular backups', 'Until retention ends, nobody at all can change or delete backups', 2],
] as const)('%s, all but "%s": level %d', (title, fact, level) => {
  const strategy = placeOf(title);
  expect(factsOf[strategy]?.map(({ text }) => text)).toContain(fact);
  expect(levelOf(strategy, upTo(strategy, 3, fact))).toBe(level);
});

test('A level that adds nothing is reached with the one below', () => {
  const strategy = placeOf('Patch operating systems');
  expect(levelOf(strategy, upTo(strategy, 1))).toBe(2);
});

test('The firm is as mature as its weakest strategy', () => {
  expect(overallOf(example)).toBe(1);
  expect(overallOf(allAt(3))).toBe(3);
  expect(overallOf({ ...allAt(3), ticked: allAt(3).ticked.with(4, []) })).toBe(0);
});

test('The next steps begin with the weakest strategies, one fact of each in turn', () => {
  expect(stepsTo(example).map(({ strategy }) => strategies[strategy]?.title)).toEqual([
    'User application hardening',
    'Regular backups',
    'User application hardening',
    'Regular backups',
  ]);
  expect(sentenceOf(allAt(2))).toBe(
    'The facts you ticked point to level 2. The lowest of the eight. All that is asked here for level 2 is ticked. An assessment looks at the evidence.',
  );
});

test('Only strategies with a tick are in the message', () => {
  const ticked = blank.ticked.with(placeOf('Regular backups'), [0]);
  const message = messageOf({ ticked, target: 1 });
  expect(message).toContain('Regular backups: level 0 (1 of 6 facts ticked)');
  expect(message).toContain('Overall: level 0. 7 of 8 have no tick yet.');
  expect(message).not.toContain('Application control: level');
  expect(sentenceOf(blank)).toBe('The level you aim for is 2. Nothing is ticked yet.');
});
