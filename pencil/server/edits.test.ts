import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dish, dishFile, terms, termsFile } from '../../testing/project/kitchen.ts';
import type { Refusal } from '../protocol.ts';
import { readTexts } from '../source/source-texts.ts';
import type { ChangedFiles } from '../trial/project-copy.ts';
import { createEdits } from './edits.ts';

/** The kitchen with a trial that takes as long as `during`, and then finds these refusals. */
function kitchen(during: () => void = () => undefined, refusals: readonly Refusal[] = []) {
  const project = mkdtempSync(join(tmpdir(), 'edits-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  const files = {
    [dishFile]: dish,
    [termsFile]: terms,
    'content/model/dish.ts': 'export interface Dish { name: string; note?: string }\n',
    'docs/specification.md': 'The heading is "Soup of the week".\n',
    '.gitignore': 'node_modules\n',
    'checks/settings/words.txt': 'leek\nSydney\n',
    'biome.json': readFileSync('biome.json', 'utf8').replace(/"plugins".*/, ''),
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const shown: string[] = [];
  const trial = async (_: ChangedFiles) => {
    await new Promise((done) => setTimeout(done, 20));
    during();
    return refusals;
  };
  const edits = createEdits(project, trial, (changed) => shown.push(...changed));
  const path = (file = dishFile) => join(project, file);
  return {
    shown,
    path,
    edits,
    read: (file = dishFile) => readFileSync(path(file), 'utf8'),
    /** A save of this text as a page sends it that is loaded now. */
    saveOf(keyPath: string, after: string, file = dishFile) {
      const one = readTexts(project).find(({ id }) => id === `${file}#${keyPath}`);
      if (!one) throw new Error(`There is no ${keyPath}`);
      const { id, hash, span, value } = one;
      return { id, hash, span, before: value, after, confirm: false };
    },
  };
}

const movedAway = {
  done: false,
  refusals: [{ sentence: expect.stringMatching(/^content\/.+ has changed since this page was/) }],
};

test('An edit changes its file, and pages are told', async () => {
  const { edits, saveOf, read, shown } = kitchen();
  const outcome = await edits.save(saveOf('dish.name', ' Soup for two '));
  expect(outcome).toEqual({ done: true, sentence: 'Saved' });
  expect(read()).toBe(dish.replace('Soup of the day', 'Soup for two'));
  expect(shown).toEqual([dishFile]);
});

test('What the trial refuses changes nothing', async () => {
  const refusals = [{ sentence: 'Too long.', word: 'soup' }];
  const { edits, saveOf, read, shown } = kitchen(undefined, refusals);
  expect(await edits.save(saveOf('dish.name', 'Soup'))).toEqual({ done: false, refusals });
  expect([read(), shown]).toEqual([dish, []]);
});

const byEditor = dish.replace('Chop the leeks.', 'Slice the leeks.');

test('A file that an editor saves while the edit is set in it is not overwritten', async () => {
  const { edits, saveOf, read, path, shown } = kitchen();
  const saving = edits.save(saveOf('dish.name', 'Soup'));
  // The edit has read the file, and waits for the formatter.
  writeFileSync(path(), byEditor);
  expect(await saving).toEqual(movedAway);
  expect([read(), shown]).toEqual([byEditor, []]);
});

test('A file that an editor saves while the edit is tried is not overwritten', async () => {
  const { edits, saveOf, read, path } = kitchen(() => writeFileSync(path(), byEditor));
  expect(await edits.save(saveOf('dish.name', 'Soup'))).toEqual(movedAway);
  expect(read()).toBe(byEditor);
});

test('A file that is deleted before the edit, or while it is tried, stays deleted', async () => {
  const { edits, saveOf, path } = kitchen(() => unlinkSync(path(termsFile)));
  const during = saveOf('section 1, paragraph 3', 'two bowls', termsFile);
  expect(await edits.save(during)).toEqual(movedAway);
  expect(await edits.save(during)).toEqual(movedAway);
  expect(() => readFileSync(path(termsFile))).toThrow('ENOENT');
});

test('Of two saves at the same moment one is made', async () => {
  const { edits, saveOf, read } = kitchen();
  // Which of them is made, the faster formatter decides.
  const names = ['Soup', 'Stew'];
  const saves = names.map((name) => saveOf('dish.name', name));
  const outcomes = await Promise.all(saves.map((message) => edits.save(message)));
  const made = names.filter((_, index) => outcomes[index]?.done);
  expect(made).toHaveLength(1);
  expect(outcomes.filter(({ done }) => !done)).toEqual([movedAway]);
  expect(outcomes).toContainEqual({ done: true, sentence: 'Saved' });
  expect(read()).toBe(dish.replace('Soup of the day', made.join()));
});

test.each([
  ['a moved span', { span: [1, 2] as const }],
  ['another hash', { hash: '0'.repeat(64) }],
  ['other former words', { before: 'Soup of the week' }],
  ['another file', { id: 'content/other.ts#dish.name' }],
  ['a place outside content', { id: 'content/../package.json#name' }],
  ['a key of every object', { id: `${dishFile}#__proto__` }],
  ['a key of every object, within', { id: `${dishFile}#dish.constructor` }],
])('A save with %s changes nothing', async (_, wrong) => {
  const { edits, saveOf, read } = kitchen();
  const outcome = await edits.save({ ...saveOf('dish.name', 'Soup'), ...wrong });
  expect(outcome).toMatchObject({ done: false });
  expect(read()).toBe(dish);
});

test('A file that is a link out of content is not edited, and the sentence says so', async () => {
  const { edits, saveOf, path, read } = kitchen();
  const outside = `${path('..')}-outside.ts`;
  writeFileSync(outside, dish);
  onTestFinished(() => rmSync(outside));
  symlinkSync(outside, path('content/linked.ts'));
  const outcome = await edits.save(saveOf('dish.name', 'Soup', 'content/linked.ts'));
  expect(outcome).toEqual({
    done: false,
    refusals: [{ sentence: 'content/linked.ts is not in content/, but a link out of it.' }],
  });
  expect(readFileSync(outside, 'utf8')).toBe(dish);
  expect(read()).toBe(dish);
});

test('A word is added in its place of the dictionary, once, and a sentence is not', async () => {
  const { edits, read } = kitchen();
  const words = 'checks/settings/words.txt';
  for (const word of ['Marrickville', 'Marrickville', 'zest']) {
    expect(await edits.addWord({ word })).toMatchObject({ done: true });
  }
  expect(read(words)).toBe('leek\nMarrickville\nSydney\nzest\n');
  for (const word of ['two words', 'a\nb', '', 'x'.repeat(41), '!important', '../x', '# leek']) {
    expect(await edits.addWord({ word })).toMatchObject({ done: false });
  }
  expect(read(words)).toBe('leek\nMarrickville\nSydney\nzest\n');
});
