import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { bundleFunction, prepareSupabase, secret, startDeno } from '../support/deno.ts';
import { age, newEnquiry, referenceOf, send, temporaryFolder, until } from '../support/host.ts';
import { localhostPem, startPostgres } from '../support/postgres.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { startInbox } from '../support/smtp.ts';

const postgres = await startPostgres();
const encrypted = await startPostgres({ tls: true });
const database = await postgres.createDatabase();
await prepareSupabase(database);
const inbox = await startInbox();
afterAll(inbox.close);

const folder = temporaryFolder();
const bundle = bundleFunction(folder);
const start = (env: Readonly<Record<string, string>>, preload: readonly string[] = []) =>
  startDeno(bundle, folder, { SMTP_URL: inbox.url, ...env }, preload);
const edgeRuntime = ['tests/support/edge-runtime.ts'];
const isolate = await start({ SUPABASE_DB_URL: database.url });
afterAll(() => isolate.end('SIGKILL'));

test('mail that an outage delayed leaves with the schedule of the database', async () => {
  await inbox.close();
  const reference = await referenceOf(await send(isolate.url, newEnquiry()));
  await until(async () => {
    const [row] = await database.query('select failing_since from enquiry_relay');
    expect(row?.failing_since).not.toBeNull();
  });
  await inbox.open();
  await age(database.query, 61_000);

  // An operator stores these in the vault; pg_cron and pg_net then do the rest each minute.
  await database.query(`insert into vault.secrets values
    ('enquiries_url', '${isolate.url}/functions/v1/send-contact-email'), ('enquiries_secret', '${secret}')`);
  const [job] = await database.query(
    "select schedule, command from cron.job where jobname = 'deliver-enquiries'",
  );
  expect(job?.schedule).toBe('* * * * *');
  const other = await start({ SUPABASE_DB_URL: database.url });
  await database.query(String(job?.command));
  const [request] = await database.query('select url, headers from net.request');
  const { pathname } = new URL(String(request?.url));
  const { authorization } = Object(request?.headers);
  const ask = (authorization: string) =>
    fetch(other.url + pathname, { method: 'POST', headers: { authorization } });
  // As after a change of SECRET in one of the two places.
  expect((await ask('Bearer wrong')).status).toBe(404);
  await until(() => expect(other.output()).toContain('{"level":40,"event":"wrong_bearer"'));
  expect((await ask(authorization)).status).toBe(202);
  await until(() => expect(inbox.received).toHaveLength(1));
  expect(inbox.received[0]?.messageId).toContain(reference);
  // The levels of the Node host's log (docs/running.md, 'When /health is red').
  expect(isolate.output()).toContain('{"level":30,"event":"received"');
  expect(isolate.output()).toContain('{"level":50,"event":"not_sent"');
  await other.end('SIGKILL');
});

/** Posts as the database's schedule does, to a worker of this age. */
const call = (url: string, work: string, age: number) =>
  fetch(`${url}/send-contact-email/${work}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'x-worker-age': `${age}` },
  });

test('a worker sends after its answer, although it is ended as soon as it has nothing to do', async () => {
  const own = await postgres.createDatabase();
  await prepareSupabase(own);
  const late = await startScriptedServer(async (command) => {
    if (command === 'DATA') await sleep(1500);
    return undefined;
  });
  const worker = await start({ SUPABASE_DB_URL: own.url, SMTP_URL: late.url }, edgeRuntime);
  const ended = once(worker.child, 'exit');
  const headers = { 'sec-fetch-site': 'same-origin', 'x-last-request': 'yes' };
  await referenceOf(await send(worker.url, newEnquiry(), { headers }));
  await ended;
  expect(await own.query('select 1 from enquiry where sent_at is not null')).toHaveLength(1);
  await late.close();
});

test('a worker takes the schedule’s calls as long as a minute is left of its life', async () => {
  const own = await postgres.createDatabase();
  await prepareSupabase(own);
  const worker = await start({ SUPABASE_DB_URL: own.url }, edgeRuntime);
  inbox.received.length = 0;
  for (const [age, sent] of [
    [2_000, 1],
    [62_000, 2],
    // The free plan may end it in 28 s.
    [122_000, 2],
    // It is still there, so it is on a paid plan, which ends it after 400 s.
    [182_000, 4],
    [342_000, 4],
  ] as const) {
    await own.query(`insert into enquiry
      (reference, payload_hash, form_type, name, email, subject, message, received_at, next_try_at)
      values ('ENQ-${age}', 'x', 'home', 'Ada', 'ada@example.net', 'Hello', 'Hi', ${Date.now()}, 1)`);
    expect((await call(worker.url, 'deliver', age)).status).toBe(202);
    expect(inbox.received).toHaveLength(sent);
  }
  await worker.end('SIGKILL');
});

test('a relay that fails while nobody writes is noticed by the schedule’s calls', async () => {
  const own = await postgres.createDatabase();
  await prepareSupabase(own);
  const away = await startScriptedServer(replies({ greeting: '421 away' }));
  const worker = await start({ SUPABASE_DB_URL: own.url, SMTP_URL: away.url }, edgeRuntime);
  await call(worker.url, 'deliver', 0);
  expect(worker.output()).toContain('{"level":50,"event":"relay_failing","reason":"SMTP 421"}');
  await age(own.query, 31 * 60_000);
  const health = await fetch(`${worker.url}/send-contact-email/health`);
  expect((await health.json()).reasons).toEqual(['relay']);
  await worker.end('SIGKILL');
  await away.close();
});

test.each(['anon', 'authenticated'])('the role %s reaches no table', async (role) => {
  for (const sql of [
    'select * from enquiry',
    'insert into enquiry_schema values (2)',
    'update enquiry set held = null',
    'delete from enquiry',
    'truncate enquiry',
    "select nextval('enquiry_id_seq')",
    'select * from enquiry_schema',
    'select * from enquiry_relay',
    'insert into enquiry_offer values (1)',
    'delete from enquiry_migration',
  ]) {
    await expect(database.query(`set role ${role}; ${sql}`)).rejects.toThrow('permission denied');
  }
});

test('upkeep comes each hour, and the log of the schedule is deleted each day', async () => {
  const jobs = await database.query(
    'select jobname, schedule, command from cron.job order by jobname',
  );
  expect(jobs.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['delete-log-of-schedule', '37 3 * * *'],
    ['deliver-enquiries', '* * * * *'],
    ['upkeep-of-enquiries', '7 * * * *'],
  ]);
  await database.query(`insert into cron.job_run_details values
    (now() - interval '8 days'), (now() - interval '6 days')`);
  await database.query(String(jobs[0]?.command));
  expect(await database.query('select 1 from cron.job_run_details')).toHaveLength(1);
  await database.query('delete from net.request');
  await database.query(String(jobs[2]?.command));
  const [request] = await database.query('select url from net.request');
  expect(request?.url).toMatch(/\/send-contact-email\/upkeep$/);
});

test.each([
  ['?sslmode=disable', true],
  ['?uselibpqcompat=true&sslmode=require', true],
  [`?sslmode=verify-full&sslrootcert=${localhostPem}`, true],
  ['', false],
])('starts on a DATABASE_URL of its own with %j: %s', async (query, starts) => {
  const own = await encrypted.createDatabase();
  await prepareSupabase(own);
  const started = start({ DATABASE_URL: own.url.replace('127.0.0.1', 'localhost') + query });
  if (starts) await (await started).end('SIGKILL');
  else await expect(started).rejects.toThrow('DATABASE_URL: say how it is encrypted');
});

test('a visitor behind a proxy of TRUSTED_PROXIES is counted by the address behind it', async () => {
  const env = { SUPABASE_DB_URL: database.url, TRUSTED_PROXIES: '198.51.100.0/24' };
  const host = await start(env);
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) {
    const client = `203.0.113.7, 198.51.100.${n}, 10.0.0.1`;
    statuses.push((await send(host.url, newEnquiry(), { client })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await host.end('SIGKILL');
});

test('one isolate uses two connections at most', async () => {
  await Promise.all(Array.from({ length: 30 }, () => send(isolate.url, newEnquiry())));
  const [row] = await database.query(
    'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(Number(row?.count)).toBeLessThanOrEqual(2);
});
