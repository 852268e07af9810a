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

test('American and misspelt words are found in a document and in content', () => {
  const words = ['color', 'center', 'organize', 'behavior', 'labeled'];
  const text = words.map((word) => `Take the ${word} of flour.`).join('\n');
  expect(problemsIn(text, 'docs/running.md')).toEqual(words);
  const code = words.map((word, index) => `const words${index} = 'The ${word}';`).join('\n');
  expect(problemsIn(code, 'content/home.ts')).toEqual(words);
});

test('A misspelt comment, test name and identifier are found', () => {
  expect(problemsIn('// Wich comment\nexport const recieved = 1;', 'enquiry/a.ts')).toEqual([
    'Wich',
    'recieved',
  ]);
});

test('Australian words and the names on the list pass', () => {
  expect(problemsIn('The colour’s organised by Veeam.', 'docs/running.md')).toEqual([]);
});
