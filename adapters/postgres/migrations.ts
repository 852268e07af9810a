import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { Tx } from '../sql/database.ts';
import { olderDatabase } from '../sql/older-database.ts';
import type { PostgresDatabase } from './driver.ts';

/** One file of `hosts/supabase/migrations`; its last statement notes its name. */
export interface Migration {
  name: string;
  sql: string;
}

/** What both a database and a transaction on it can do. */
type Session = Pick<Tx, 'query'>;

/** Brings a database to the newest schema, one instance at a time. Rejects with `StoreUnavailable`. */
export async function migrate(
  database: PostgresDatabase,
  migrations: readonly Migration[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.lock('enquiry_migration');
    for (const { sql } of await pendingMigrations(tx, migrations)) await tx.query(sql);
  });
}

const tableRows = v.tuple([v.object({ noted: v.boolean(), used: v.boolean() })]);
const nameRows = v.array(v.object({ name: v.string() }));

/**
 * Those of `migrations` that were not run yet. Rejects with `StoreUnavailable` when the database is
 * that of another version of this website.
 */
export async function pendingMigrations(
  session: Session,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const tables = await session.query(
    `SELECT to_regclass('enquiry_migration') IS NOT NULL AS noted,
       to_regclass('enquiry') IS NOT NULL AS used`,
  );
  const [{ noted, used }] = v.parse(tableRows, tables);
  const rows = noted ? await session.query('SELECT name FROM enquiry_migration ORDER BY name') : [];
  const names = v.parse(nameRows, rows).map(({ name }) => name);
  const [first, last] = [migrations[0]?.name ?? '', migrations.at(-1)?.name ?? ''];
  // Where Supabase ran the migrations of version 1, nothing noted them.
  if ((used && names.length === 0) || names.some((name) => name < first)) {
    throw olderDatabase('DATABASE_URL');
  }
  const newer = names.find((name) => name > last);
  if (newer !== undefined) {
    throw new StoreUnavailable(`its schema ${newer} is newer: run the newer website`);
  }
  return migrations.filter(({ name }) => !names.includes(name));
}

const answers = v.array(v.object({ lacking: v.string() }));

/**
 * Rejects with `StoreUnavailable` when this user may not do all of our work on our tables. Row-level
 * security would hide every row from a user who is not their owner.
 */
export async function confirmRights(session: Session): Promise<void> {
  const rows = await session.query(
    `SELECT name AS lacking FROM unnest(ARRAY['enquiry', 'outbox']) AS name
     WHERE row_security_active(name) OR NOT (has_table_privilege(name, 'SELECT')
       AND has_table_privilege(name, 'INSERT') AND has_table_privilege(name, 'UPDATE'))`,
  );
  const tables = v.parse(answers, rows).map(({ lacking }) => lacking);
  if (tables.length === 0) return;
  throw new StoreUnavailable(
    `this user lacks rights on ${tables.join(', ')}; connect as the owner of the tables`,
  );
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
