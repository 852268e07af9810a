/**
 * A billiard table with its parts (`src/figures/`). It has two layouts, wide (666 px) and narrow (350 px), each scaled as
 * a whole. Places are in px of a layout, from the outer edge of the rail. A part without a place in a layout is not drawn
 * there.
 *
 * Without `topRail`, the cloth begins 28 px inside the wide layout and 12 px inside the narrow one; text keeps 12 px
 * (narrow 8) from its edge. The centres of corner pockets are 22 px (wide) or 13 px (narrow) inside the edges.
 */
export interface Drawing {
  /** Height of the whole table, rails included: at most 620 narrow. */
  height: { wide: number; narrow: number };
  /** The answer, at the top left of the cloth, 24 px in (narrow 16): for a reader who has three seconds. */
  head: TableHead;
  /** Width of the upper rail, if it has text: 40 wide, 30 narrow. */
  topRail?: { wide: number; narrow: number };
  /** In reading order, for screen readers too. */
  parts: readonly TablePart[];
}

/** Three lines, of which the narrow layout breaks the longer ones. */
export interface TableHead {
  /** The question or the case, in at most 40 characters. */
  kicker: string;
  /** In at most 28 characters. */
  answer: string;
  line: string;
  /** The longest line of the narrow layout, 36 characters if omitted; of the answer, half as many. */
  narrow?: number;
}

/** A service's figure. It and its head have at most 30 words on the cloth, without those of scales. */
export interface TableFigure extends Drawing {
  height: { wide: 560; narrow: number };
  /** One line of at most 90 characters: 'An example: …'. */
  caption: string;
  /** Under 'How to read this': what a diamond stands for, and anything else that explains the drawing. */
  howToRead?: string;
}

export type TablePart =
  | TableBall
  | TableStroke
  | TableDiamonds
  | TableLabel
  | TableShape
  | TablePicture;

/** The places of a part. */
interface Placed<Place> {
  wide?: Place;
  narrow?: Place;
}

/**
 * A ball. `own` is the service, with its number in the menus: every figure has exactly one, for what we do or what the
 * customer reaches with us. A number is another solid ball: a state or an event. `ghost` is a target or a next step, `cue`
 * the customer, and `danger`, plain black, the trouble.
 */
export interface TableBall extends Placed<readonly [x: number, y: number, radius: number]> {
  ball: 'own' | 'cue' | 'danger' | 'ghost' | number;
}

/**
 * A line through places, as a polyline's points, 'x,y x,y': `planned` is dotted, `played` solid, and `limit` the string
 * across the cloth. It turns only at a cushion or a ball. An end at the centre of a ball or a pocket stops at its edge.
 */
export interface TableStroke extends Placed<string> {
  stroke: 'planned' | 'played' | 'limit';
}

/** A scale: a number of diamonds at equal distances between two places, 'x,y x,y'. */
export interface TableDiamonds extends Placed<string> {
  diamonds: number;
}

/**
 * Text on the cloth, a rail or a sheet: title (semibold), value (24 px), answer (40 px) and text, one below the other. The
 * third number of its place is the longest line in characters of 16 px; without it nothing wraps.
 */
export interface TableLabel extends Placed<readonly [x: number, y: number, characters?: number]> {
  title?: string;
  value?: string;
  answer?: string;
  text?: string;
  /** The part of the text at x, its start by default. One value for both layouts, or one for each. */
  align?: TextAlign | Placed<TextAlign>;
  /** The part of the text at y, its middle by default. One value for both layouts, or one for each. */
  verticalAlign?: VerticalAlign | Placed<VerticalAlign>;
  /** Dark, on a white sheet. */
  ink?: true;
  /** Its title is struck out. */
  struck?: true;
  /** Labels a scale: a value, a unit or a row of an axis. */
  scale?: true;
  /** Names the nearest line, to which it may stand closer than 6 px. */
  on?: 'line';
}

type TextAlign = 'middle' | 'end';
type VerticalAlign = 'top' | 'bottom';

/**
 * An SVG path in its own units, or a box with a corner radius; its place is the place of its origin, and its scale. `paper`
 * is white, `ink` dark, `tint` the line's colour; `dark` shades the cloth, `light` brightens it; `solid` and `dotted` are
 * white outlines, `dark-outline` a dark one. `glyph` is white, for things that are counted: like text, it stays visible in
 * print and in forced colours. `rail` is a cushion across the cloth, `pocket` one more pocket, in the middle of a rail.
 */
export interface TableShape extends Placed<readonly [x: number, y: number, scale?: number]> {
  as:
    | 'paper'
    | 'ink'
    | 'tint'
    | 'dark'
    | 'light'
    | 'glyph'
    | 'solid'
    | 'dotted'
    | 'dark-outline'
    | 'rail'
    | 'pocket';
  path?: string;
  box?: readonly [width: number, height: number, corner?: number];
}

/**
 * A picture: paths in their own units, clipped to a window. Its place is the place of the window's upper left corner, and its
 * scale.
 */
export interface TablePicture extends Placed<readonly [x: number, y: number, scale: number]> {
  picture: readonly PictureShape[];
  window: readonly [x: number, y: number, width: number, height: number];
}

/** A path, or a text in the headings' font of this size. */
type PictureShape =
  | { as: TableShape['as']; path: string }
  | { as: 'text'; at: readonly [x: number, y: number]; size: number; text: string };
