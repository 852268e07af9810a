import type { Statement } from '../statement.ts';

/** What every figure has. */
export interface FigureText {
  /** The service's core idea, in a few words. */
  heading: string;
  /** What the figure shows, in one or two sentences. */
  intro: Statement;
  /** Says once that figures are examples: 'An example: …'. */
  caption: Statement;
  /** What a diamond is: 'One diamond is one hour.' */
  unit?: string;
  /** The drawing itself has the inputs of the service's tool, which then does not open under it. */
  inputs?: true;
}
