import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { Database, Session } from './postgres-database.ts';

/** One file of `hosts/supabase/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

const names = v.array(v.object({ name: v.string() }));

/**
 * Brings a database to the newest schema, one instance at a time. Rejects with `StoreUnavailable`
 * when it was made by a newer website.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('enquiry_migration'))");
    await tx.query('CREATE TABLE IF NOT EXISTS enquiry_migration (name text PRIMARY KEY)');
    await tx.query('ALTER TABLE enquiry_migration ENABLE ROW LEVEL SECURITY');
    for (const { name, sql } of await pendingMigrations(tx, migrations)) {
      await tx.query(sql);
      await tx.query('INSERT INTO enquiry_migration (name) VALUES ($1)', [name]);
    }
  });
}

/**
 * Those of `migrations` that were not run yet; the table of their names exists. Rejects with
 * `StoreUnavailable` when the database was made by a newer website.
 */
export async function pendingMigrations(
  session: Session,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const rows = v.parse(names, await session.query('SELECT name FROM enquiry_migration'));
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied].find((name) => !known.has(name));
  if (newer) throw new StoreUnavailable(`its schema is ${newer}, newer than this website's`);
  return migrations.filter(({ name }) => !applied.has(name));
}

/** What must hold on the server for "stored" to mean "on the disk". */
const safeguards = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

const setting = v.tuple([v.object({ value: v.string() })]);

/** Rejects with `StoreUnavailable` when the server's commits are not on its disk. */
export async function confirmSafeguards(session: Session): Promise<void> {
  for (const name of safeguards) {
    const rows = await session.query('SELECT current_setting($1) AS value', [name]);
    const [{ value }] = v.parse(setting, rows);
    if (value !== 'on') throw new StoreUnavailable(`its ${name} is ${value}, not on`);
  }
}
