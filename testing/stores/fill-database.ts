import { DatabaseSync } from 'node:sqlite';
import { connect, upkeepLimits } from '../../adapters/postgres/driver.ts';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';

/** Rows that one transaction writes. */
const chunk = 5_000;

const columns = `reference, message_id, form_type, page, name, email, subject, message, added_fields,
  suspicions, points, canary, accepted_at`;

/** Others' enquiries, delivered at `at`, with messages of up to 5,000 characters that do not repeat. */
const statementsFor = (
  at: number,
  message: string,
  first: number,
  end: number,
  numbers: string,
) => [
  `INSERT INTO enquiry (${columns})
   SELECT 'ENQ-F' || (1000000 + n), '<' || n || '@example.net>', 'home', '/', 'Other ' || n,
     'other' || ((n * 7919) % 1000003) || '@example.net', 'S', ${message}, '{}', '', 0,
     CAST(0 AS FLAG), ${at} FROM ${numbers}`,
  `INSERT INTO outbox (enquiry_id, recipient, due_at, queued_at, delivered_at)
   SELECT id, 'staff@example.net', ${at}, ${at}, ${at} FROM enquiry
   WHERE reference >= 'ENQ-F${1_000_000 + first}' AND reference < 'ENQ-F${1_000_000 + end}'`,
];

/** Writes others' enquiries, from the `first` to before the `end`, into an SQLite file. */
export async function fillSqlite(file: string, first: number, end: number, at = Date.now()) {
  await openSqliteStore(file).close();
  const db = new DatabaseSync(file, { timeout: 5_000 });
  for (let from = first; from < end; from += chunk) {
    const to = Math.min(end, from + chunk);
    const numbers = `(WITH RECURSIVE c (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM c WHERE n + 1 < ${to}) SELECT n FROM c)`;
    const message = 'hex(randomblob(1 + (n * 37) % 2499))';
    const statements = statementsFor(at, message, from, to, numbers);
    db.exec(
      `PRAGMA secure_delete = 1; BEGIN; ${statements.join(';').replace('FLAG', 'INTEGER')}; COMMIT`,
    );
  }
  db.close();
}

/** Writes others' enquiries, from the `first` to before the `end`, into a PostgreSQL database. */
export async function fillPostgres(url: string, first: number, end: number) {
  await (await openPostgresStore(url, readMigrations())).close();
  const database = connect(url, upkeepLimits);
  for (let from = first; from < end; from += chunk) {
    const to = Math.min(end, from + chunk);
    const numbers = `generate_series(${from}::bigint, ${to - 1}) AS n`;
    const message = `(SELECT string_agg(md5(n || '-' || part), '')
      FROM generate_series(0, ((n * 37) % 156)::int) AS part)`;
    for (const text of statementsFor(Date.now(), message, from, to, numbers)) {
      await database.query(text.replace('CAST(0 AS FLAG)', 'false'));
    }
  }
  await database.close();
}
