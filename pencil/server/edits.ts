import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { legalPages } from '../../content/site-pages.ts';
import type { DroppedPicture, Messages, Outcome, Refusal } from '../protocol.ts';
import { changesSince, committed } from '../source/changes.ts';
import { readModel } from '../source/field-types.ts';
import { formatted, type Reading, Unwritable, withText, withValue } from '../source/rewrite.ts';
import { type OfferedSlot, slotsOn } from '../source/slots.ts';
import { hashOf, readTexts } from '../source/source-texts.ts';
import { readSpecified } from '../source/specified.ts';
import { withLayoutOf, withPlaceOf } from '../source/take-back.ts';
import type { ChangedFiles } from '../trial/project-copy.ts';
import { dictionary, type Trial } from '../trial/trial.ts';
import { inContent, writeWhole } from './content-files.ts';
import { isFilled } from './page-texts.ts';
import { dropPictures, keepPicture, valueIn } from './slot-values.ts';

type Message<Name extends keyof Messages> = Messages[Name]['message'];

/** The edits of one project: each is tried first, and made whole or not at all. */
export interface Edits {
  save(message: Message<'save'>): Promise<Outcome>;
  addWord(message: Message<'add-word'>): Promise<Outcome>;
  fill(message: Message<'fill'>): Promise<Outcome>;
  takeBack(message: Message<'take-back'>): Promise<Outcome>;
}

export const readingOf = (project: string): Reading => ({
  model: readModel(project),
  isSpecified: readSpecified(project),
});

const refused = (...sentences: readonly string[]): Outcome => ({
  done: false,
  refusals: sentences.map((sentence) => ({ sentence })),
});

const moved = (file: string) =>
  refused(
    `${file} has changed since this page was loaded. Your words are kept: load the page again.`,
  );

/** The same edit, refused by what throws for the owner; anything else is a fault of the server. */
const refusing =
  <M>(edit: (message: M) => Promise<Outcome>) =>
  async (message: M): Promise<Outcome> => {
    try {
      return await edit(message);
    } catch (error) {
      if (error instanceof Unwritable) return refused(error.message);
      throw error;
    }
  };

/** @param changed Called with the files that an edit has changed. */
export function createEdits(
  project: string,
  refusalsOf: Trial['refusalsOf'],
  changed: (files: readonly string[]) => void,
): Edits {
  const read = (file: string) => readFileSync(inContent(project, file), 'utf8');

  /**
   * Makes a change if it breaks nothing, and if nobody has changed the files meanwhile.
   * @param before The file of the edit as it was read. What else is in `files` is new.
   */
  async function make(
    files: ChangedFiles,
    before: { file: string; source: string },
    sentence: string,
  ): Promise<Outcome> {
    const refusals: readonly Refusal[] = await refusalsOf(files);
    if (refusals.length > 0) return { done: false, refusals };
    const paths = new Map([...files.keys()].map((file) => [file, inContent(project, file)]));
    for (const [file, path] of paths) {
      const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (now !== (file === before.file ? before.source : undefined)) return moved(file);
    }
    for (const [file, data] of files) writeWhole(inContent(project, file), data);
    changed([...files.keys()]);
    return { done: true, sentence };
  }

  /** Makes `source` of a file, as the formatter wants it, together with new files. */
  async function makeOf(
    before: { file: string; source: string },
    source: string,
    sentence: string,
    added: ChangedFiles = new Map(),
  ): Promise<Outcome> {
    const { file } = before;
    const result = await formatted(project, file, source, before.source);
    return make(new Map([[file, result], ...added]), before, sentence);
  }

  async function save(message: Message<'save'>): Promise<Outcome> {
    const { id, hash, span, before, after, confirm } = message;
    const words = after.trim();
    const one = readTexts(project).find((text) => text.id === id);
    const isSame = one?.hash === hash && one.value === before && String(one.span) === String(span);
    if (!one || !isSame) return moved(id.replace(/#.*/, ''));
    if (one.reason === 'specified')
      return refused('The specification fixes this text: it cannot be changed here.');
    if (one.reason)
      return refused(
        `This text is put together in ${one.file}, line ${one.line}: change it there.`,
      );
    if (words === '')
      return refused('There must be words here. To remove the text, ask a developer.');
    if (one.most !== undefined && words.length > one.most) {
      return refused(`This text may have ${one.most} characters; it has ${words.length}.`);
    }
    if (words === before && !confirm) return { done: true, sentence: 'Nothing changed' };
    const source = read(one.file);
    if (hashOf(source) !== hash) return moved(one.file);
    const { file, keyPath } = one;
    const written = withText(source, one, words, confirm, readingOf(project));
    const set = withLayoutOf(file, written, committed(project, file) ?? '', keyPath);
    return makeOf({ file, source }, set, confirm ? 'Saved and confirmed' : 'Saved');
  }

  async function addWord({ word }: Message<'add-word'>): Promise<Outcome> {
    if (!/^[\p{L}\p{M}'’-]{2,40}$/u.test(word)) return refused('Only a single word can be added.');
    const file = join(project, dictionary);
    const words = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const all = [...new Set([...words, word])].sort((a, b) => a.localeCompare(b, 'en'));
    writeWhole(file, `${all.join('\n')}\n`);
    return { done: true, sentence: `“${word}” is in the dictionary` };
  }

  async function fill({ id, values }: Message<'fill'>): Promise<Outcome> {
    const { model } = readingOf(project);
    const paths = ['/', ...catalogue.map(pathOf), ...legalPages.map(({ path }) => path)];
    const filled = (file: string, keyPath: string) => isFilled(project, file, keyPath);
    const slot = paths.flatMap((path) => slotsOn(path, model, filled)).find((one) => one.id === id);
    if (!slot) return refused('This has been filled meanwhile: load the page again.');
    const missing = slot.fields.filter(({ name, required }) => required && !values[name]);
    if (missing.length > 0) {
      return refused(...missing.map(({ name }) => `Fill in “${name}”.`));
    }
    return fillWith(slot, values);
  }

  async function fillWith(
    { slot, fields }: OfferedSlot,
    values: Readonly<Record<string, string | DroppedPicture>>,
  ): Promise<Outcome> {
    const pictures = new Map<string, Buffer>();
    const kept = async (picture: DroppedPicture) => {
      const { file, data, value } = await keepPicture(project, picture);
      pictures.set(file, data);
      return value;
    };
    const value = await valueIn(fields, values, slot.type === undefined, kept);
    const { file, keyPath, isList } = slot;
    const source = read(file);
    const written = withValue(file, source, keyPath, value, isList);
    return makeOf({ file, source }, written, 'Saved', pictures);
  }

  async function takeBack({ id }: Message<'take-back'>): Promise<Outcome> {
    const change = changesSince(project, readingOf(project)).find((one) => one.id === id);
    if (!change) return refused('This is already as it was.');
    const { file, keyPath } = change;
    const source = read(file);
    const written = withPlaceOf(file, source, committed(project, file) ?? '', keyPath);
    const outcome = await makeOf({ file, source }, written, 'Taken back');
    if (outcome.done) dropPictures(project, source);
    return outcome;
  }

  return {
    save: refusing(save),
    addWord,
    fill: refusing(fill),
    takeBack: refusing(takeBack),
  };
}
