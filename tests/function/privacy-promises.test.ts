import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, , ...rows] = readFileSync('docs/privacy-promises.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1),
  );

/** What stands between backticks. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Text of a file, or nothing if it is gone. */
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const isFile = (text: string) => /^[\w./-]+\.\w+$/.test(text);

test.each(rows)('%s: the code that keeps it exists', (promise, keptBy = '') => {
  const files = quoted(keptBy).filter(isFile);
  const code = files.map((file) => textOf(file) || expect.fail(`${file} is gone`)).join('\n');
  for (const name of quoted(keptBy).filter((one) => !isFile(one))) {
    expect(code, `${name}, for: ${promise}`).toMatch(new RegExp(`\\b${RegExp.escape(name)}\\b`));
  }
});

test.each(rows)('%s: its tests exist', (promise, _keptBy, tests = '') => {
  for (const one of tests === '—' ? [] : tests.split(/; (?=`)/)) {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
    // '…' stands for what a loop fills in.
    const start = new RegExp(`['"\`]${title.split('…').map(RegExp.escape).join('.+')}['"\`],\\s`);
    const path = file.includes('/') ? file : `tests/function/${file}`;
    expect(textOf(path), `${one}, for: ${promise}`).toMatch(start);
  }
});
