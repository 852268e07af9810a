import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { forSqlite, supported } from '../../hosts/schema.ts';
import { bundleFunction, migrations, prepareSupabase, secret, startDeno } from '../support/deno.ts';
import { forEachTest, type Rows, siteForEachTest, until } from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { startInbox } from '../support/smtp.ts';

// A database of 2.0 or 2.1, with what waits, is held and was sent, comes through the migrations.

const postgres = await startPostgres();
const inbox = forEachTest(startInbox);
const site = siteForEachTest(() => ({ SMTP_URL: inbox().url }));

const textOf = (file: string) => readFileSync(file, 'utf8');
const [first = '', ...later] = migrations;

/** Releases, with the migrations that each has applied. */
const releases = [
  ['2.0', 1],
  ['2.1', 2],
] as const;

/** The rows that it leaves: waiting after two tries, held, sent, closed. */
const rowsAt = (now: number) => `insert into enquiry
  (reference, payload_hash, form_type, name, email, subject, message, received_at,
   held, next_try_at, attempts, last_error, sent_at)
  values
  ('ENQ-WAITING0', 'a', 'home', 'Ada', 'ada@example.net', 'Waiting', 'Hi', ${now - 1000}, null, ${now - 500}, 2, 'ETIMEDOUT', null),
  ('ENQ-HELD0000', 'b', 'home', 'Bot', 'bot@example.net', 'Held', 'Hi', ${now - 900}, '9 links', null, 0, null, null),
  ('ENQ-SENT0000', 'c', 'home', 'Ada', 'ada@example.net', 'Sent', 'Hi', ${now - 800}, null, null, 1, null, ${now - 700}),
  ('ENQ-CLOSED00', 'd', 'home', 'Ada', 'ada@example.net', 'Closed', 'Hi', ${now - 600}, null, null, 3, 'SMTP 550', null)`;

async function expectUpgraded(rows: Rows): Promise<void> {
  await until(() =>
    expect(inbox().received.map(({ subject }) => subject)).toContain('Waiting: Ada'),
  );
  await until(async () =>
    expect(
      await rows(`select reference, case when sent_at is null then 0 else 1 end as sent,
        rank, refused, unreached, reached_at from enquiry order by id`),
    ).toEqual([
      {
        reference: 'ENQ-WAITING0',
        sent: 1,
        rank: 0,
        refused: null,
        unreached: null,
        reached_at: null,
      },
      {
        reference: 'ENQ-HELD0000',
        sent: 0,
        rank: 0,
        refused: null,
        unreached: null,
        reached_at: null,
      },
      {
        reference: 'ENQ-SENT0000',
        sent: 1,
        rank: 0,
        refused: null,
        unreached: null,
        reached_at: null,
      },
      {
        reference: 'ENQ-CLOSED00',
        sent: 0,
        rank: 0,
        refused: null,
        unreached: null,
        reached_at: null,
      },
    ]),
  );
  // 2.0 and 2.1 ask for version 1, so they start beside and after this release.
  expect(
    await rows('select cast(version as integer) as version, migration from enquiry_schema'),
  ).toEqual([{ version: 1, migration: migrations.length }]);
}

test.each(releases)('an upgrade from %s on SQLite', async (_, applied) => {
  const db = new DatabaseSync(join(site.dataDir, 'enquiries.db'));
  for (const file of migrations.slice(0, applied)) db.exec(forSqlite(file, textOf(file)));
  db.exec(rowsAt(Date.now()));
  db.close();
  await site.start();
  await expectUpgraded(site.rows);
  await site.restart();
  await expectUpgraded(site.rows);
});

test.each(releases)(
  'an upgrade from %s on PostgreSQL, with two instances that start at once',
  async (_, applied) => {
    const { url, query } = await postgres.createDatabase();
    for (const file of migrations.slice(0, applied)) await query(textOf(file));
    await query(rowsAt(Date.now()));
    const env = { DATABASE_URL: url, SECRET: secret };
    await Promise.all([site.start(env), site.start(env)]);
    await expectUpgraded(query);
  },
);

test('an upgrade from 2.0 on Supabase, whose command line runs the same files', async () => {
  const database = await postgres.createDatabase();
  await prepareSupabase(database, [first]);
  await database.query(rowsAt(Date.now()));
  const bundle = bundleFunction(site.dataDir);
  const env = { SUPABASE_DB_URL: database.url, SMTP_URL: inbox().url };
  await expect(startDeno(bundle, site.dataDir, env)).rejects.toThrow('supabase db push');
  for (const file of later) await database.query(textOf(file));
  const isolate = await startDeno(bundle, site.dataDir, env);
  const headers = { authorization: `Bearer ${secret}` };
  await fetch(`${isolate.url}/send-contact-email/deliver`, { method: 'POST', headers });
  await expectUpgraded(database.query);
  await isolate.end('SIGKILL');
});

test('both databases have the same columns and indexes', async () => {
  const sqlite = new DatabaseSync(':memory:');
  const { query } = await postgres.createDatabase();
  for (const file of migrations) {
    sqlite.exec(forSqlite(file, textOf(file)));
    await query(textOf(file));
  }
  const onSqlite = sqlite.prepare(`
    select t.name || '.' || c.name as name from sqlite_schema as t, pragma_table_info(t.name) as c
      where t.type = 'table'
    union select name from sqlite_schema where type = 'index' and sql is not null order by 1`);
  const onPostgres = await query(`
    select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
    union select indexname from pg_indexes
      where schemaname = 'public' and indexname !~ '_(key|pkey)$' order by 1`);
  expect(onSqlite.all().map(({ name }) => name)).toEqual(onPostgres.map(({ name }) => name));
  expect(supported.migration).toBe(migrations.length);
});

test('a migration that does not say where its part for PostgreSQL begins is not applied', () => {
  const text = 'create table enquiry (id bigint);\n-- Postgres only.\n';
  expect(() => forSqlite('new.sql', text)).toThrow("new.sql needs one line '-- PostgreSQL only.'");
});
