import type { FigureText } from './figure-text.ts';
import type { Sign } from './sign.ts';

/** A shot over the table, point by point: the plan dotted, what happened solid. */
export interface Shot extends FigureText {
  kind: 'shot';
  /** In reading order. `column` and `row` count from 0. On phones each point has a row of its own. */
  points: readonly ShotPoint[];
  /** On wide screens, a wall from the upper cushion to the point of this place in the list, which is open. */
  wallTo?: number;
  /** Lines through points, by their places in the list; `bounce` turns back at the last point. */
  lines: readonly { through: readonly number[]; played?: true; bounce?: true }[];
}

export interface ShotPoint {
  column: 0 | 1 | 2 | 3 | 4;
  row: 0 | 1 | 2;
  sign: Sign;
  number?: number;
  title: string;
  text?: string;
  /** A small label: 'Go'. */
  state?: string;
  /** Where its text is on wide screens, next to the sign; below it, if omitted. */
  label?: 'above' | 'right';
}
