import type { FigureText } from './figure-text.ts';

/** A sheet drawn to scale, with the lines that matter. Lengths are in units of its own: mm. */
export interface Sheet extends FigureText {
  kind: 'sheet';
  /** Name of the drawing, if what comes of it has one too. */
  name?: string;
  size: Size;
  shapes: readonly SheetShape[];
  /** Makes each line a switch, and says so. What a choice gives is drawn and said without scripts. */
  legend?: string;
  /**
   * Lines that are explained next to the drawing, from top to bottom, and have letters; `at` is where the
   * line is pointed at. `input` is the name of its switch, which is on at first.
   */
  lines: readonly { at: Place; title: string; text: string; input?: string }[];
  /** What comes of it: small drawings with a name, or with the outcome of each choice. */
  results?: {
    heading: string;
    items: readonly (SheetDrawing & { title?: string; text?: string })[];
    outcomes?: readonly { text: string; when: When }[];
  };
}

interface SheetDrawing {
  /** Place of the upper left corner; 0, 0 if omitted. */
  from?: Place;
  size: Size;
  shapes: readonly SheetShape[];
  when?: When;
}

type Size = readonly [width: number, height: number];
type Place = readonly [x: number, y: number];

/** Switches, by their letters: shown while each of them is on, or off (`no-A`). */
export type When = readonly ('A' | 'B' | 'C' | 'no-A' | 'no-B' | 'no-C')[];

/**
 * `fill` is ink, `tint` the line's colour, `paper` white, `veil` whitens what falls off; `solid` and
 * `dotted` are outlines.
 */
export type SheetShape = { when?: When } & (
  | { as: Paint; box: readonly [x: number, y: number, width: number, height: number] }
  | { as: Paint; circle: Circle }
  | { as: Paint; path: string }
  | { as: 'text'; at: Place; size: number; text: string }
  | { as: 'ball' | 'eight'; circle: Circle; number?: number }
);

type Paint = 'fill' | 'tint' | 'paper' | 'veil' | 'solid' | 'dotted';
type Circle = readonly [x: number, y: number, radius: number];
