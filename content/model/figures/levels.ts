import type { FigureText } from './figure-text.ts';

/** A level, of four. */
export type Level = 0 | 1 | 2 | 3;

/** Rows on four levels, each for the visitor to choose; the lowest decides. Works without scripts. */
export interface Levels extends FigureText {
  kind: 'levels';
  inputs: true;
  /** What a level is called, before its number: 'Level'. */
  level: string;
  lanes: readonly { title: string; text: string; level: Level }[];
  /** Name of the lowest level, which is shown large. */
  sum: string;
  /** One sentence under it. */
  sumText: string;
}
