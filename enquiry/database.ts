import * as v from 'valibot';
import { leaseTime } from './limits.ts';

/** A value for SQLite and PostgreSQL alike. Numbers are whole, times milliseconds since 1970. */
export type Value = string | number | null;

/** Runs one statement with its parameters `$1`, `$2` …; returns its rows, also those of `returning`. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<readonly unknown[]>;

export interface Transaction {
  query: Query;
  /** Runs several statements without parameters, without a time limit. */
  execute(sql: string): Promise<void>;
}

export interface Database {
  /** SQL for the time by the database's own clock: processes may disagree, and they share the leases. */
  readonly now: string;
  /** SQL for the columns of its tables, each a `name` such as 'enquiry.id'. */
  readonly columnsSql: string;
  /** Runs a statement that only reads. It takes no lock, and sees what is committed. */
  read: Query;
  /**
   * Runs `work` in a transaction; no other one runs at the same time, on any instance. Resolves when
   * it is on the disk.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Rejects when the disk has too little space. */
  checkDiskSpace(): Promise<void>;
  /** Removes deleted rows from the files; resolves to false if their text stays there until the space is used again. */
  scrubDeletedRows(): Promise<boolean>;
  close(): Promise<void>;
}

/** The states of an enquiry, as `supabase/migrations/` defines them. */
export const states = ['waiting', 'bounced', 'held', 'sent', 'closed'] as const;

export type State = (typeof states)[number];

const text = v.string();
const number = v.number();

const row = v.object({
  id: number,
  state: v.picklist(states),
  reference: text,
  form_type: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  received_at: number,
  /** Why it is held as suspected spam. */
  held: v.nullable(text),
  listed_at: v.nullable(number),
  released_at: v.nullable(number),
  /** Set while its mail waits or bounces; `never` once it bounced for good. */
  next_try_at: v.nullable(number),
  /** Of the worker that claimed it. */
  lease: v.nullable(text),
  attempts: number,
  last_error: v.nullable(text),
  /** Recipients still to be reached, separated by commas, once others have it; `null` means all. */
  unreached: v.nullable(text),
  /** Recipients that never got it, refused or given up, separated by commas. */
  rejected: v.nullable(text),
  /** When the first recipients accepted it, while others were still to be reached. */
  reached_at: v.nullable(number),
  /** Set while it bounces: the mail server's reason. */
  refused: v.nullable(text),
  bounced_at: v.nullable(number),
  refusal_listed_at: v.nullable(number),
  sent_at: v.nullable(number),
});

/** An enquiry as it is stored, without hashes. */
export type StoredEnquiry = v.InferOutput<typeof row>;

export const columns = Object.keys(row.entries).join(', ');

/** Reads rows of `columns`. Throws an error when the table is not as we know it. */
export const toEnquiries = (rows: readonly unknown[]): readonly StoredEnquiry[] =>
  v.parse(v.array(row), rows);

/** SQL for the time so many milliseconds before now. */
export const ago = ({ now }: Database, milliseconds: number) => `${now} - ${milliseconds}`;

/** SQL: nobody has a lease of it. One that ends later than any lease was given while the clock was wrong. */
export const freeSql = ({ now }: Database) =>
  `(leased_until <= ${now} or leased_until > ${now} + ${leaseTime})`;

/** Runs one statement that changes enquiries, in a transaction; resolves to those that it returns. */
export async function changeEnquiries(
  database: Database,
  sql: string,
  values: readonly Value[],
): Promise<readonly StoredEnquiry[]> {
  return toEnquiries(await database.transaction((tx) => tx.query(sql, values)));
}
