import { expect, test } from 'vitest';
import type { SamplePage } from '../../content/types/sample.ts';
import { pairedLetters } from './letters.ts';

const sample = {
  intro: '',
  title: 'Patch report',
  about: '',
  verdict: { text: 'One patch was late', callout: 'A' },
  parts: [{ kind: 'entries', entries: [{ callout: 'B', name: '19 alerts', text: '' }] }],
} satisfies SamplePage;

test('a letter of a sample without its benefit stops the build, and a benefit without its letter', () => {
  expect(pairedLetters(sample, 2)).toEqual(['A', 'B']);
  expect(() => pairedLetters(sample, 1)).toThrow("'Patch report' has A,B, its benefits are A");
  expect(() => pairedLetters(sample, 3)).toThrow('its benefits are A,B,C');
});

test('letters of a sample that are not in the order of its benefits stop the build', () => {
  const turned = { ...sample, verdict: { text: 'One patch was late' } };
  const parts: SamplePage['parts'] = [
    ...sample.parts,
    { kind: 'entries', entries: [{ callout: 'A', name: 'Replaced', text: '' }] },
  ];
  expect(() => pairedLetters({ ...turned, parts }, 2)).toThrow('has B,A');
});
