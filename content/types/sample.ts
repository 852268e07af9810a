/**
 * A page of what a service hands over, as it would look, with invented data: the same firm of 38 people
 * in all of them. Letters call out the parts that the benefit cards beside it are about: A is the first card, each card
 * has its letter on the page once.
 */
export interface SamplePage {
  /** 'What you get at the end' if omitted; 'What you get before we film'. */
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

export type SamplePart =
  | SampleChartData
  | SampleTableData
  | SampleEntriesData
  | SampleFramesData
  | SampleDrawingData;

/** Which benefit card a part belongs to. */
export type Letter = 'A' | 'B' | 'C' | 'D';

interface CalledOut {
  callout?: Letter;
}

/** What stands at the head of a sample, drawn from its own data: the whole at a glance, before the rows. */
export type SampleChartData = SampleBarsData | SampleDotsData | SamplePlanData;

/** How a mark of a chart looks: `done` is filled, `planned` outlined, `missed` a dark bar or a thick ring. */
export type Mark = 'done' | 'planned' | 'missed';

/** What every chart has: a title that says what is seen, and a line under it that explains the marks. */
interface Chart extends CalledOut {
  /** 'Hours from the failure until each system is back'. */
  title: string;
  /** 'The line is the limit that was agreed.' */
  note?: string;
}

/** Bars on one scale: sums from zero, or spans of time. */
export interface SampleBarsData extends Chart {
  kind: 'bars';
  /** The length of the scale, in the unit of the bars: 24 for the hours of a day. */
  scale: number;
  /** What stands under the scale, at places on it. The first and last are aligned with its ends. */
  ticks?: readonly { at: number; text: string }[];
  bars: readonly {
    name: string;
    /** Spans from one place on the scale to another; they may follow one another. */
    spans: readonly (readonly [from: number, to: number, as?: Mark])[];
    /** Where a line crosses the bar: what was agreed. */
    limit?: number;
    /** What the bar shows, in a few words: '4 h'. */
    text: string;
  }[];
}

/** Things that are counted, a dot each, in named rows: 38 people, 67 tickets. */
export interface SampleDotsData extends Chart {
  kind: 'dots';
  rows: readonly {
    name: string;
    dots: readonly (readonly [count: number, as?: Mark])[];
    text: string;
  }[];
}

/** Doors in a wall: who or what stands before each, whether it lets them in, and what lies behind. */
export interface SamplePlanData extends Chart {
  kind: 'plan';
  /** What stands over the two sides: 'The internet', 'Your network'. */
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
  /** Of numbers: set to the right. On a phone those of a row share a line. */
  numbers?: true;
  /** Of a word or two: on a phone it shares that line. */
  short?: true;
}

export interface SampleRow extends CalledOut {
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
export interface SampleEntriesData {
  kind: 'entries';
  entries: readonly SampleEntry[];
}

export interface SampleEntry extends CalledOut {
  name: string;
  text: string;
  /** A command, a request or an answer: set in a typewriter's type, line by line. */
  code?: readonly string[];
}

/** Pictures in rows of three, on a phone of two, each with its caption: a storyboard. */
export interface SampleFramesData {
  kind: 'frames';
  frames: readonly SampleFrame[];
}

export interface SampleFrame extends CalledOut {
  /** In a window of 186 by 104. */
  picture: readonly SampleShape[];
  title: string;
  text: string;
}

/** A drawing, 300 wide, with its entries beside it; on a phone under it. */
export interface SampleDrawingData {
  kind: 'drawing';
  /** What is drawn, for people who cannot see it. */
  name: string;
  height: number;
  shapes: readonly SampleShape[];
  entries: readonly SampleEntry[];
}

/**
 * A shape of a drawing, in px: an SVG path, a text with its place, or a letter that calls this place out for a card.
 * `ink` is a dark line, `fine` a thin one, `dashed` a thin dashed one in the line's colour, `accent` a line in that
 * colour; `mark` is filled with it, `solid` with its deep shade, on which white can be read, `wash` with a tint of it,
 * `dark` with ink, `paper` with the paper's white.
 */
export type SampleShape =
  | SamplePath
  | SampleText
  | { callout: Letter; at: readonly [x: number, y: number] };

interface SamplePath {
  as: 'ink' | 'fine' | 'dashed' | 'accent' | 'mark' | 'solid' | 'wash' | 'dark' | 'paper';
  path: string;
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
