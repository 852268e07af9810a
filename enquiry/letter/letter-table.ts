/** One figure: what text and HTML write, and how long its bar is. */
export interface Cell {
  text: string;
  /** Part of the table's longest bar, from 0 to 1; none where the figure is no length. */
  share?: number;
}

export interface Row {
  name: string;
  cells: readonly Cell[];
}

/** A part of the letter. */
export interface LetterTable {
  title: string;
  /** Names of the columns after the first, one for each cell. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Stands there when there are no rows. */
  none: string;
}

/** All that the letter says, before it is text or HTML. */
export interface Letter {
  subject: string;
  /** The most important first. */
  lead: readonly string[];
  /** 'www.example.com, Monday, 9 March 2026 to Sunday, 15 March 2026' */
  period: string;
  tables: readonly LetterTable[];
}
