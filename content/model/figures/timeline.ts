import type { FigureText } from './figure-text.ts';
import type { Sign } from './sign.ts';

/**
 * A diamond on the rail of a timeline, which has twelve: marks have room at both ends, and are two
 * diamonds apart, or more.
 */
export type Tick = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** One line in time: on wide screens from left to right, on phones down the table. */
export interface Timeline extends FigureText {
  kind: 'timeline';
  /** In order of time. `number` is that of a ball; signs without one count none. */
  marks: readonly { at: Tick; sign: Sign; number?: number; title: string; text: string }[];
  /** What lies between two marks: `played` as a line with its text under it, else as a shot off the cushion. */
  runs: readonly TimelineRun[];
}

export interface TimelineRun {
  from: Tick;
  to: Tick;
  /** Whether it happened; a plan, if omitted. */
  played?: true;
  /** Small line over the value. */
  name?: string;
  /** Large: '4 hours'. */
  value?: string;
  text: string;
}
