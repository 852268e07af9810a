import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const piece = 4 * 1024 * 1024;

/** Which of these words are in which files below `folder`, byte for byte: 'file: word'. */
export function searchFiles(folder: string, words: readonly string[]): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => [...wordsIn(file, words)].map((word) => `${file}: ${word}`));
}

function wordsIn(file: string, words: readonly string[]): ReadonlySet<string> {
  const overlap = Math.max(...words.map((word) => Buffer.byteLength(word)));
  const buffer = Buffer.alloc(piece);
  const found = new Set<string>();
  const descriptor = openIfPresent(file);
  if (descriptor === undefined) return found;
  for (let position = 0; ; position += piece - overlap) {
    const length = readSync(descriptor, buffer, 0, piece, position);
    const content = buffer.subarray(0, length);
    for (const word of words) if (content.includes(word)) found.add(word);
    if (length < piece) break;
  }
  closeSync(descriptor);
  return found;
}

/** A running database may delete a file at any time. */
function openIfPresent(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
