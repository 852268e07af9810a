import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test.each([
  [[''], 'Name a command'],
  [['frobnicate'], 'no command "frobnicate".'],
  [['toString'], 'no command "toString".'],
  [['lists'], 'no command "lists"; did you mean list?'],
  [['show'], 'needs a REFERENCE'],
  [['find'], 'needs an EMAIL'],
  [['erase', 'ada'], '"ada" is no e-mail address'],
  [['erase', 'a@example.com', 'b@example.com'], 'takes one thing'],
  [['stats', 'x'], 'takes nothing'],
  [['purge', 'everything'], 'takes nothing'],
  [['list', '--sate', 'failed'], 'list has no option --sate; did you mean --state?'],
  [['list', '--jon'], 'did you mean --json?'],
  [['quarantine', '--dry-run'], 'quarantine has no option --dry-run; it takes --from,'],
  [['show', 'ENQ-1', '-v'], 'show has no option -v; it takes --json.'],
  [['list', '--state'], "'--state <value>'"],
  [['list', '--json=yes'], '--json'],
  [['list', '--json', '--csv'], 'Choose one'],
])('%j is refused, with what to do', (args, words) => {
  expect(readArguments(args)).toContain(words);
});

test('A reference is read in capitals, and options may stand before or after it', () => {
  for (const args of [
    ['show', 'enq-7f3k9qxm', '--json'],
    ['show', '--json', 'enq-7f3k9qxm'],
  ]) {
    expect(readArguments(args)).toEqual({
      name: 'show',
      argument: 'ENQ-7F3K9QXM',
      values: { json: true },
    });
  }
});
