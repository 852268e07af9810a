import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface StatementToConfirm {
  /** From the project's folder: `content/home.ts`. */
  file: string;
  /** Where the text begins, counted from 1. */
  line: number;
  /** What visitors read. */
  text: string;
  /** What the owner has to confirm. */
  toConfirm: string;
}

/** A statement as content marks it: `ToConfirm` in `content/model/statement.ts`. */
interface Marked {
  text: string;
  toConfirm: string;
}

const thisProject = join(import.meta.dirname, '../../..');

/**
 * Everything on the site that only the owner can confirm, in the order of files and lines: the
 * marked statements of `content/`, the paragraphs of its legal documents that end with a comment
 * `<!-- to confirm: … -->`, and what `content/company.ts` leaves unfilled.
 * @throws Error when the text of a statement is not one literal in a file.
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
    const exported: unknown = await import(pathToFileURL(path).href);
    let from = 0;
    for (const marked of markedIn(exported)) {
      all.add(marked);
      const at = placed.has(marked) ? undefined : placeOf(marked.text, source, from);
      // Text that this file imports is listed in its own file.
      if (at === undefined) continue;
      placed.add(marked);
      from = at + 1;
      const { text, toConfirm } = marked;
      found.push({ file, line: lineAt(source, at), text, toConfirm });
    }
  }
  for (const { text } of all.difference(placed)) {
    throw new Error(`No file of content/ has this text as one literal: ${text}`);
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
  return source.split('\n').flatMap((line, index) => {
    const [, text, toConfirm] = /^(.*\S)\s*<!-- to confirm: (.+) -->$/.exec(line) ?? [];
    return text && toConfirm ? [{ file, line: index + 1, text, toConfirm }] : [];
  });
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;
