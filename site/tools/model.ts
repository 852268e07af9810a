import type { ReactNode } from 'react';
import type { Statement } from '../../content/model/statement.ts';

/** What is wrong with each field, by its name: a sentence that says what to do. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What a visitor's fields say, or why they cannot be used. */
export type Reading<Input> = { ok: true; input: Input } | { ok: false; errors: FieldErrors };

export interface ClothProps<Input> {
  /** The example, or what the visitor set. */
  input: Input;
  /** What the scale follows: the same, but while a ball is held the input with which it was taken. */
  scaledBy: Input;
  /** Number of the service's own ball. */
  own: number;
}

/**
 * A small calculator that is the figure of its service. It computes from a visitor's own numbers, stores nothing
 * and sends nothing.
 */
export interface Tool<Input> {
  /** Names it for screen readers and in the visitor's message. */
  heading: string;
  /** Under the table: says once that the example is one, what the tool leaves out, and what a diamond is. */
  caption: Statement;
  /** After the caption: what else applies to the figures. */
  terms?: readonly Statement[];
  /** What a diamond is, and which price counts, where that depends on the input: one line above the caption. */
  scale?(scaledBy: Input): string;
  /** Shown before the visitor sets anything, and without scripts. */
  example: Input;
  /** What lies on the table, with inputs that are on the cloth; drawn with `site/figures/table.tsx`. */
  Cloth(props: ClothProps<Input>): ReactNode;
  /** Native inputs on the lower rail that keep their own values, with labels that say units. */
  Fields(props: { errors: FieldErrors; input: Input }): ReactNode;
  /** Works without scripts: its inputs stay then. */
  scriptless?: true;
  /** A visitor begins with nothing set: no input says what the example says. */
  startsBlank?: true;
  /**
   * Reads all inputs, of cloth and rail, once one is not as the build rendered it. Impossible input gets a sentence at its
   * field. It may give `example` itself, which is never offered as the visitor's own.
   */
  read(values: FormData): Reading<Input>;
  /** The result in one sentence, read out after each change. */
  announce(input: Input): string;
  /** The lines that go into the visitor's message: plain text, without blank lines. */
  summary(input: Input): string;
}

/**
 * A tool whose input only the tool itself reads: what the kit shows. TypeScript compares methods
 * loosely, so a `Tool` of any input fits.
 */
export type AnyTool = Tool<unknown>;
