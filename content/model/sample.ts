import type { Code } from './code.ts';

/**
 * A page of what a service hands over, as it would look, with invented data: the same firm of 38 people
 * in all of them. Letters tie its parts to the benefit cards beside it: A is the first card, each card
 * has its letter on the page once.
 */
export interface Sample {
  /** 'What you hold at the end' if omitted; 'What you hold before we film'. */
  heading?: string;
  /** One or two sentences: who reads the deliverable, and what part of it this is. */
  intro: string;
  /** How the page is headed: 'Multi-factor authentication'. */
  title: string;
  /** The small print under its heading: what it covers, its date, how much was looked at. */
  about: string;
  /** One under the other. One or two say most. */
  parts: readonly SamplePart[];
}

export type SamplePart = SampleTable | SampleEntries | SampleFrames | SampleDrawing;

/** Which benefit card a part belongs to. */
export type Letter = 'A' | 'B' | 'C' | 'D';

interface Tied {
  tie?: Letter;
}

/** Rows under named columns. On a phone each row becomes a block: its first cell, then the others with their names. */
export interface SampleTable {
  kind: 'table';
  columns: readonly SampleColumn[];
  rows: readonly SampleRow[];
}

export interface SampleColumn {
  name: string;
  /** Its share of the width; 1 if omitted. */
  share?: number;
  /** Of numbers: set to the right. On a phone those of a row share a line. */
  numbers?: true;
  /** Of a word or two: on a phone it shares that line. */
  short?: true;
}

export interface SampleRow extends Tied {
  /** One for each column; the last may be fewer, and then takes the rest of the row. A cell may be empty. */
  cells: readonly SampleCell[];
  /** A sum or a result: in bold. */
  sum?: true;
}

/** Text; struck out if it no longer counts; or a bar from one share of the column to another, 0 to 1, with its text. */
export type SampleCell =
  | string
  | { struck: string }
  | { bar: readonly [from: number, to: number]; text: string };

/** Named entries, as on the first page of a plan: the name on the left, its text on the right. */
export interface SampleEntries {
  kind: 'entries';
  entries: readonly SampleEntry[];
}

export interface SampleEntry extends Tied {
  name: string;
  text: string;
  /** A command, a request or an answer: set in a typewriter's type, line by line. */
  code?: readonly string[];
}

/** Pictures in rows of three, on a phone of two, each with its caption: a storyboard. */
export interface SampleFrames {
  kind: 'frames';
  frames: readonly SampleFrame[];
}

export interface SampleFrame extends Tied {
  /** In a window of 186 by 104. */
  picture: readonly SampleShape[];
  title: string;
  text: string;
}

/** A drawing, 300 wide, with its entries beside it; on a phone under it. */
export interface SampleDrawing {
  kind: 'drawing';
  /** What is drawn, for who does not see it. */
  name: string;
  height: number;
  shapes: readonly SampleShape[];
  entries: readonly SampleEntry[];
}

/**
 * A shape of a drawing, in px: an SVG path, a text with its place, or a letter that ties this place to a card.
 * `ink` is a dark line, `fine` a thin one, `dashed` a thin dashed one in the line's colour, `accent` a line in that
 * colour; `mark` is filled with it, `solid` with its deep shade, on which white can be read, `wash` with a tint of it,
 * `dark` with ink, `paper` with the paper's white.
 */
export type SampleShape =
  | SamplePath
  | SampleText
  | { tie: Letter; at: readonly [x: number, y: number] };

interface SamplePath {
  as: 'ink' | 'fine' | 'dashed' | 'accent' | 'mark' | 'solid' | 'wash' | 'dark' | 'paper';
  path: Code;
  /** White, on a filled shape. */
  onSolid?: true;
}

/** A text of 13 px, with its baseline at y; bold, or white on a filled shape. */
export interface SampleText {
  text: string;
  at: readonly [x: number, y: number];
  align?: 'middle' | 'end';
  strong?: true;
  onSolid?: true;
  /** 13 if omitted; 12 at least. */
  size?: number;
}
