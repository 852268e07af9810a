import type { FigureText } from './figure-text.ts';

/** Rows on a common axis, each with its balls and their values. */
export interface Lanes extends FigureText {
  kind: 'lanes';
  /** Marks along the rail; `at` is from 0 to 100. A name without a diamond is `bare`. */
  axis: readonly { at: number; name?: string; bare?: true }[];
  /** Spans in which the clock stops: closed hours. */
  closed?: readonly (readonly [from: number, to: number])[];
  /** The limit that counts: a white string across all lanes. */
  limit?: number;
  lanes: readonly Lane[];
  /** What the lanes add up to. The last row is the result, and large. */
  sum?: readonly SumRow[];
  /** One sentence under the result. */
  sumText?: string;
}

export interface Lane {
  title: string;
  text?: string;
  /**
   * From 0 to 100. A ball's number counts the lanes unless it is given. A lane without marks is the total
   * of those above it.
   */
  marks: readonly { at: number; sign: 'ball' | 'ghost' | 'cue' | 'eight'; number?: number }[];
  /** Lines along the lane: solid, or dotted where it is a plan. */
  runs?: readonly { from: number; to: number; planned?: true }[];
  /** Values of the marks, in the same order in each lane. */
  values?: readonly { name: string; value: string }[];
}

/** A row of a sum: 'Over 12 months', '$12,600'. */
export interface SumRow {
  name: string;
  value: string;
}
