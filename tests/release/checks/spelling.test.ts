// cspell:disable: this file misspells words on purpose.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Words that the check finds in this text, with the project's settings for this file. */
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

const american = ['color', 'center', 'organize', 'behavior', 'labeled'];

test('In a document American words are found, and Australian ones and the names on the list pass', () => {
  const text = american.map((word) => `Take the ${word} of flour.`).join('\n');
  const right = 'The colour’s organised by Veeam.';
  expect(problemsIn(`${text}\n${right}`, 'docs/running.md')).toEqual(american);
});

test('In code a misspelt comment and identifier are found, and American words in content', () => {
  const wrong = '// Wich comment\nexport const recieved = 1;\n';
  const content = american.map((word, index) => `const words${index} = 'The ${word}';`).join('\n');
  const found = ['Wich', 'recieved', ...american];
  expect(problemsIn(wrong + content, 'content/home.ts')).toEqual(found);
});
