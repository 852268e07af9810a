import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database, Transaction } from '../enquiry/database.ts';

/**
 * The schema that this code uses. A migration that only adds raises `migration` and leaves `version`,
 * so that the release before it runs beside and after it.
 */
export const supported = { version: 1, migration: 3 };

/** This code cannot use the database as it is; the message tells the operator what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

const catalogue = v.array(v.object({ name: v.string() }));

/**
 * Applies the migrations of `supabase/migrations/` that the database does not have yet. Rejects with an
 * error for the operator when its schema is one that this code cannot use.
 */
export async function migrate(database: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  const folder = join(import.meta.dirname, '../supabase/migrations');
  const files = readdirSync(folder).sort();
  await database.transaction(async (tx) => {
    const applied = await findApplied(database, tx);
    for (const file of files.slice(applied)) {
      const sql = readFileSync(join(folder, file), 'utf8');
      await tx.execute(kind === 'sqlite' ? forSqlite(file, sql) : sql);
    }
  });
}

/** Rejects with an error for the operator when the database is not ready for this code. */
export async function checkSchema(database: Database): Promise<void> {
  const applied = await database.transaction((tx) => findApplied(database, tx));
  if (applied === 0) {
    throw new SchemaError('There are no enquiries here: the database has no table of them.');
  }
  if (applied < supported.migration) {
    throw new SchemaError(
      'The database is still that of an earlier version: start the server, or on Supabase run `supabase db push`.',
    );
  }
}

/** Counts the migrations that were applied. Throws an error for the operator when this code cannot use the schema. */
async function findApplied(database: Database, tx: Transaction): Promise<number> {
  // Asking for a missing column would abort PostgreSQL's transaction.
  const columns = v.parse(catalogue, await tx.query(database.catalogue)).map(({ name }) => name);
  if (!columns.includes('enquiry_schema.version')) {
    if (!columns.includes('enquiry.id')) return 0;
    throw new SchemaError(
      'The database belongs to version 1. Let 1.x deliver what waits, export what you need, start with a new DATA_DIR, and delete the old one within 90 days.',
    );
  }
  const isNew = columns.includes('enquiry_schema.migration');
  const migration = isNew ? 'migration' : '1 as migration';
  const [row] = await tx.query(`select version, ${migration} from enquiry_schema`);
  const schema = v.parse(v.object({ version: v.number(), migration: v.number() }), row);
  if (schema.version === supported.version) return schema.migration;
  throw new SchemaError(
    `The database has schema ${schema.version}, and this version of the website knows ${supported.version}: start the version that wrote it.`,
  );
}

/** A migration up to the line that begins its part for PostgreSQL alone. */
export function forSqlite(file: string, sql: string): string {
  const [shared = '', ...postgresOnly] = sql.split('-- PostgreSQL only.\n');
  if (postgresOnly.length !== 1) throw new Error(`${file} needs one line '-- PostgreSQL only.'`);
  return shared.replace('bigint generated always as identity primary key', 'integer primary key');
}
