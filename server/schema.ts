import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database, Transaction } from '../enquiry/database.ts';

/** The version of the schema that this code knows. */
const known = 1;

/** Marks where the PostgreSQL-only part of a migration starts. */
const postgresOnly = '-- PostgreSQL only.';

/**
 * Creates the schema from `supabase/migrations/`, unless it is there. Rejects with an error for the
 * operator when the database has another one.
 */
export async function prepareSchema(database: Database, kind: 'sqlite' | 'postgres') {
  await database.transaction(async (tx) => {
    const rows = v.parse(v.array(v.object({ name: v.string() })), await tx.query(database.tables));
    const tables = new Set(rows.map(({ name }) => name));
    if (tables.has('enquiry') && !tables.has('enquiry_schema')) {
      throw new Error(
        'The database belongs to version 1. Let 1.x deliver what waits, export what you need, start with a new DATA_DIR, and delete the old one within 90 days.',
      );
    }
    if (!tables.has('enquiry')) {
      const folder = join(import.meta.dirname, '../supabase/migrations');
      for (const file of readdirSync(folder).sort()) {
        const sql = readFileSync(join(folder, file), 'utf8');
        await tx.execute(kind === 'sqlite' ? forSqlite(sql) : sql);
      }
    }
    await checkSchema(tx);
  });
}

/** Throws an error for the operator when the database has a schema that this code does not know. */
export async function checkSchema(tx: Transaction): Promise<void> {
  const [found] = await tx.query('select version from enquiry_schema');
  const { version } = v.parse(v.object({ version: v.number() }), found);
  if (version === known) return;
  throw new Error(
    `The database has schema ${version}, and this version of the website knows ${known}: start the version that wrote it.`,
  );
}

const forSqlite = (sql: string) =>
  sql
    .slice(0, sql.indexOf(postgresOnly))
    .replace('bigint generated always as identity primary key', 'integer primary key');
