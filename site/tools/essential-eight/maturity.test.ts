import { describe, expect, test } from 'vitest';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import { linesOf } from '../../figures/lines-of.ts';
import {
  type Answer,
  factsOf,
  type Level,
  levelOf,
  overallOf,
  type SelfCheck,
  sentenceOf,
  stepsTo,
  summaryOf,
} from './maturity.ts';
import { maturityFigure } from './maturity-figure.ts';

const strategy = (title: string) => strategies.findIndex((one) => one.title === title);

/** Every fact up to a level, but for those that are left out. */
const upTo = (index: number, level: Level, without: readonly string[] = []): Answer => ({
  ticked: (factsOf[index] ?? []).flatMap((fact, place) =>
    fact.level <= level && !without.includes(fact.text) ? [place] : [],
  ),
  restUnknown: false,
});

const check = (...given: readonly Level[]): SelfCheck => ({
  answers: given.map((level, index) => upTo(index, level)),
  target: 2,
});

const levelWithout = (title: string, level: Level, fact: string) => {
  const index = strategy(title);
  const all = factsOf[index]?.map(({ text }) => text) ?? [];
  expect(all).toContain(fact);
  return levelOf(index, upTo(index, level, [fact]));
};

// ASD's Essential Eight Maturity Model of November 2023: what keeps a firm below a level.
test.each([
  // [strategy, facts ticked up to this level, but for this one, level reached]
  [
    'Multi-factor authentication',
    3,
    'Customers need MFA where you hold their sensitive data online',
    0,
  ],
  [
    'Multi-factor authentication',
    3,
    'Staff use phishing-resistant MFA (such as passkeys) to sign in',
    1,
  ],
  ['Multi-factor authentication', 3, 'Data repositories need phishing-resistant MFA too', 2],
  [
    'Patch applications',
    3,
    'Online services: 2 weeks, 48 hours if critical or an exploit exists',
    0,
  ],
  ['Patch applications', 3, 'All other programs: scanned fortnightly, patched in one month', 1],
  ['Patch applications', 3, 'Office, browsers, PDF: 48 hours if critical or an exploit exists', 2],
  ['Regular backups', 3, 'Restores of data and settings to one point in time are tested', 0],
  ['Regular backups', 3, 'Only backup administrators can change or delete backups', 1],
  ['Regular backups', 3, 'Until retention ends, nobody at all can change or delete backups', 2],
  ['Application control', 3, 'All other servers run only approved programs', 2],
] as const)('%s, level %d but for "%s": level %d', (title, level, fact, reached) => {
  expect(levelWithout(title, level, fact)).toBe(reached);
});

test('patching operating systems reaches level 2 with level 1: ASD asks for nothing more there', () => {
  const index = strategy('Patch operating systems');
  expect(levelOf(index, upTo(index, 1))).toBe(2);
});

describe.each(strategies)('$title', ({ title, facts }) => {
  const index = strategy(title);

  test('reaches each level by its facts and those below, and none by facts above alone', () => {
    for (const level of [0, 1, 2, 3] as const) {
      expect(levelOf(index, upTo(index, level))).toBeGreaterThanOrEqual(level);
    }
    const above = (factsOf[index] ?? []).flatMap((fact, place) => (fact.level > 1 ? [place] : []));
    expect(levelOf(index, { ticked: above, restUnknown: false })).toBe(0);
    expect(levelOf(index, upTo(index, 3))).toBe(3);
  });

  test('does not count what is not known as met', () => {
    expect(levelOf(index, { ...upTo(index, 1), restUnknown: true })).toBe(
      levelOf(index, upTo(index, 1)),
    );
    expect(levelOf(index, { ticked: [], restUnknown: true })).toBe(0);
  });

  test('has at most 6 facts, each of which fits on the cloth in 2 lines, also as a question', () => {
    const all = facts.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeLessThanOrEqual(6);
    for (const fact of all) expect(linesOf(`? ${fact}`, 36).length, fact).toBeLessThanOrEqual(2);
  });
});

test('the weakest strategy decides', () => {
  expect(overallOf(check(3, 3, 3, 3, 3, 3, 3, 1))).toBe(1);
  expect(overallOf(check(2, 2, 2, 2, 2, 2, 2, 2))).toBe(2);
  expect(overallOf(check(3, 0, 3, 2, 1, 3, 3, 3))).toBe(0);
});

test('the next steps are those of the weakest strategies, one from each before a second from any', () => {
  const steps = stepsTo(check(2, 3, 2, 1, 2, 3, 2, 1));
  expect(steps.map((step) => [step.strategy, step.text])).toEqual([
    [3, 'Browsers, Office and PDF follow ASD and vendor hardening guides'],
    [7, 'Only backup administrators can change or delete backups'],
    [3, 'Office and PDF programs cannot start other programs'],
    [7, 'Only backup administrators can open other people’s backups'],
  ]);
  expect(stepsTo({ ...check(2, 2, 2, 2, 2, 2, 2, 0), target: 1 })[0]?.strategy).toBe(7);
  expect(stepsTo(check(2, 2, 2, 2, 2, 2, 2, 2))).toEqual([]);
});

test('what is not known is to be found out', () => {
  const given = check(2, 2, 2, 2, 2, 2, 2, 1);
  const answers = given.answers.with(7, { ...upTo(7, 1), restUnknown: true });
  expect(sentenceOf({ ...given, answers })).toBe(
    'The facts you ticked point to level 1. Next 2 towards level 2: Regular backups: find out whether this is so: Only backup administrators can change or delete backups. Regular backups: find out whether this is so: Only backup administrators can open other people’s backups.',
  );
});

test('the sentence promises nothing, not even at level 3', () => {
  expect(sentenceOf({ ...check(3, 3, 3, 3, 3, 3, 3, 3), target: 3 })).toBe(
    'The facts you ticked point to level 3. All that is asked here for level 3 is ticked. An assessment looks at the evidence.',
  );
});

test('where nothing is answered there is no level, only the target', () => {
  const nothing: SelfCheck = {
    answers: strategies.map(() => ({ ticked: [], restUnknown: false })),
    target: 3,
  };
  expect(sentenceOf(nothing)).toBe('The level you aim for is 3. Nothing is ticked yet.');
  expect(summaryOf(nothing).split('\n')).toEqual([
    'Essential Eight, our own self-check (not an assessment):',
    'The level we aim for is 3. Nothing is ticked yet.',
  ]);
  expect(maturityFigure(nothing, 4).parts).toContainEqual(
    expect.objectContaining({ answer: 'Level ?' }),
  );
});

test('the message gets only the strategies that were answered, and says whose estimate it is', () => {
  const given = check(0, 1, 0, 0, 0, 0, 0, 0);
  const answers = given.answers.with(7, { ticked: [0], restUnknown: true });
  expect(summaryOf({ answers, target: 1 }).split('\n')).toEqual([
    'Essential Eight, our own self-check (not an assessment):',
    'Patch applications: level 1 (3 of 6 facts ticked)',
    'Regular backups: level 0 (one of 6 facts ticked, the others not known)',
    'Overall: level 0. 6 of 8 have no tick yet.',
    'Next 3 towards level 1:',
    'Application control: Workstations run only approved programs, scripts and installers.',
    'Configure Microsoft Office macro settings: Macros are off for everybody without a proven need.',
    'User application hardening: Browsers run no Java and no advertisements from the internet.',
  ]);
});
