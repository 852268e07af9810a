import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import MagicString from 'magic-string';
import { fill } from '../../site/document/legal-markdown.ts';
import type { Model } from './field-types.ts';
import { nodeAt } from './nodes.ts';
import { type IndexedText, textsIn } from './source-texts.ts';
import { parse } from './syntax.ts';

/** Why a text cannot be written so, in the owner's words. */
export class Unwritable extends Error {}

/** How texts of a file are read: `textsIn` for this project. */
export interface Reading {
  model: Model;
  isSpecified: (text: string) => boolean;
}

/** A text as a literal; the formatter chooses its quotes. */
export const quote = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/**
 * A file's source with one text replaced, and nothing else; confirmed, if it waited and `confirm` says so.
 * @throws Unwritable when the file would then not say exactly this.
 */
export function withText(
  source: string,
  one: IndexedText,
  after: string,
  confirm: boolean,
  reading: Reading,
): string {
  const isDocument = one.file.endsWith('.md');
  if (/[\r\n\u2028\u2029]/.test(after) && !/[\r\n]/.test(one.value)) {
    throw new Unwritable('This text is one paragraph: a line break has no place in it.');
  }
  if (/(?![\r\n])\p{Cc}|\p{Cs}/u.test(after)) {
    throw new Unwritable('A character in this text cannot be shown: type the words anew.');
  }
  if (isDocument) checkMarkdown(after);
  const edited = new MagicString(source);
  const literal = isDocument ? after : quote(after);
  if (!confirm || !one.mark) edited.overwrite(...one.span, literal);
  else if (!isDocument) edited.overwrite(...one.mark, literal);
  else edited.overwrite(...one.span, literal).remove(...one.mark);
  const result = edited.toString();

  const kept = readable(() => textsIn(one.file, result, reading.model, reading.isSpecified));
  const keyPath =
    confirm && one.mark && !isDocument ? one.keyPath.replace(/\.text$/, '') : one.keyPath;
  const written = kept.find((text) => text.keyPath === keyPath);
  const before = textsIn(one.file, source, reading.model, reading.isSpecified);
  const others = (texts: readonly IndexedText[], own: string) =>
    texts.filter((text) => text.keyPath !== own && !text.keyPath.startsWith(`${keyPath}.`));
  const values = (texts: readonly IndexedText[]) => texts.map(({ value }) => value).join('\0');
  const same = values(others(kept, keyPath)) === values(others(before, one.keyPath));
  if (written?.value !== after || !same) {
    throw new Unwritable(
      'These words would become something else here, a list or a heading for example: begin with a letter.',
    );
  }
  return result;
}

function checkMarkdown(after: string): void {
  if (/<[a-z!/?]/i.test(after)) {
    throw new Unwritable('Write Markdown here, without HTML: **bold**, [a link](/path).');
  }
  if (/\{\{|\}\}/.test(readable(() => fill(after, 'This paragraph')))) {
    throw new Unwritable('Double braces hold the name of a value, such as {{company.name}}.');
  }
}

/** What the words would make of the file; an unknown name in double braces, for example, has a sentence. */
function readable<Texts>(read: () => Texts): Texts {
  try {
    return read();
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(';');
    throw new Unwritable(`${sentence}.`);
  }
}

/**
 * A file's source with one more value at a place: at the end of its list, as a new property, or instead of `null`.
 * @param isList Whether the place holds a list.
 */
export function withValue(
  file: string,
  source: string,
  keyPath: string,
  value: string,
  isList: boolean,
): string {
  const { program } = parse(file, source);
  const edited = new MagicString(source);
  const here = nodeAt(program, keyPath);
  /** Puts one more into the list or object at this place. */
  const append = ([start, end]: readonly [number, number], more: string) => {
    const inside = source.slice(start + 1, end - 1).trim();
    const comma = inside === '' || inside.endsWith(',') ? '' : ', ';
    return edited.appendLeft(end - 1, comma + more).toString();
  };
  if (here && isList) return append(here.value, value);
  if (here) return edited.overwrite(...here.value, value).toString();
  const parent = nodeAt(program, keyPath.slice(0, keyPath.lastIndexOf('.')));
  if (!parent) throw new Unwritable(`${file} has no place for ${keyPath}.`);
  const name = keyPath.slice(keyPath.lastIndexOf('.') + 1);
  return append(parent.value, `${name}: ${isList ? `[${value}]` : value}`);
}

/**
 * Sets an edited file as the project's formatter wants it, if it was so before: otherwise more than the edit would change.
 * @throws Error with the formatter's words if it fails.
 */
export async function formatted(
  project: string,
  file: string,
  source: string,
  before: string,
): Promise<string> {
  if (!file.endsWith('.ts')) return source;
  const format = (text: string) => formatterOn(project, file, text);
  const [result, former] = await Promise.all([format(source), format(before)]);
  return former === before ? result : source;
}

async function formatterOn(project: string, file: string, source: string): Promise<string> {
  const biome = join(project, 'node_modules/.bin/biome');
  const child = spawn(biome, ['format', `--stdin-file-path=${file}`], { cwd: project });
  child.stdin.end(source);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [output, problem, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code !== 0) throw new Error(`The formatter refuses ${file}: ${problem}`);
  return output;
}
