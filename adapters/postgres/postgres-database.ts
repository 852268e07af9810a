import postgres from 'postgres';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/** One file of `hosts/supabase/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

export type Database = ReturnType<typeof connect>;

/** Connections of one instance; PostgreSQL has a hundred for all. */
const connections = 10;

/** Seconds to get a connection. */
const connectTimeout = 5;

/** Milliseconds after which the server ends a statement, and a transaction that does nothing. */
const timeouts = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 } as const;

/** Milliseconds that migrations may take, waiting for another instance's included. */
const migrationTimeout = 60_000;

/** Connects to a database when first asked. Numbers of 64 bits become numbers: all ours are small. */
export function connect(url: string) {
  return postgres(url, {
    max: connections,
    connect_timeout: connectTimeout,
    // A pooler between us and the database may not keep prepared statements.
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'website', synchronous_commit: 'on', ...timeouts },
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
}

/**
 * Brings a database to the newest schema, one instance at a time. Throws `StoreUnavailable` when
 * it was made by a newer website.
 */
export async function migrate(sql: Database, migrations: readonly Migration[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`SET LOCAL statement_timeout = ${migrationTimeout}`);
    await tx`SELECT pg_advisory_xact_lock(hashtext('enquiry_migration'))`;
    await tx`CREATE TABLE IF NOT EXISTS enquiry_migration (name text PRIMARY KEY)`;
    await tx`ALTER TABLE enquiry_migration ENABLE ROW LEVEL SECURITY`;
    const rows = await tx`SELECT name FROM enquiry_migration`;
    const applied = new Set(rows.map((row) => String(row.name)));
    const known = new Set(migrations.map(({ name }) => name));
    for (const name of applied) {
      if (!known.has(name)) {
        throw new StoreUnavailable(`its schema is ${name}, newer than this website's`);
      }
    }
    for (const { name, sql: text } of migrations) {
      if (applied.has(name)) continue;
      await tx.unsafe(text);
      await tx`INSERT INTO enquiry_migration (name) VALUES (${name})`;
    }
  });
}

/** What must hold on the server for "stored" to mean "on the disk". */
const safeguards = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws `StoreUnavailable` when the server's commits are not on its disk. */
export async function confirmSafeguards(sql: Database): Promise<void> {
  for (const name of safeguards) {
    const [row] = await sql`SELECT current_setting(${name}) AS value`;
    if (row?.value !== 'on') throw new StoreUnavailable(`its ${name} is ${row?.value}, not on`);
  }
}

/**
 * Classes of PostgreSQL's errors that time may mend: connection, transaction rolled back,
 * resources, not in the right state, operator's intervention, system.
 */
const passing = /^(08|25|40|53|55|57|58)/;

/** Runs `work`; what the database cannot do now becomes `StoreUnavailable`, the rest stays a bug. */
export async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable || !(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    // Words of SQL errors may quote a row; the driver's and the system's codes are letters only.
    const isState = error instanceof postgres.PostgresError;
    if (isState ? passing.test(code) : /^[A-Z][A-Z_]+$/.test(code)) {
      throw new StoreUnavailable(`PostgreSQL: ${code}`, { cause: error });
    }
    throw error;
  }
}
