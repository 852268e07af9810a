import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openPostgres } from '../../hosts/postgres.ts';
import { checkSchema, forSqlite, migrate, supported } from '../../hosts/schema.ts';
import { openSqlite } from '../../server/sqlite.ts';
import { bundleFunction, migrations, prepareSupabase, secret, startDeno } from '../support/deno.ts';
import { forEachTest, type Rows, siteForEachTest, until } from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { startInbox } from '../support/smtp.ts';

// A database of an earlier release, with what waits, is held and was sent, comes through the migrations.

const postgres = await startPostgres();
const inbox = forEachTest(startInbox);
const site = siteForEachTest(() => ({ SMTP_URL: inbox().url }));

const textOf = (file: string) => readFileSync(file, 'utf8');
const [first = '', ...later] = migrations;

/** Releases, with the migrations that each has applied. */
const releases = [
  ['2.0', 1],
  ['2.1', 2],
  ['3.0', 3],
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
    ).toEqual(
      ['ENQ-WAITING0', 'ENQ-HELD0000', 'ENQ-SENT0000', 'ENQ-CLOSED00'].map((reference) => ({
        reference,
        sent: /WAITING|SENT/.test(reference) ? 1 : 0,
        rank: 0,
        refused: null,
        unreached: null,
        reached_at: null,
      })),
    ),
  );
  expect(await rows('select state from enquiry order by id')).toEqual(
    ['sent', 'held', 'sent', 'closed'].map((state) => ({ state })),
  );
  // Earlier releases ask for version 1 and count three migrations, so they start beside and after this one.
  expect(
    await rows('select cast(version as integer) as version, migration from enquiry_schema'),
  ).toEqual([{ version: 1, migration: 3 }]);
  expect(await rows('select name from enquiry_migration order by name')).toEqual(
    migrations.map((file) => ({ name: basename(file, '.sql') })),
  );
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
    select t.name || '.' || c.name as name from sqlite_schema as t, pragma_table_xinfo(t.name) as c
      where t.type = 'table'
    union select name from sqlite_schema where type = 'index' and sql is not null order by 1`);
  const onPostgres = await query(`
    select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
    union select indexname from pg_indexes
      where schemaname = 'public' and indexname !~ '_(key|pkey)$' order by 1`);
  expect(onSqlite.all().map(({ name }) => name)).toEqual(onPostgres.map(({ name }) => name));
  // By name, as Supabase's command line applies them.
  expect(`${supported.migration}.sql`).toBe(basename(migrations.at(-1) ?? ''));
});

test('a migration that does not say where its part for PostgreSQL begins is not applied', () => {
  const text = 'create table enquiry (id bigint);\n-- Postgres only.\n';
  expect(() => forSqlite('new', text)).toThrow("new.sql needs one line '-- PostgreSQL only.'");
});

/** A folder with the migrations and one more file. */
function withOneMore(file: string, text: string): string {
  const folder = mkdtempSync(join(site.dataDir, 'migrations-'));
  for (const one of migrations) copyFileSync(one, join(folder, basename(one)));
  writeFileSync(join(folder, file), text);
  return folder;
}

test.each([
  ['a new database', []],
  ['one of 2.0', migrations.slice(0, 1)],
  ['one of 3.0', migrations.slice(0, 3)],
  ['one of this release', migrations],
])(
  'a migration that is made today is applied once, after the released ones, to %s',
  async (_, applied) => {
    const folder = withOneMore(
      '20261129120000_today.sql',
      `alter table enquiry add column today text;
    insert into enquiry_migration values ('20261129120000_today');
    -- PostgreSQL only.\n`,
    );
    const file = join(site.dataDir, 'enquiries.db');
    const db = new DatabaseSync(file);
    const { url, query } = await postgres.createDatabase();
    for (const one of applied) {
      db.exec(forSqlite(one, textOf(one)));
      await query(textOf(one));
    }
    db.close();
    for (const [database, kind] of [
      [openSqlite(site.dataDir, 0), 'sqlite'],
      [openPostgres(url, 1, 1), 'postgres'],
    ] as const) {
      await migrate(database, kind, folder);
      await migrate(database, kind, folder);
      await checkSchema(database);
      expect(await database.read('select today, state from enquiry')).toEqual([]);
      expect(await database.read('select name from enquiry_migration')).toHaveLength(5);
      await database.close();
    }
  },
);

test.each([
  ['.DS_Store', '', '.DS_Store is no migration: remove it'],
  ['20270112000000_outcomes.sql~', '', 'outcomes.sql~ is no migration: remove it'],
  ['20261129120000_today.sql', '-- PostgreSQL only.\n', 'today.sql does not add its name'],
])('a file %s among the migrations stops the start with its name', async (file, text, message) => {
  const database = openSqlite(site.dataDir, 0);
  await expect(migrate(database, 'sqlite', withOneMore(file, text))).rejects.toThrow(message);
  await database.close();
});
