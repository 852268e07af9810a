import MagicString from 'magic-string';
import { nodeAt } from './nodes.ts';
import { paragraphsIn } from './paragraphs.ts';
import { Unwritable } from './rewrite.ts';
import { parse } from './syntax.ts';

type Span = readonly [start: number, end: number];

/**
 * A file's source with this place as it is in `before`, which may not have it.
 * @throws Unwritable if the file has no such place.
 */
export function withPlaceOf(file: string, source: string, before: string, keyPath: string): string {
  if (file.endsWith('.md')) return withParagraphOf(file, source, before, keyPath);
  const [now, then] = [parse(file, source).program, parse(file, before).program];
  const here = nodeAt(now, keyPath);
  if (!here) throw gone(file, keyPath);
  const there = nodeAt(then, keyPath);
  const list = /^(.+)\.\d+$/.exec(keyPath)?.[1];
  // A list that is new goes with its last element.
  if (list !== undefined && !nodeAt(then, list) && !nodeAt(now, `${list}.1`)) {
    return withPlaceOf(file, source, before, list);
  }
  const edited = new MagicString(source);
  if (there) edited.overwrite(...here.value, before.slice(...there.value));
  else {
    const [start, end] = here.whole;
    const comma = /^\s*,/.exec(source.slice(end))?.[0] ?? '';
    edited.remove(start, end + comma.length);
  }
  return withLayoutOf(file, edited.toString(), before, keyPath);
}

const gone = (file: string, keyPath: string) =>
  new Unwritable(`${file} has no ${keyPath} any more.`);

/** The same for a paragraph of a legal document, with its comment. */
function withParagraphOf(file: string, source: string, before: string, keyPath: string): string {
  const [here, there] = [source, before].map((text) => paragraphAt(text, keyPath));
  if (!here) throw gone(file, keyPath);
  const edited = new MagicString(source);
  if (there) return edited.overwrite(...here, before.slice(...there)).toString();
  const [start, end] = here;
  const line = source.lastIndexOf('\n', start) + 1;
  // A point of a list goes with its mark; a paragraph with the empty line before it.
  const isParagraph = line === start && source.endsWith('\n\n', start);
  return edited.remove(isParagraph ? line - 1 : line, end + 1).toString();
}

function paragraphAt(source: string, keyPath: string): Span | undefined {
  const found = paragraphsIn(source).find((one) => one.keyPath === keyPath);
  return found && [found.span[0], found.waits?.span[1] ?? found.span[1]];
}

/** What an expression says, whatever its line breaks. */
function meaningOf(source: string, span: Span): string {
  const { program, comments } = parse('part.ts', `(${source.slice(...span)})`);
  const isPlace = (key: string) => key === 'start' || key === 'end';
  return JSON.stringify([program, comments], (key, value) => (isPlace(key) ? undefined : value));
}

/**
 * A file's source with the line breaks of `before` around a place, as far as both say the same there: the formatter
 * never closes an object that a longer text has opened.
 */
export function withLayoutOf(
  file: string,
  source: string,
  before: string,
  keyPath: string,
): string {
  if (!file.endsWith('.ts')) return source;
  const [now, then] = [parse(file, source).program, parse(file, before).program];
  const keys = keyPath.split('.');
  for (const index of keys.keys()) {
    const around = keys.slice(0, index + 1).join('.');
    const [here, there] = [nodeAt(now, around), nodeAt(then, around)];
    if (!here || !there) break;
    const former = before.slice(...there.value);
    if (meaningOf(source, here.value) === meaningOf(before, there.value)) {
      return new MagicString(source).overwrite(...here.value, former).toString();
    }
  }
  return source;
}
