import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database, Transaction } from '../enquiry/database.ts';

/**
 * Migrations in the order in which they are applied; later ones follow by name. Releases up to 3.0 counted
 * them, and their dates lie ahead of their time.
 */
const first = [
  '20261201000000_enquiries',
  '20261228000000_delivery',
  '20270111000000_on_call',
  '20270112000000_outcomes',
];

/** The schema that this code uses. Migrations that only add leave `version`, so that earlier releases run beside and after. */
export const supported = { version: 1, migration: '20270112000000_outcomes' };

/** This code cannot use the database as it is; the message tells the operator what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

const names = v.array(v.object({ name: v.string() }));

const schema = v.object({ version: v.number(), migration: v.number() });

const migrationsFolder = join(import.meta.dirname, '../supabase/migrations');

/**
 * Applies the migrations that the database does not have yet. Rejects with an error for the operator when
 * its schema is one that this code cannot use, or the folder has a file that is no migration.
 */
export async function migrate(
  database: Database,
  kind: 'sqlite' | 'postgres',
  folder = migrationsFolder,
): Promise<void> {
  const found = readdirSync(folder)
    .map(nameOf)
    .sort()
    .filter((name) => !first.includes(name));
  await database.transaction(async (tx) => {
    const applied = await findApplied(database, tx);
    for (const name of [...first, ...found].filter((one) => !applied.includes(one))) {
      const sql = readFileSync(join(folder, `${name}.sql`), 'utf8');
      await tx.execute(kind === 'sqlite' ? forSqlite(name, sql) : sql);
    }
    const recorded = await findApplied(database, tx);
    const missing = found.find((name) => !recorded.includes(name));
    if (missing)
      throw new SchemaError(`${missing}.sql does not add its name to enquiry_migration.`);
  });
}

/** The name of a migration. Throws an error for the operator on any other file, such as an editor's copy. */
function nameOf(file: string): string {
  const [, name] = /^(\d{14}_\w+)\.sql$/.exec(file) ?? [];
  if (name) return name;
  throw new SchemaError(
    `supabase/migrations/${file} is no migration: remove it, or name it YYYYMMDDhhmmss_what.sql.`,
  );
}

/** Rejects with an error for the operator when the database is not ready for this code. */
export async function checkSchema(database: Database): Promise<void> {
  const applied = await database.transaction((tx) => findApplied(database, tx));
  if (applied.length === 0) {
    throw new SchemaError('There are no enquiries here: the database has no table of them.');
  }
  if (!applied.includes(supported.migration)) {
    throw new SchemaError(
      'The database is still that of an earlier version: start the server, or on Supabase run `supabase db push`.',
    );
  }
}

/** The migrations that were applied. Throws an error for the operator when this code cannot use the schema. */
async function findApplied(database: Database, tx: Transaction): Promise<readonly string[]> {
  // Asking for a missing column would abort PostgreSQL's transaction.
  const columns = v.parse(names, await tx.query(database.columnsSql)).map(({ name }) => name);
  if (!columns.includes('enquiry_schema.version')) {
    if (!columns.includes('enquiry.id')) return [];
    throw new SchemaError(
      'The database belongs to version 1. Let 1.x deliver what waits, export what you need, start with a new DATA_DIR, and delete the old one within 90 days.',
    );
  }
  const isCounted = columns.includes('enquiry_schema.migration');
  const [row] = await tx.query(
    `select version, ${isCounted ? 'migration' : '1 as migration'} from enquiry_schema`,
  );
  const { version, migration } = v.parse(schema, row);
  if (version !== supported.version) {
    throw new SchemaError(
      `The database has schema ${version}, and this version of the website knows ${supported.version}: start the version that wrote it.`,
    );
  }
  if (!columns.includes('enquiry_migration.name')) return first.slice(0, migration);
  return v
    .parse(names, await tx.query('select name from enquiry_migration'))
    .map(({ name }) => name);
}

/** A migration up to the line that begins its part for PostgreSQL alone, in SQLite's words. */
export function forSqlite(name: string, sql: string): string {
  const [shared = '', ...postgresOnly] = sql.split('-- PostgreSQL only.\n');
  if (postgresOnly.length !== 1)
    throw new SchemaError(`${name}.sql needs one line '-- PostgreSQL only.'`);
  return shared
    .replace('bigint generated always as identity primary key', 'integer primary key')
    .replace(') stored;', ') virtual;');
}
