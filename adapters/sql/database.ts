/** What a statement's $1, $2 … may be. */
export type Value = string | number | boolean | null;

/** One transaction. Both methods reject with `StoreUnavailable` when the database cannot work. */
export interface Tx {
  /** Resolves to the rows. `values` replace $1, $2 …; SQLite returns booleans as 0 and 1. */
  query(sql: string, values?: readonly Value[]): Promise<readonly unknown[]>;
  /** Waits until no other transaction holds one of these names, and holds them to its own end. */
  lock(...names: readonly string[]): Promise<void>;
}

export interface Database {
  /**
   * Runs `work` between BEGIN and COMMIT; resolves when its changes are on the disk. Rolls back when
   * it rejects. `work` must wait for nothing but its transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A whole transaction by name. Its arguments and result are plain data: they may change threads. */
export type Operation<A extends readonly unknown[], T> = (tx: Tx, ...args: A) => Promise<T>;

/** Runs an operation in one transaction, wherever the database is. */
export type Run = <A extends readonly unknown[], T>(
  operation: Operation<A, T>,
  ...args: A
) => Promise<T>;

/** Runs operations in this thread. */
export const runOn =
  (database: Database): Run =>
  (operation, ...args) =>
    database.transaction((tx) => operation(tx, ...args));

/** '$2, $3, $4': the places of `count` values from `first` on. */
export function places(count: number, first: number): string {
  return Array.from({ length: count }, (_, n) => `$${first + n}`).join(', ');
}
