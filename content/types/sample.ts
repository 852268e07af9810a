/**
 * A page of a service's deliverable with invented data, always of the same firm of 38 people. Letters call out the parts
 * that the benefit cards are about: A is the first card, and each letter is on the page once.
 */
export interface SamplePage {
  /** 'What you get at the end' if omitted. */
  heading?: string;
  /** One or two sentences: the deliverable's reader, and the part of it shown. */
  intro: string;
  /** Heading of the page: 'Multi-factor authentication'. */
  title: string;
  /** Below the heading, in small print: scope, date and extent. */
  about: string;
  /**
   * The point of the page, in at most 52 characters: 'File server: 4 hours over its limit'. Its figures are the sample's own,
   * and `verdicts.test.ts` computes them.
   */
  verdict: CalledOut & { text: string };
  /** One below the other; one or two are enough. A phone shows those up to the first chart, drawing or narrow table. */
  parts: readonly SamplePart[];
  /** How many of the last parts a wide screen folds, so that the page is about as high as the screen. */
  folded?: number;
}

export type SamplePart =
  | SampleChartData
  | SampleTableData
  | SampleEntriesData
  | SampleFramesData
  | SampleDrawingData;

/** Letter of a benefit card. */
export type Letter = 'A' | 'B' | 'C' | 'D';

export interface CalledOut {
  callout?: Letter;
}

/** A chart of the sample's data, at its head. */
export type SampleChartData = SampleBarsData | SampleDotsData | SamplePlanData;

/** A mark of a chart: `done` is filled, `planned` outlined, `missed` a dark bar or a thick ring. */
type Mark = 'done' | 'planned' | 'missed';

interface Chart extends CalledOut {
  /** Its subject, unless the verdict says it: 'Hours from the failure until each system is back'. */
  title?: string;
  /** Explains the marks: 'The line is the limit that was agreed.' */
  note?: string;
}

/** Bars on one scale: sums from zero, or spans of time. */
export interface SampleBarsData extends Chart {
  kind: 'bars';
  /** Length of the scale, in the unit of the bars: 24 for the hours of a day. */
  scale: number;
  /** Labels below the scale. The first and last are aligned with its ends. */
  ticks?: readonly { at: number; text: string }[];
  bars: readonly {
    name: string;
    /** One or more spans on the scale. */
    spans: readonly (readonly [from: number, to: number, as?: Mark])[];
    /** Agreed limit: a line across the bar. */
    limit?: number;
    /** The bar's value in a few words: '4 h'. */
    text: string;
  }[];
}

/** Things that are counted, a dot each, in named rows: 38 people, 67 tickets. */
export interface SampleDotsData extends Chart {
  kind: 'dots';
  rows: readonly {
    /** Before its name, and instead of it on the home page: 'P1'. */
    code?: string;
    name: string;
    dots: readonly (readonly [count: number, as?: Mark])[];
    /** If omitted, how many are not missed, of all: '36 of 38'. */
    text?: string;
  }[];
}

/** Doors in a wall: who or what is before each, whether it lets them in, and what is behind. */
export interface SamplePlanData extends Chart {
  kind: 'plan';
  /** Headings of the two sides: 'The internet', 'Your network'. */
  sides: readonly [before: string, behind: string];
  doors: readonly { before: string; door: 'shut' | 'open' | 'guarded'; behind: string }[];
}

/** Rows under named columns. On a phone each row becomes a block: its first cell, then the others with their names. */
export interface SampleTableData {
  kind: 'table';
  columns: readonly SampleColumn[];
  rows: readonly SampleRow[];
}

export interface SampleColumn {
  name: string;
  /** Its share of the width; 1 if omitted. */
  share?: number;
  /** Numbers, aligned to the right. On a phone those of a row share a line. */
  numbers?: true;
  /** A word or two, which on a phone share that line. */
  short?: true;
}

export interface SampleRow extends CalledOut {
  /** One for each column. If there are fewer, the last spans the remaining columns. A cell may be empty. */
  cells: readonly SampleCell[];
  /** A total or a result, in bold. */
  sum?: true;
  /** Its name on the home page, which shows the rows that have one. */
  short?: string;
}

/** An amount and its limit: '23 of 35 KB', with a bar. */
export interface SampleAmount {
  amount: number;
  of: number;
  unit?: string;
  /** After it: 'from 4.1 MB'. */
  note?: string;
}

/** Text, struck text, an amount of its limit, or text with a bar from one share of the column to another, 0 to 1. */
export type SampleCell =
  | string
  | { struck: string }
  | SampleAmount
  | { bar: readonly [from: number, to: number]; text: string };

/** Named entries, as on the first page of a plan: name on the left, text on the right. */
export interface SampleEntriesData {
  kind: 'entries';
  entries: readonly SampleEntry[];
}

interface SampleEntry extends CalledOut {
  name: string;
  text: string;
  /** Lines of a command, a request or a response, in a monospaced font. */
  code?: readonly string[];
}

/** Pictures with captions in rows of three, on a phone of two: a storyboard. */
export interface SampleFramesData {
  kind: 'frames';
  frames: readonly SampleFrame[];
}

interface SampleFrame extends CalledOut {
  /** Clipped to 186 by 104. */
  picture: readonly SampleShape[];
  title: string;
  text: string;
}

/** A drawing, 300 wide, above the entries that follow, on a wide screen beside them. */
export interface SampleDrawingData {
  kind: 'drawing';
  /** Its alternative text. */
  name: string;
  height: number;
  shapes: readonly SampleShape[];
}

/** A shape of a drawing, in px: an SVG path or a text. Its words are those of figures, here on a white sheet. */
export type SampleShape = SamplePath | SampleText;

/**
 * `paper` is white, `dark` nearly black, `accent` the line's colour, as in figures; `wash` is a tint of that colour, `cloth` its
 * deep shade, on which `white` is legible in both schemes.
 */
export type SampleFill = 'paper' | 'dark' | 'accent' | 'wash' | 'cloth' | 'white';

/** `plain` is dark, `fine` a thin one, `accent` in the line's colour, and `dotted` too. */
export type SampleStroke = 'plain' | 'fine' | 'accent' | 'dotted';

interface SamplePath {
  path: string;
  fill?: SampleFill;
  stroke?: SampleStroke;
}

/** Its baseline is at y. */
interface SampleText {
  text: string;
  at: readonly [x: number, y: number];
  align?: 'middle' | 'end';
  strong?: true;
  /** On a filled shape. */
  fill?: 'white';
  /** In px, 13 if omitted, at least 12. */
  size?: number;
}
