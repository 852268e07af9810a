import type { ReactNode } from 'react';

/** What is wrong with each field, by its name: a sentence that says what to do. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What a visitor's fields say, or why they cannot be used. */
export type Reading<Input> = { ok: true; input: Input } | { ok: false; errors: FieldErrors };

interface ToolWords<Input> {
  /** Heading of the tool, under the figure's own. */
  heading: string;
  /** What it is for, and what it does not promise. One or two sentences. */
  intro: string;
  /** Style rules that only this tool needs. */
  styles?: string;
  /** Drawn on the cloth, with the components of `site/figures`. A tool whose figure has the inputs draws nothing more. */
  Result?(props: { input: Input }): ReactNode;
  /** The result in one sentence, shown and read out after each change. */
  announce(input: Input): string;
  /** The lines that go into the visitor's message: plain text, without blank lines. */
  summary(input: Input): string;
}

interface Asked<Input> {
  /** The worked example: the initial values of the fields. */
  example: Input;
  /** Native inputs that keep their own values, with labels that say units. Left out if the figure on the page has them. */
  Fields?(props: { errors: FieldErrors }): ReactNode;
  /** Reads the fields. Impossible input gets a sentence at its field. */
  read(values: FormData): Reading<Input>;
}

interface Measured<Input> {
  /** Starts to measure, and reports each new result. The function that it returns stops it. */
  measure(found: (input: Input) => void): () => void;
  /** Said until the first result: 'Measuring this page…'. */
  waiting: string;
}

/** A small calculator on the page of a service. It computes from a visitor's own numbers, stores nothing and sends nothing. */
export type Tool<Input> = ToolWords<Input> & (Asked<Input> | Measured<Input>);

/**
 * A tool whose input only the tool itself reads: what the kit shows. TypeScript compares methods
 * loosely, so a `Tool` of any input fits.
 */
export type AnyTool = Tool<unknown>;
