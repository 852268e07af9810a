import { expect, test } from 'vitest';
import { sentenceOf, summaryOf } from './summary.ts';

const strategies = [
  { name: 'Application control', level: 2 },
  { name: 'Patch applications', level: 1 },
  { name: 'Regular backups', level: 1 },
] as const;

test('the sentence names the overall level and what holds it back', () => {
  expect(sentenceOf(strategies)).toBe(
    'Overall level 1. Held back by Patch applications and Regular backups.',
  );
  expect(sentenceOf([{ name: 'Application control', level: 0 }, ...strategies])).toBe(
    'Overall level 0. Held back by Application control.',
  );
});

test('the sentence names nothing where nothing, or everything, holds back', () => {
  expect(sentenceOf([{ name: 'Application control', level: 3 }])).toBe(
    'Overall level 3: nothing holds you back.',
  );
  expect(sentenceOf([{ name: 'Application control', level: 1 }])).toBe(
    'Overall level 1: all strategies are at this level.',
  );
});

test('the summary lists each strategy and the overall level, and says whose estimate it is', () => {
  expect(summaryOf(strategies)).toBe(
    [
      'Essential Eight, our own estimate:',
      'Application control: level 2',
      'Patch applications: level 1',
      'Regular backups: level 1',
      'Overall level: 1',
    ].join('\n'),
  );
});
