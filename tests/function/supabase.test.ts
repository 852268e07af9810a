import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunction, prepareSupabase, secret, startDeno } from '../support/deno.ts';
import {
  age,
  type Host,
  newEnquiry,
  referenceOf,
  send,
  temporaryFolder,
  until,
} from '../support/host.ts';
import { startPostgres, type TestDatabase, type TestPostgres } from '../support/postgres.ts';
import { type Inbox, startInbox } from '../support/smtp.ts';

const folder = temporaryFolder();
let postgres: TestPostgres;
let database: TestDatabase;
let inbox: Inbox;
let isolate: Host;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase();
  await prepareSupabase(database);
  inbox = await startInbox();
  const bundle = bundleFunction(folder.path);
  const env = { SUPABASE_DB_URL: database.url, SMTP_URL: inbox.url };
  isolate = await startDeno(bundle, folder.path, env);
});
afterAll(async () => {
  await isolate.end('SIGKILL');
  await inbox.close();
  await postgres.stop();
  folder.remove();
});

test('mail that an outage delayed leaves with the schedule of the database', async () => {
  await inbox.close();
  const reference = await referenceOf(await send(isolate.url, newEnquiry()));
  await until(async () => {
    const [row] = await database.query('select last_error from enquiry');
    expect(row?.last_error).not.toBeNull();
  });
  await inbox.open();
  await age(database.query, 61_000);

  // What an operator stores in the vault, and what pg_cron and pg_net then do each minute.
  await database.query(`insert into vault.secrets values
    ('enquiries_url', '${isolate.url}/functions/v1/send-contact-email'), ('enquiries_secret', '${secret}')`);
  const [job] = await database.query('select schedule, command from cron.job');
  expect(job?.schedule).toBe('* * * * *');
  // The isolate rests for a minute after a pass that found nobody; another one does not know of it.
  const other = await startDeno(`${folder.path}/bundle.js`, folder.path, {
    SUPABASE_DB_URL: database.url,
    SMTP_URL: inbox.url,
  });
  await database.query(String(job?.command));
  const [request] = await database.query('select url, headers from net.request');
  const { pathname } = new URL(String(request?.url));
  const { authorization } = Object(request?.headers);
  const answer = await fetch(other.url + pathname, { method: 'POST', headers: { authorization } });
  expect(answer.status).toBe(202);
  await until(() => expect(inbox.received).toHaveLength(1));
  expect(inbox.received[0]?.messageId).toContain(reference);
  // The levels of the Node host's log (docs/running.md, 'When /health is red').
  expect(isolate.output()).toContain('{"level":30,"event":"received"');
  expect(isolate.output()).toContain('{"level":50,"event":"not_sent"');
  await other.end('SIGKILL');
});

test.each(['anon', 'authenticated'])(
  'a browser with the role %s reaches no table',
  async (role) => {
    for (const sql of [
      'select * from enquiry',
      'insert into enquiry_schema values (2)',
      'update enquiry set held = null',
      'delete from enquiry',
      'truncate enquiry',
      "select nextval('enquiry_id_seq')",
      'select * from enquiry_schema',
    ]) {
      await expect(database.query(`set role ${role}; ${sql}`)).rejects.toThrow('permission denied');
    }
  },
);

test('does not start on a database of another version', async () => {
  const { url, query } = await postgres.createDatabase();
  await query(
    'create table enquiry_schema (version bigint); insert into enquiry_schema values (9)',
  );
  const env = { SUPABASE_DB_URL: url, SMTP_URL: inbox.url };
  const start = startDeno(`${folder.path}/bundle.js`, folder.path, env);
  await expect(start).rejects.toThrow('The database has schema 9');
});

test('one isolate uses two connections at most', async () => {
  await Promise.all(Array.from({ length: 30 }, () => send(isolate.url, newEnquiry())));
  const [row] = await database.query(
    'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(Number(row?.count)).toBeLessThanOrEqual(2);
});
