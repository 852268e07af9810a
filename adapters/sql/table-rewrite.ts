import type { SqlSession } from './statements.ts';

/** The table that visitors' words are in. */
export const tableName = 'enquiry';

/** Its copy; after the swap, what is left of the old table. */
export const copyName = 'enquiry_rewrite';

/** What differs between databases when a table is rewritten while it is used. */
export interface TableRewrite {
  /** Milliseconds that one step may take. */
  stepTime: number;
  /** Added to the statement that reads where the scrub stands, so that only one process changes it. */
  lockRow: string;
  /** Why nothing more may be written now; `undefined` when nothing is in the way. */
  obstacle(): Promise<string | undefined>;
  /** Makes the copy, empty but with all indexes, and the triggers that mirror every change in it. */
  begin(tx: SqlSession): Promise<void>;
  /** Whether the copy has the table's columns and indexes still. */
  isCurrent(tx: SqlSession): Promise<boolean>;
  stopMirroring(tx: SqlSession): Promise<void>;
  /** Copies the rows after the id `after`, up to `last`; what was mirrored already stays. */
  copy(tx: SqlSession, after: number, last: number): Promise<void>;
  /** Puts the copy in the table's place, under its names. Rejects with `TableInUse`. */
  swap(tx: SqlSession): Promise<void>;
  /** Deletes `count` rows of what has the copy's name; with the last row the table. Resolves to whether it is gone. */
  clear(tx: SqlSession, count: number): Promise<boolean>;
  /** Empties what the database keeps outside its tables; resolves to why it cannot, or `undefined`. */
  settle(): Promise<string | undefined>;
  /** Gives back what is only held between two steps. */
  rest(): void;
}

/** Somebody has a lock that the next step needs. */
export class TableInUse extends Error {
  override readonly name = 'TableInUse';
}
