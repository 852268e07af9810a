import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface StatementToConfirm {
  /** File of the words, from the project's folder: `content/home.ts`. */
  file: string;
  /** Line on which the words begin, counted from 1. */
  line: number;
  /** What visitors read. */
  text: string;
  /** What is to be settled. */
  toConfirm: string;
}

/** A statement as content marks it: `ToConfirm` in `content/model/statement.ts`. */
interface Marked {
  text: string;
  toConfirm: string;
}

const thisProject = join(import.meta.dirname, '../../..');

/**
 * All that the site says and only the owner can confirm, in the order of files and lines: the
 * marked statements of `content/`, the paragraphs of its legal documents that end with a comment
 * `<!-- to confirm: … -->`, and what `content/company.ts` leaves unfilled.
 * @throws Error when the words of a statement stand in no file as one literal.
 */
export async function statementsToConfirm(
  project = thisProject,
): Promise<readonly StatementToConfirm[]> {
  const found: StatementToConfirm[] = [];
  const placed = new Set<Marked>();
  const all = new Set<Marked>();
  for (const file of globSync('content/**/*.{ts,md}', { cwd: project }).sort()) {
    const path = join(project, file);
    const source = readFileSync(path, 'utf8');
    if (file.endsWith('.md')) {
      found.push(...commentedIn(source, file));
      continue;
    }
    found.push(...unfilledIn(source, file));
    const words: unknown = await import(pathToFileURL(path).href);
    let from = 0;
    for (const marked of markedIn(words)) {
      all.add(marked);
      const at = placed.has(marked) ? undefined : placeOf(marked.text, source, from);
      // Words that this file takes from another are listed where they stand.
      if (at === undefined) continue;
      placed.add(marked);
      from = at + 1;
      const { text, toConfirm } = marked;
      found.push({ file, line: lineAt(source, at), text, toConfirm });
    }
  }
  for (const { text } of all.difference(placed)) {
    throw new Error(`No file of content/ holds these words in one literal: ${text}`);
  }
  return found;
}

function* markedIn(value: unknown): Generator<Marked> {
  if (typeof value !== 'object' || value === null) return;
  if (isMarked(value)) yield value;
  else for (const part of Object.values(value)) yield* markedIn(part);
}

function isMarked(value: object): value is Marked {
  return 'toConfirm' in value && 'text' in value && typeof value.text === 'string';
}

/** Where a literal of this text begins, at or after `from`. */
function placeOf(text: string, source: string, from: number): number | undefined {
  const literals = [`'${text.replaceAll("'", "\\'")}'`, `"${text}"`, `\`${text}\``];
  return literals.map((literal) => source.indexOf(literal, from)).find((at) => at >= 0);
}

function unfilledIn(source: string, file: string): readonly StatementToConfirm[] {
  return [...source.matchAll(/\b(\w+): null\b/g)].map(({ 1: toConfirm = '', index }) => ({
    file,
    line: lineAt(source, index),
    text: 'not filled in',
    toConfirm,
  }));
}

function commentedIn(source: string, file: string): readonly StatementToConfirm[] {
  return source.split('\n').flatMap((words, index) => {
    const [, text, toConfirm] = /^(.*\S)\s*<!-- to confirm: (.+) -->$/.exec(words) ?? [];
    return text && toConfirm ? [{ file, line: index + 1, text, toConfirm }] : [];
  });
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;
