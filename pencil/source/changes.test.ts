import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dish, dishFile, kitchenReading, terms, termsFile } from '../../testing/project/kitchen.ts';
import { changedFiles, changesSince, newFiles } from './changes.ts';

const reading = kitchenReading();

function write(folder: string, file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** The kitchen, committed to a new repository, in this folder of it. */
function kitchen(within = ''): string {
  const repository = mkdtempSync(join(tmpdir(), 'kitchen-'));
  onTestFinished(() => rmSync(repository, { recursive: true, force: true }));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repository });
  const project = join(repository, within);
  write(project, dishFile, dish);
  write(project, termsFile, terms);
  write(project, 'docs/notes.md', 'Notes.\n');
  git('init', '--quiet');
  git('config', 'user.name', 'A cook');
  git('config', 'user.email', 'cook@kitchen.example');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');
  return project;
}

/** What has changed once these replacements are made in the file, each of one place. */
function changesAfter(file: string, ...replacements: readonly (readonly [string, string])[]) {
  const project = kitchen();
  let source = readFileSync(join(project, file), 'utf8');
  for (const [from, to] of replacements) {
    expect(source).toContain(from);
    source = source.replace(from, () => to);
  }
  write(project, file, source);
  return changesSince(project, reading).map(({ id, keyPath, file: _, page: __, ...rest }) => {
    expect(id).toBe(`${file}#${keyPath}`);
    return { keyPath, ...rest };
  });
}

test('A changed sentence is named with its former words', () => {
  expect(changesAfter(dishFile, ['Soup of the day', "Today's soup".replace("'", '’')])).toEqual([
    { keyPath: 'dish.name', before: 'Soup of the day', after: 'Today’s soup' },
  ]);
});

test('A confirmed statement is named as its whole, its words changed or not', () => {
  const price = "{ text: '$12', toConfirm: 'the price', claim: true }";
  expect(changesAfter(dishFile, [price, "'$12'"])).toEqual([
    { keyPath: 'dish.price', before: '$12', after: '$12', confirmed: true },
  ]);
  expect(changesAfter(dishFile, [price, "'$14'"])).toEqual([
    { keyPath: 'dish.price', before: '$12', after: '$14', confirmed: true },
  ]);
});

test('What was added is one change, of the topmost place that is new', () => {
  const more = "'how long' }, { text: 'Rest.', toConfirm: 'how long too' }, 'Eat.']";
  expect(changesAfter(dishFile, ["'how long' }]", more])).toEqual([
    { keyPath: 'dish.steps.2', after: 'Rest.' },
    { keyPath: 'dish.steps.3', after: 'Eat.' },
  ]);
  expect(
    changesAfter(dishFile, ['alone`,', "alone`,\n  cook: { name: 'Sam', town: 'Perth' },"]),
  ).toEqual([{ keyPath: 'dish.cook', after: 'Sam, Perth' }]);
});

test('Of a new list each element is a change of its own', () => {
  const cooks =
    "alone`,\n  cooks: [{ name: 'Sam', town: 'Perth' }, { name: 'Grace', town: 'Hobart' }],";
  expect(changesAfter(dishFile, ['alone`,', cooks])).toEqual([
    { keyPath: 'dish.cooks.0', after: 'Sam, Perth' },
    { keyPath: 'dish.cooks.1', after: 'Grace, Hobart' },
  ]);
});

test('A new file stays new when a commit of it has failed', () => {
  const project = kitchen();
  write(project, 'content/pictures/sam.webp', 'a picture');
  expect(newFiles(project)).toEqual(['content/pictures/sam.webp']);
  execFileSync('git', ['add', '--all'], { cwd: project });
  expect(newFiles(project)).toEqual(['content/pictures/sam.webp']);
  expect(changedFiles(project)).toEqual(['content/pictures/sam.webp']);
});

test('What was removed is named with its former words', () => {
  expect(
    changesAfter(dishFile, [", { text: 'Simmer for an hour.', toConfirm: 'how long' }", '']),
  ).toEqual([{ keyPath: 'dish.steps.1', before: 'Simmer for an hour.' }]);
});

test('A paragraph that was changed, and one that was confirmed, are named', () => {
  const changes = changesAfter(
    termsFile,
    ['one bowl', 'two bowls'],
    [' <!-- to confirm: how many -->', ''],
  );
  expect(changes).toEqual([
    { keyPath: 'section 1, paragraph 3', before: 'one bowl', after: 'two bowls' },
    {
      keyPath: 'section 1, paragraph 4',
      before: 'two spoons',
      after: 'two spoons',
      confirmed: true,
    },
  ]);
});

test('Other line breaks and quotes are no change of a sentence', () => {
  expect(
    changesAfter(dishFile, ["name: 'Soup of the day'", 'name:\n    "Soup of the day"']),
  ).toEqual([]);
});

test('Files elsewhere and deleted ones are not named, and new ones are', () => {
  const project = kitchen();
  write(project, 'docs/notes.md', 'Other notes.\n');
  rmSync(join(project, termsFile));
  write(project, 'content/cake.ts', "export const cake = 'Cake of the day';\n");
  expect(changesSince(project, reading)).toEqual([
    {
      id: 'content/cake.ts#cake',
      file: 'content/cake.ts',
      keyPath: 'cake',
      after: 'Cake of the day',
    },
  ]);
  expect(changedFiles(project)).toEqual([termsFile, 'content/cake.ts']);
});

test('The project may be a folder of a larger repository', () => {
  const project = kitchen('website');
  write(project, dishFile, dish.replace('Soup of the day', 'Soup'));
  expect(changedFiles(project)).toEqual([dishFile]);
  expect(changesSince(project, reading)).toMatchObject([
    { keyPath: 'dish.name', before: 'Soup of the day', after: 'Soup' },
  ]);
});
