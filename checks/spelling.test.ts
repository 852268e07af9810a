// cspell:disable: this file misspells words on purpose.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Words that the gate finds in this text, with the project's settings for this file. */
function problemsIn(text: string, place: string): string[] {
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/cspell'),
    [
      'lint',
      '--config',
      'checks/settings/cspell.json',
      '--no-progress',
      '--words-only',
      `stdin://${place}`,
    ],
    { input: text, encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}

test.each(['color', 'center', 'organize', 'behavior', 'labeled'])(
  'The American or misspelt word %s is found in a document and in content',
  (word) => {
    expect(problemsIn(`Take the ${word} of flour.`, 'docs/running.md')).toEqual([word]);
    expect(problemsIn(`export const words = 'The ${word}';`, 'content/home.ts')).toEqual([word]);
  },
);

test('A misspelt comment, test name and identifier are found', () => {
  expect(problemsIn('// Wich comment\nexport const recieved = 1;', 'enquiry/a.ts')).toEqual([
    'Wich',
    'recieved',
  ]);
});

test('Australian words and the names on the list pass', () => {
  expect(problemsIn('The colour’s organised by Veeam.', 'docs/running.md')).toEqual([]);
});
