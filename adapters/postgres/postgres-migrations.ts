import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { Database, Session } from './postgres-database.ts';

/** One file of `hosts/supabase/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

/**
 * The first release refuses a database with another name than these in `enquiry_migration`, so
 * what came later is recorded in `schema_version`.
 */
const firstRelease = new Set(['20260301000000_enquiries', '20260301000001_drain']);

/** The oldest version whose website runs on the newest schema. Raise it only with a removal. */
const schemaFloor = 20260301000001;

/** A migration's version is the time in its name. */
const versionOf = ({ name }: Migration) => Number(name.slice(0, 14));

const nameRows = v.array(v.object({ name: v.string() }));
const versionRows = v.array(v.object({ version: v.number(), floor: v.number() }));
const answer = v.tuple([v.object({ yes: v.boolean() })]);

/** PostgreSQL ends one of two transactions that wait for each other: done again, it has its turn. */
const deadlock = '40P01';
const attempts = 5;

const isDeadlock = ({ cause }: Error) =>
  cause instanceof Error && 'code' in cause && cause.code === deadlock;

/**
 * Brings a database to the newest schema, one instance at a time, while others use it; what a newer
 * website added stays. Rejects with `StoreUnavailable` when the schema is too new for this website.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.transaction((tx) => runPending(tx, migrations));
      return;
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error && isDeadlock(error))) throw error;
    }
  }
}

async function runPending(tx: Session, migrations: readonly Migration[]): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('enquiry_migration'))");
  await tx.query(`
    CREATE TABLE IF NOT EXISTS enquiry_migration (name text PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY, floor bigint NOT NULL);
    ALTER TABLE enquiry_migration ENABLE ROW LEVEL SECURITY;
    ALTER TABLE schema_version ENABLE ROW LEVEL SECURITY`);
  for (const migration of await pendingMigrations(tx, migrations)) {
    const { name, sql } = migration;
    await tx.query(sql);
    if (firstRelease.has(name)) {
      await tx.query('INSERT INTO enquiry_migration (name) VALUES ($1)', [name]);
    } else {
      const version = versionOf(migration);
      await tx.query('INSERT INTO schema_version VALUES ($1, $2)', [version, schemaFloor]);
    }
  }
}

/**
 * Those of `migrations` that were not run yet. Rejects with `StoreUnavailable` when the schema is
 * too new for this website.
 */
export async function pendingMigrations(
  session: Session,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const rowsOf = async (table: string, columns: string) => {
    const known = await session.query(`SELECT to_regclass('${table}') IS NOT NULL AS yes`);
    const [{ yes }] = v.parse(answer, known);
    return yes ? session.query(`SELECT ${columns} FROM ${table}`) : [];
  };
  const first = v.parse(nameRows, await rowsOf('enquiry_migration', 'name'));
  const newer = first.find(({ name }) => !firstRelease.has(name));
  if (newer) {
    throw new StoreUnavailable(
      `its schema is ${newer.name}, newer than this website's: run the newer website`,
    );
  }
  const later = v.parse(versionRows, await rowsOf('schema_version', 'version, floor'));
  const newest = Math.max(...migrations.map(versionOf));
  const floor = Math.max(0, ...later.map((row) => row.floor));
  if (floor > newest) {
    throw new StoreUnavailable(
      `its schema needs a website of schema ${floor} or newer, and this one has ${newest}: run the newer website`,
    );
  }
  const applied = new Set(later.map(({ version }) => version));
  const names = new Set(first.map(({ name }) => name));
  return migrations.filter((each) => !names.has(each.name) && !applied.has(versionOf(each)));
}

const answers = v.array(v.object({ lacking: v.string() }));

/**
 * Rejects with `StoreUnavailable` when this user may not do all of our work on our tables. Row-level
 * security would hide every row from a user who is not their owner.
 */
export async function confirmRights(session: Session): Promise<void> {
  const rows = await session.query(
    `SELECT name AS lacking FROM unnest(ARRAY['enquiry', 'outbox', 'delivery']) AS name
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
