import { readFileSync } from 'node:fs';
import type { Comment, Node, Program } from 'oxc-parser';
import { parseSync } from 'oxc-parser';

export interface Parsed {
  source: string;
  program: Program;
  comments: readonly Comment[];
}

/**
 * Parses TypeScript.
 * @throws Error with the file's name if it is not valid.
 */
export function parse(file: string, source: string): Parsed {
  const { program, comments, errors } = parseSync(file, source, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${file} is not valid TypeScript: ${error.message}`);
  return { source, program, comments };
}

export const parseFile = (file: string) => parse(file, readFileSync(file, 'utf8'));

/** The JSDoc comment right before a place, as one line; '' if there is none. */
export function commentBefore({ comments, source }: Parsed, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*')) return '';
  if (source.slice(comment.end, start).replace(/^\s*(export\s+)?/, '') !== '') return '';
  return comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();
}

/** The name of a property or parameter; `undefined` if it is computed. */
export function nameOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  return undefined;
}

/** What an expression is without `as const` and `satisfies …`. */
export function plain(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return plain(node.expression);
  }
  return node;
}

export const lineAt = (source: string, place: number) => source.slice(0, place).split('\n').length;
