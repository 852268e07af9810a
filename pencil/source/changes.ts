import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../protocol.ts';
import { nodeAt } from './nodes.ts';
import type { Reading } from './rewrite.ts';
import { type IndexedText, pageOf, textFiles, textsIn } from './source-texts.ts';
import { parse } from './syntax.ts';

/** A change with the place that is taken back: of a statement its whole object. */
export interface PlacedChange extends Change {
  keyPath: string;
}

/** @throws Error with what Git said as `stderr`. */
export const git = (project: string, args: readonly string[], input?: string) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', input, stdio: 'pipe' });

/** A file as it is in the last commit; `undefined` if it is not in it. */
export function committed(project: string, file: string): string | undefined {
  try {
    return git(project, ['show', `HEAD:./${file}`]);
  } catch {
    return undefined;
  }
}

/** The files under `content/` and the dictionary that differ from the last commit. */
export function changedFiles(project: string): readonly string[] {
  const places = ['content', 'checks/settings/words.txt'];
  return [...new Set([...differing(project, places), ...newFiles(project)])];
}

/** The files under `content/` that are in no commit. A commit that failed may have left some in Git's index. */
export function newFiles(project: string): readonly string[] {
  const others = git(project, [
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    'content',
  ]);
  return [...others.split('\0').filter(Boolean), ...differing(project, ['content'], 'A')];
}

/** The files at these places that differ from the last commit, in any way or in this one. */
function differing(project: string, places: readonly string[], way?: 'A'): readonly string[] {
  const options = ['--relative', '--name-only', '-z', ...(way ? [`--diff-filter=${way}`] : [])];
  return git(project, ['diff', ...options, 'HEAD', '--', ...places])
    .split('\0')
    .filter(Boolean);
}

/** The sentences that differ from the last commit, in the order of files and places. */
export function changesSince(project: string, reading: Reading): readonly PlacedChange[] {
  const changed = new Set(changedFiles(project));
  return textFiles(project)
    .filter((file) => changed.has(file) && existsSync(join(project, file)))
    .flatMap((file) =>
      changesOf(
        file,
        committed(project, file) ?? '',
        readFileSync(join(project, file), 'utf8'),
        reading,
      ),
    );
}

/** What differs between two versions of a file. */
function changesOf(
  file: string,
  before: string,
  after: string,
  { model, isSpecified }: Reading,
): readonly PlacedChange[] {
  const read = (source: string) =>
    new Map(
      textsIn(file, source, model, isSpecified)
        .filter(({ keyPath }) => !keyPath.endsWith('.toConfirm'))
        .map((one) => [placeOf(one), one]),
    );
  const [old, now] = [read(before), read(after)];
  const page = pageOf(file);
  const found = new Map<string, PlacedChange>();
  for (const [place, one] of now) {
    const was = old.get(place);
    const confirmed = was?.mark !== undefined && one.mark === undefined;
    if (was && was.value === one.value && !confirmed) continue;
    const keyPath = was ? place : topmostNew(file, before, place);
    const id = `${file}#${keyPath}`;
    const added = found.get(id)?.after;
    found.set(id, {
      id,
      file,
      keyPath,
      ...(page !== undefined && { page }),
      ...(was && { before: was.shown.join('…') }),
      after: [added, one.shown.join('…')].filter((part) => part !== undefined).join(', '),
      ...(confirmed && { confirmed: true as const }),
    });
  }
  for (const [place, was] of old) {
    if (now.has(place)) continue;
    const id = `${file}#${place}`;
    found.set(id, {
      id,
      file,
      keyPath: place,
      before: was.shown.join('…'),
      ...(page !== undefined && { page }),
    });
  }
  return [...found.values()];
}

/** Of a text that waits, its whole statement: confirmed, it is the text alone. */
const placeOf = ({ keyPath, mark, file }: IndexedText) =>
  mark && file.endsWith('.ts') ? keyPath.replace(/\.text$/, '') : keyPath;

/** The first part of a key path that the version before did not have. */
function topmostNew(file: string, before: string, keyPath: string): string {
  if (!file.endsWith('.ts')) return keyPath;
  const { program } = parse(file, before);
  const keys = keyPath.split('.');
  const first = keys.findIndex((_, index) => !nodeAt(program, keys.slice(0, index + 1).join('.')));
  if (first === -1) return keyPath;
  // Of a new list, each element is a change of its own.
  const isList = /^\d+$/.test(keys[first + 1] ?? '');
  return keys.slice(0, first + (isList ? 2 : 1)).join('.');
}
