/**
 * A billiard table with its parts (`src/figures/`), in two layouts: wide (666 px) and narrow (350 px). Each is scaled as a
 * whole. A headline stands above the drawing, which begins below it, however long it is.
 *
 * Places are in px: from the left edge of the table, and from the lower end of the headline. The cloth is 28 px inside the
 * edges of the wide layout and 12 px inside those of the narrow one, or 62 px where a rail is an axis. Text and marks keep
 * 24 px (narrow 16) from its edge.
 */
export interface FigureDrawing {
  head: FigureHead;
  wide: FigureLayout;
  narrow: FigureLayout;
}

/** The answer, for a reader who has three seconds. */
export interface FigureHead {
  /** The question or the case, in at most 40 characters. */
  kicker: string;
  /** In at most 28 characters: two lines on a phone. */
  answer: string;
  /** In at most 40 characters. */
  note?: string;
}

/** A service's figure. It and its headline have at most 30 words on the cloth, without those of scales. */
export interface ServiceFigure extends FigureDrawing {
  /** One line of at most 90 characters: 'An example: …'. */
  caption: string;
  /** Under 'How to read this': what a diamond stands for, and anything else that explains the drawing. */
  howToRead?: string;
}

export interface FigureLayout {
  /** Of the drawing without its headline, lower rail included: 400 if wide. */
  height: number;
  axis?: FigureAxis;
  /** In reading order, for screen readers too. */
  parts: readonly FigurePart[];
}

/** A rail with diamonds, one for each unit. Time runs to the right, on the narrow layout down; amounts run to the right. */
interface FigureAxis {
  side: 'below' | 'left';
  /** Diamonds along the rail. A text is beside its diamond, or without one if it names the axis. */
  ticks: readonly { at: number; text?: string; isName?: true }[];
}

export type Point = readonly [x: number, y: number];

export type FigurePart = FigureSign | FigureLabel;

/** What is drawn under the labels. */
export type FigureSign = FigureBall | FigurePath | FigureMarks | FigureShape | FigureArt;

/**
 * A ball is one of four signs, the same on every page: `you` (white) the customer, the caller, their data; `work` (numbered)
 * what we do; `trouble` (black) what goes wrong; `ghost` (a dotted ring) the target, or what would have been. What is counted
 * or measured is a mark.
 */
export interface FigureBall {
  ball: 'you' | 'work' | 'trouble' | 'ghost';
  at: Point;
  radius: number;
}

/**
 * A line from point to point: `happened` is solid, `planned` dotted (planned, or would), and `limit` an agreed limit, with its
 * name beside it. An end at the centre of a ball stops at its edge. 'pocket', the lower right one, is the intended result.
 */
interface FigurePath {
  path: 'happened' | 'planned' | 'limit';
  through: readonly (Point | 'pocket')[];
}

/** Things that are counted or measured: devices, people, hours, strategies, amounts. Their points are their centres. */
export interface FigureMarks {
  marks: readonly Point[];
  size: readonly [width: number, height: number, corner?: number];
  as: 'filled' | 'outline';
}

/** Title (semibold), value (larger) and text, one below the other. It wraps at its width, or at the edge of the cloth. */
export interface FigureLabel {
  at: Point;
  title?: string;
  value?: string;
  text?: string;
  width?: number;
  /** The part of the text at x, its start by default. */
  align?: 'start' | 'middle' | 'end';
  /** The part of the text at y, its middle by default. */
  verticalAlign?: 'top' | 'bottom';
  /** Dark, on a white shape. */
  fill?: 'dark';
  isStruck?: true;
  /** Names a row or a value of a scale: not counted as words. */
  isScale?: boolean;
  /** Names the nearest line, to which it may stand closer than 6 px. */
  on?: 'line';
}

/** Fill of a shape: `paper` is white, `dark` nearly black, `accent` the line's colour; `shade` darkens the cloth, `light` brightens it. */
type Fill = 'paper' | 'dark' | 'accent' | 'shade' | 'light';

/** Outline of a shape, in white: 2 px, dotted, or a fine one of 1 px. */
type Stroke = 'plain' | 'dotted' | 'fine';

/** An SVG path in its own units, or a box with a corner radius, with its origin at a point. */
export interface FigureShape {
  shape: string | readonly [width: number, height: number, corner?: number];
  at: Point;
  scale?: number;
  fill?: Fill;
  stroke?: Stroke;
}

/** A picture from `src/figures/art/`, or a window of it in its own units. */
export interface FigureArt {
  art: ArtName;
  /** Its upper left corner. */
  at: Point;
  width: number;
  window: readonly [x: number, y: number, width: number, height: number];
}

export type ArtName = 'hook' | 'hook-broken' | 'shop' | 'van' | 'card' | 'mark';
