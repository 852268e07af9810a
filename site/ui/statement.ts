import type { Statement } from '../../content/model.ts';

/** What visitors read of a statement, whether or not the owner has confirmed it. */
export function textOf(statement: Statement): string {
  return typeof statement === 'string' ? statement : statement.text;
}
