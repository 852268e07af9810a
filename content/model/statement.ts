import type { Code } from './code.ts';

/**
 * A sentence, or one that only the owner can confirm: a duration, a price, a vendor, a claim about
 * the company. `npm run to-confirm` lists the second kind. Once the owner has confirmed it, replace
 * it with its text.
 */
export type Statement = string | ToConfirm;

export interface ToConfirm {
  /** What visitors read: the plain figure, never worded as an example. One literal, on one line. */
  text: string;
  /** What the owner has to confirm, in a few words: 'usual duration'. Never shown to visitors. */
  toConfirm: Code;
  /** A claim about how the company works, without a figure: shown without the 'Typical' tag. */
  claim?: true;
}

/** The text of a statement that visitors read, whether or not the owner has confirmed it. */
export function textOf(statement: Statement): string {
  return typeof statement === 'string' ? statement : statement.text;
}
