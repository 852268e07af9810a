import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { freePort } from '../../build/free-port.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { bundleFunction } from '../../hosts/supabase/bundle.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { type DenoProcess, startDenoProcess } from '../../testing/servers/deno-process.ts';
import { makePlace, until } from '../../testing/servers/server-process.ts';
import { postTo } from '../../testing/servers/test-server.ts';
import { startSupabase, type TestSupabase } from '../../testing/stores/test-supabase.ts';
import { newClient, newEnquiry, referenceOf } from '../../testing/test-enquiries.ts';

const place = makePlace();
const drainSecret = 'a secret of more than thirty-two characters';
let supabase: TestSupabase;
let bundle: string;
let isolate: DenoProcess | undefined;
let inbox: SmtpInbox;
beforeAll(async () => {
  bundle = await bundleFunction(place.root);
  supabase = await startSupabase();
  inbox = await startSmtpInbox();
});
afterAll(async () => {
  await isolate?.kill();
  await inbox.close();
  await supabase.stop();
  place.remove();
});

/** The two lines of SQL that docs/running.md points to, with what an operator fills in. */
function secretsFor(address: string): string {
  const file = 'hosts/supabase/migrations/20261201000000_enquiries.sql';
  const lines = readFileSync(file, 'utf8').match(/^--( {3}select vault| {5}').*$/gm) ?? [];
  return lines
    .map((line) => line.slice(2))
    .join('\n')
    .replace('https://PROJECT.supabase.co', address)
    .replace("the function''s DRAIN_SECRET", drainSecret);
}

const oneNumber = async (sql: string) => Number((await supabase.query(sql))[0]?.number);

test('On Supabase an enquiry is mailed at once; mail that an outage delayed leaves with the schedule, which does the chores too', async () => {
  const port = await freePort();
  const start = () =>
    startDenoProcess(bundle, join(place.root, 'deno'), {
      PORT: String(port),
      SUPABASE_DB_URL: supabase.url,
      SMTP_URL: inbox.url,
      DRAIN_SECRET: drainSecret,
    });
  const send = async (changes: object = {}) =>
    referenceOf(await postTo(`http://127.0.0.1:${port}`, newEnquiry(changes), newClient()));

  isolate = await start();
  const first = await send();
  await until(() => inbox.received.length === 1, 10_000);

  await inbox.close();
  const held = await send();
  const spam = await send({ message: 'Buy https://spam.example/now '.repeat(9) });
  await until(() => isolate?.log.join().includes('mail_server_away') ?? false, 10_000);
  const leases = 'SELECT count(*) AS number FROM outbox WHERE lease IS NOT NULL';
  await until(async () => (await oneNumber(leases)) === 0, 10_000);
  // An isolate that has answered may end at any time, and its next try with it.
  await isolate.kill();

  const longAgo = 91 * 86_400_000;
  await supabase.query(`
    UPDATE enquiry SET accepted_at = accepted_at - ${longAgo}, outcome = 'answered' WHERE reference = '${first}';
    UPDATE outbox SET delivered_at = delivered_at - ${longAgo} WHERE delivered_at IS NOT NULL`);
  inbox = await startSmtpInbox({ port: inbox.port });
  isolate = await start();

  // pg_cron counts in minutes. Only now does it know whom to wake.
  await supabase.query(secretsFor(`http://127.0.0.1:${port}`));
  await until(() => supabase.answers.length > 0, 70_000);
  expect(supabase.answers[0]).toBe(202);
  const about = (text: string) =>
    inbox.received.filter(({ mail }) => `${mail.subject} ${mail.text}`.includes(text));
  await until(() => about(held).length === 1 && about(spam).length === 1, 15_000);
  expect(about(spam)[0]?.mail.subject).toBe('1 suspected spam enquiry held back');
  const erased = `SELECT count(*) AS number FROM enquiry WHERE reference = '${first}' AND email = ''`;
  await until(async () => (await oneNumber(erased)) === 1, 10_000);
}, 150_000);

/** Everything that statements can reach, outside of PostgreSQL's own schemas. */
const reachable = `
  SELECT relation.oid::regclass::text AS name, relation.relkind::text AS kind,
    (SELECT quote_ident(attname) FROM pg_attribute
     WHERE attrelid = relation.oid AND attnum > 0 AND attidentity = ''
     ORDER BY attnum LIMIT 1) AS first_column
  FROM pg_class AS relation JOIN pg_namespace AS schema ON schema.oid = relation.relnamespace
  WHERE relation.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    AND schema.nspname !~ '^(pg_|information_schema$)'
  UNION ALL
  SELECT format('%s(%s)', routine.oid::regproc, (
      SELECT string_agg(format('NULL::%s', format_type(type, NULL)), ', ')
      FROM unnest(routine.proargtypes) AS type)),
    routine.prokind::text, NULL
  FROM pg_proc AS routine JOIN pg_namespace AS schema ON schema.oid = routine.pronamespace
  WHERE schema.nspname !~ '^(pg_|information_schema$)'
    AND routine.prorettype NOT IN ('trigger'::regtype, 'event_trigger'::regtype)`;

function attemptsOn({ name, kind, first_column }: Readonly<Record<string, unknown>>): string[] {
  if (kind === 'S') return [`SELECT last_value FROM ${name}`, `SELECT nextval('${name}')`];
  if (kind === 'f' && first_column === null) return [`SELECT ${name}`];
  if (kind === 'p' && first_column === null) return [`CALL ${name}`];
  return [
    `SELECT count(*) FROM ${name}`,
    `INSERT INTO ${name} DEFAULT VALUES`,
    `UPDATE ${name} SET ${first_column} = ${first_column}`,
    `DELETE FROM ${name}`,
    `TRUNCATE ${name}`,
  ];
}

/** SQLSTATE of a missing right. */
const insufficientPrivilege = '42501';

test.each(['anon', 'authenticated'])(
  'A client with the key of the role %s reads, writes and calls nothing',
  async (role) => {
    // A server of the website's own may share the database, and notes there which migrations it ran.
    await (await openPostgresStore(supabase.url, readMigrations())).close();
    const targets = await supabase.query(reachable);
    const names = targets.map(({ name }) => String(name));
    expect(names).toEqual(
      expect.arrayContaining(['enquiry', 'enquiry_id_seq', 'enquiry_migration', 'cron.job']),
    );
    expect(names.filter((name) => name.startsWith('net.http_post('))).toHaveLength(1);
    const attempts = ['CREATE TABLE public.mine ()', ...targets.flatMap(attemptsOn)];
    const permitted: string[] = [];
    for (const sql of attempts) {
      const refused = await supabase.tryAs(role, sql);
      if (refused !== insufficientPrivilege) permitted.push(`${sql}: ${refused ?? 'done'}`);
    }
    expect(permitted).toEqual([]);
  },
);
