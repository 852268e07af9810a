/** What a statement's $1, $2 … may be. */
export type Value = string | number;

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
