import type { Statement } from './statement.ts';

/**
 * What lies on the cloth: `ball` is, or happened; `ghost` is the target, or what comes next; `cue` is
 * you, the customer; `eight` is the trouble; `diamond` is a step; `gate` is a wall with one gap;
 * `pocket` is done.
 */
export type Sign = 'ball' | 'ghost' | 'cue' | 'eight' | 'diamond' | 'gate' | 'pocket';

/** A diamond on the rail of a timeline, which has twelve. Marks are two diamonds apart, or more. */
export type Tick = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** What every figure has. */
interface FigureWords {
  /** The service's core idea, in a few words. */
  heading: string;
  /** What the figure shows, in one or two sentences. */
  intro: Statement;
  /** Says once that figures are examples: 'An example: …'. */
  caption: Statement;
  /** What a diamond is: 'One diamond is one hour.' */
  unit?: string;
}

/** One line in time: on wide screens from left to right, on phones down the table. */
export interface Timeline extends FigureWords {
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

/** Rows on a common axis, each with its balls and the values that they stand for. */
export interface Lanes extends FigureWords {
  kind: 'lanes';
  /** What stands along the rail; `at` is from 0 to 100. A name without a diamond is `bare`. */
  axis: readonly { at: number; name?: string; bare?: true }[];
  /** Spans in which the axis stands still: closed hours. */
  closed?: readonly (readonly [from: number, to: number])[];
  /** The limit that counts: a white string across all lanes. */
  limit?: number;
  lanes: readonly Lane[];
  /** What the lanes add up to. The last line is the result, and large. */
  sum?: readonly { name: string; value: string }[];
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
  /** What the marks stand for, in the same order in each lane. */
  values?: readonly { name: string; value: string }[];
}

/** A level, of four. */
export type Level = 0 | 1 | 2 | 3;

/** Rows on four levels, each for the visitor to choose; the lowest decides. Works without scripts. */
export interface Levels extends FigureWords {
  kind: 'levels';
  /** What a level is called, before its number: 'Level'. */
  level: string;
  lanes: readonly { title: string; text: string; level: Level }[];
  /** Name of the lowest level, which is shown large. */
  sum: string;
  /** One sentence under it. */
  sumText: string;
}

/** A shot over the table, point by point: the plan dotted, what happened solid. */
export interface Shot extends FigureWords {
  kind: 'shot';
  /** Rows of the table: points lie in cells of equal size. On phones each point has a row of its own. */
  rows: 2 | 3;
  /** In reading order. `column` and `row` count from 0. */
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
  /** The side of the sign where its words stand on wide screens; below it, if omitted. */
  label?: 'above' | 'right';
}

/** A sheet drawn to scale, with the lines that matter. */
export interface Sheet extends FigureWords {
  kind: 'sheet';
  /** Width and height of the drawing, in units of its own: mm. */
  size: readonly [width: number, height: number];
  shapes: readonly SheetShape[];
  /** Lines that are explained next to the drawing, from top to bottom; `at` is where the line is pointed at. */
  lines: readonly { at: readonly [x: number, y: number]; title: string; text: string }[];
  /** What comes of it: small drawings with a name. */
  results?: {
    heading: string;
    items: readonly {
      size: readonly [number, number];
      shapes: readonly SheetShape[];
      title: string;
      text: string;
    }[];
  };
}

/** What comes of a choice: as it should be, well only because the blade hit the line, or spoilt. */
interface Outcomes {
  whole: string;
  lucky: string;
  spoilt: string;
}

/**
 * A card before and after the cut. Its three lines are switches, and what each choice gives is drawn
 * and said without scripts. Lengths are in mm.
 */
export interface Cut extends FigureWords {
  kind: 'cut';
  /** The card after the cut. */
  card: readonly [width: number, height: number];
  /** How far colour runs past the trim. */
  bleed: number;
  /** How far inside the trim words stay. */
  safe: number;
  /** How far off the trim the blade lands. */
  slip: number;
  /** Drawn on the sheet, which is larger than the card by the bleed on every side. */
  artwork: readonly SheetShape[];
  /** With their distance from the sheet's left edge, inside the safe line and outside it. */
  words: { text: string; size: number; y: number; inside: number; outside: number };
  /** Says that the lines can be switched. */
  legend: string;
  /** The lines, with what is true of them while they are on; `at` is where a line is pointed at. */
  switches: readonly {
    name: 'bleed' | 'slip' | 'safe';
    at: readonly [x: number, y: number];
    title: string;
    text: string;
  }[];
  /** Headings of the two drawings. */
  before: string;
  after: string;
  /** What becomes of the edge, and of the words. */
  edge: Outcomes;
  lettering: Outcomes;
}

/** `fill` is ink, `tint` the line's colour, `paper` white; `solid` and `dotted` are outlines. */
export type SheetShape =
  | {
      as: 'fill' | 'tint' | 'paper' | 'solid' | 'dotted';
      box: readonly [x: number, y: number, width: number, height: number];
    }
  | {
      as: 'fill' | 'tint' | 'paper' | 'solid' | 'dotted';
      circle: readonly [x: number, y: number, radius: number];
    }
  | { as: 'solid' | 'dotted'; path: string }
  | { as: 'text'; at: readonly [x: number, y: number]; size: number; text: string }
  | {
      as: 'ball' | 'eight';
      circle: readonly [x: number, y: number, radius: number];
      number?: number;
    };

export type Figure = Timeline | Lanes | Levels | Shot | Sheet | Cut;
