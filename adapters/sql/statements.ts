/** What a statement's $1, $2 … may be. */
export type Value = string | number | null;

/** Something that runs SQL; resolves to the rows. */
export interface SqlSession {
  query(text: string, values?: readonly Value[]): Promise<readonly unknown[]>;
}

/** Runs `work` between BEGIN and COMMIT; rolls back when it rejects. */
export interface SqlDatabase {
  transaction<T>(work: (tx: SqlSession) => Promise<T>): Promise<T>;
}

/** SQL in what SQLite and PostgreSQL have in common, and the values of its $1, $2 … */
export interface Statement {
  text: string;
  values: readonly Value[];
}

/** Runs statements in one transaction; resolves to the rows of each. */
export type Transact = (
  statements: readonly Statement[],
) => Promise<readonly (readonly unknown[])[]>;

/** Runs one statement; resolves to its rows. */
export type Run = (text: string, ...values: readonly Value[]) => Promise<readonly unknown[]>;

/** '$2, $3, $4': the places of `count` values from `first` on. */
export function places(count: number, first: number): string {
  return Array.from({ length: count }, (_, n) => `$${first + n}`).join(', ');
}

/**
 * Work that needs the rows of one statement to choose the next: it yields statements and is given
 * their rows, all in one transaction. SQLite runs it in one go, PostgreSQL waits in between.
 */
export type Steps<T> = Generator<Statement, T, readonly unknown[]>;

/** How a database keeps other instances from rows that it selects; empty where it has one writer. */
export interface RowLocks {
  /** Ends a SELECT from the outbox: waits for whoever has the rows. */
  wait: string;
  /** Ends a SELECT from `table` and others: leaves out the rows that somebody has. */
  skip: (table: string) => string;
}
