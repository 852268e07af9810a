import { StoreUnavailable } from '../../enquiry/ports.ts';
import { confirmSafeguards, connect, type Migration } from './postgres-database.ts';

/**
 * Looks at a PostgreSQL database and changes nothing; resolves to how many of the migrations the
 * next start will run. Rejects with an error that says why the database cannot be used.
 */
export async function inspectPostgres(
  url: string,
  migrations: readonly Migration[],
): Promise<number> {
  const sql = connect(url);
  try {
    await confirmSafeguards(sql);
    const [table] = await sql`SELECT to_regclass('enquiry_migration') IS NOT NULL AS found`;
    const rows = table?.found ? await sql`SELECT name FROM enquiry_migration` : [];
    const applied = new Set(rows.map((row) => String(row.name)));
    const known = new Set(migrations.map(({ name }) => name));
    const newer = [...applied].find((name) => !known.has(name));
    if (newer) throw new StoreUnavailable(`its schema is ${newer}, newer than this website's`);
    const pending = migrations.filter(({ name }) => !applied.has(name)).length;
    const [right] = await sql`SELECT has_schema_privilege(current_schema(), 'CREATE') AS held`;
    if (pending > 0 && !right?.held) {
      throw new StoreUnavailable('this user may not create the tables that it still needs');
    }
    return pending;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
