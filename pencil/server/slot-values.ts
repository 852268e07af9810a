import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import {
  compressPicture,
  picturesFolder,
  servedAs,
} from '../../build/pictures/compress-picture.ts';
import { originalsIn } from '../../build/pictures/originals.ts';
import type { DroppedPicture, SlotField } from '../protocol.ts';
import { newFiles } from '../source/changes.ts';
import { quote, Unwritable } from '../source/rewrite.ts';
import { textFiles } from '../source/source-texts.ts';

/** A dropped picture with its place in the project, and what content says of it. */
interface KeptPicture {
  file: string;
  data: Buffer;
  value: string;
}

/** 'Sam Li (1).JPG' becomes 'sam-li-1.jpg'. */
function cleanName(name: string): string {
  const { name: stem, ext } = parse(name);
  const clean = stem
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${clean || 'picture'}${ext.toLowerCase()}`;
}

/**
 * Finds a place for a picture, and reads its size as it will be served.
 * @throws Unwritable if it is no picture, has no words for those who do not see it, or its name is taken.
 */
export async function keepPicture(
  project: string,
  { name, data, alt }: DroppedPicture,
): Promise<KeptPicture> {
  if (alt.trim() === '')
    throw new Unwritable('Say what the picture shows, for those who do not see it.');
  const bytes = Buffer.from(data, 'base64');
  const clean = cleanName(name);
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const src = servedAs(clean);
    if (originalsIn(join(project, picturesFolder)).has(src)) {
      throw new Error(`There is a picture named ${clean} already: rename this one.`);
    }
    writeFileSync(join(folder, clean), bytes);
    const { width, height } = await compressPicture(join(folder, clean));
    const value = `{ src: ${quote(src)}, width: ${width}, height: ${height}, alt: ${quote(alt.trim())} }`;
    return { file: `${picturesFolder}/${clean}`, data: bytes, value };
  } catch (error) {
    const sentence =
      error instanceof Error ? error.message.replace(`${folder}/`, '') : String(error);
    throw new Unwritable(sentence);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes the new pictures that content named before an edit and no longer names: whoever is on one that was taken
 * back may not want to be on it.
 * @param before The file of the edit, before it.
 */
export function dropPictures(project: string, before: string): void {
  const now = textFiles(project).map((file) => readFileSync(join(project, file), 'utf8'));
  const isNamed = (src: string) => now.some((source) => source.includes(quote(src)));
  for (const file of newFiles(project).filter((name) => dirname(name) === picturesFolder)) {
    const src = servedAs(basename(file));
    if (before.includes(quote(src)) && !isNamed(src)) rmSync(join(project, file));
  }
}

/**
 * What a form's values are in TypeScript.
 * @param isText The slot is one text, not an object.
 */
export async function valueIn(
  fields: readonly SlotField[],
  values: Readonly<Record<string, string | DroppedPicture>>,
  isText: boolean,
  keep: (picture: DroppedPicture) => Promise<string>,
): Promise<string> {
  const written: string[] = [];
  for (const { name, picture } of fields) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    if (typeof value === 'string' && picture) throw new Unwritable(`Drop a picture for “${name}”.`);
    const literal = typeof value === 'string' ? quote(value.trim()) : await keep(value);
    written.push(isText ? literal : `${name}: ${literal}`);
  }
  return isText ? (written[0] ?? "''") : `{ ${written.join(', ')} }`;
}
