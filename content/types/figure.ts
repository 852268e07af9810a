/**
 * A billiard table with its parts (`src/figures/`). It has two shapes, wide (666 px) and
 * narrow (350 px), each of which is scaled as a whole. Every place is in px of its shape, from the
 * outer edge of the rail; a part without a place in a shape is not drawn there.
 *
 * Without `topRail`, the cloth lies 28 px inside the wide shape and 12 px inside the narrow one; text keeps
 * 8 px from it. The corner pockets' centres lie 22 px (wide) or 13 px (narrow) inside the edges.
 */
export interface Drawing {
  /** Height of the whole table, rails included: 520 to 600 wide, at most 620 narrow. */
  height: { wide: number; narrow: number };
  /** Width of the upper rail, if it has text: 40 wide, 30 narrow. */
  topRail?: { wide: number; narrow: number };
  /** In reading order: screen readers read the labels as they come here. */
  parts: readonly TablePart[];
}

/** A figure that is a drawing and nothing else. */
export interface TableFigure extends Drawing {
  /** Says once that figures are examples, 'An example: …', and what a diamond is. */
  caption: string;
}

export type TablePart =
  | TableBall
  | TableStroke
  | TableDiamonds
  | TableLabel
  | TableShape
  | TablePicture;

/** What every part has: where it is in each shape. */
interface Placed<Place> {
  wide?: Place;
  narrow?: Place;
}

/**
 * A ball. `own` is the service itself, with the number that it has in the menus: every figure has exactly
 * one, for what we do or what you reach with us. A number is another solid ball: what is, or happened.
 * `ghost` is the target, or what comes next; `cue` is you, the customer; `danger` is plain black: the trouble.
 */
export interface TableBall extends Placed<readonly [x: number, y: number, radius: number]> {
  ball: 'own' | 'cue' | 'danger' | 'ghost' | number;
}

/**
 * A straight line through places, as a polyline's points, 'x,y x,y': `planned` is dotted, `played` solid, `limit` the string across the cloth.
 * It turns only at a cushion or a ball. An end at a ball's centre, or at a pocket's, stops at its edge.
 */
export interface TableStroke extends Placed<string> {
  stroke: 'planned' | 'played' | 'limit';
}

/** So many diamonds at equal distances, from the first of two places, 'x,y x,y', to the last: a scale. */
export interface TableDiamonds extends Placed<string> {
  diamonds: number;
}

/**
 * Text on the cloth, on the rail or on a sheet: title (semibold), value (24 px), answer (40 px) and text, one under
 * the other. The third number of its place is the longest line in characters; without it nothing wraps.
 */
export interface TableLabel extends Placed<readonly [x: number, y: number, characters?: number]> {
  title?: string;
  value?: string;
  answer?: string;
  text?: string;
  /** Which part of the text is at x. Default: its start. One value for both shapes, or one for each. */
  align?: TextAlign | Placed<TextAlign>;
  /** Which part of the text is at y. Default: its middle. One value for both shapes, or one for each. */
  edge?: TextEdge | Placed<TextEdge>;
  /** On a white sheet: dark. */
  ink?: true;
  /** Its title is struck out. */
  struck?: true;
}

type TextAlign = 'middle' | 'end';
type TextEdge = 'top' | 'bottom';

/**
 * A shape, as an SVG path in units of its own, or a box of this width and height with its corners; its
 * place is where its origin lies, and its scale. `paper` is white, `ink` dark, `tint` the line's colour,
 * `dark` shades the cloth, `light` brightens it; `solid` and `dotted` are white outlines, `edge` a dark one.
 * `mark` is white too, for what is counted: like text, it stays visible on paper and in forced colours.
 * `rail` is a cushion across the cloth, `pocket` one more pocket, in the middle of a rail.
 */
export interface TableShape extends Placed<readonly [x: number, y: number, scale?: number]> {
  as:
    | 'paper'
    | 'ink'
    | 'tint'
    | 'dark'
    | 'light'
    | 'mark'
    | 'solid'
    | 'dotted'
    | 'edge'
    | 'rail'
    | 'pocket';
  path?: string;
  box?: readonly [width: number, height: number, corner?: number];
}

/**
 * A picture: paths in units of their own, of which only what lies in the window is seen. Its place is
 * where the window's upper left corner lies, and its scale.
 */
export interface TablePicture extends Placed<readonly [x: number, y: number, scale: number]> {
  picture: readonly PictureShape[];
  window: readonly [x: number, y: number, width: number, height: number];
}

/** A path, or a text in the heading's type, as high as `size`. */
type PictureShape =
  | { as: TableShape['as']; path: string }
  | { as: 'text'; at: readonly [x: number, y: number]; size: number; text: string };
