import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { startReaders } from '../../../testing/servers/page-readers.ts';
import { makePlace, post, startVisitors, until } from '../../../testing/servers/server-process.ts';
import type { Program } from '../../../testing/servers/start-program.ts';
import { startPostgres, type TestPostgres } from '../../../testing/stores/test-postgres.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

/** Milliseconds within which an enquiry is answered, whatever happens to the database. */
const answerTime = 10_000;

/** Milliseconds within which a line is logged: the delivery checks every 10 s. */
const lineTime = 20_000;

/** Milliseconds within which a server stops on request, even on a busy machine. */
const stopTime = 15_000;

const place = makePlace();
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

const start = () =>
  place.start({
    DATABASE_URL: database.url,
  });

/** Posts an enquiry. Resolves to the answer and the milliseconds that it took. */
async function enquire({ url }: Program) {
  const asked = performance.now();
  const answer = await fetch(url + functionPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(newEnquiry()),
  });
  const { error } = await answer.json();
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, code: error?.code, retryAfter, ms: performance.now() - asked };
}

const unavailable = { status: 503, code: 'unavailable', retryAfter: expect.any(Number) };
const isBack = async (server: Program) => (await post(server.url))?.status === 200;
const linesOf = (server: Program, event: string) =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`));

test('A frozen database delays no visitor by more than 10 s, and no page at all', async () => {
  const server = await start();
  await until(() => isBack(server), answerTime);
  const reading = startReaders(2, `${server.url}/it`);
  database.freeze();
  onTestFinished(() => database.thaw());
  // More than the pool has connections.
  const answers = await Promise.all(Array.from({ length: 40 }, () => enquire(server)));
  const late = await Promise.all(Array.from({ length: 40 }, () => enquire(server)));
  const read = await reading.leave();
  for (const answer of [...answers, ...late]) {
    expect(answer).toMatchObject(unavailable);
    expect(answer.retryAfter).toBeGreaterThan(0);
    expect(answer.ms).toBeLessThan(answerTime);
  }
  expect(read.failed).toEqual([]);
  database.thaw();
  await until(() => isBack(server), answerTime);
  await until(() => linesOf(server, 'store_back').length === 1, lineTime);
  expect(linesOf(server, 'store_unavailable')).toHaveLength(1);
  const slowest = Math.ceil(Math.max(...[...answers, ...late].map(({ ms }) => ms)));
  console.log(`Frozen: 80 refused, slowest ${slowest} ms; slowest page ${read.slowest} ms`);
  await server.kill('SIGTERM');
});

test('A server whose database is frozen stops within seconds on request', async () => {
  const server = await start();
  database.freeze();
  onTestFinished(() => database.thaw());
  const answering = enquire(server);
  // Its answer comes 4.5 s after it was sent, well before the server ends.
  await pause(2_000);
  const asked = performance.now();
  await server.kill('SIGTERM');
  expect(performance.now() - asked).toBeLessThan(stopTime);
  expect((await answering).status).toBe(503);
  expect(server.child.exitCode).toBe(0);
});

test('Connections that break again and again stop neither the server nor its pages', async () => {
  const server = await start();
  const reading = startReaders(2, `${server.url}/it`);
  const visitors = startVisitors(8, () => server.url);
  for (let cut = 0; cut < 100; cut += 1) {
    await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'website' AND pid <> pg_backend_pid()`);
    await pause(10);
  }
  await visitors.leave();
  const read = await reading.leave();
  const stored = await database.query('SELECT reference FROM enquiry');
  const references = new Set(stored.map(({ reference }) => reference));
  expect([...visitors.accepted].filter((reference) => !references.has(reference))).toEqual([]);
  expect([...visitors.statuses.keys()].filter((status) => !/^(200|503)$/.test(status))).toEqual([]);
  expect(read.failed).toEqual([]);
  expect(server.child.exitCode).toBe(null);
  await server.kill('SIGTERM');
});

test.each([
  [
    'is read-only',
    '25006',
    'ALTER SYSTEM SET default_transaction_read_only = on',
    'ALTER SYSTEM RESET default_transaction_read_only',
  ],
  [
    'lacks a table',
    '42P01',
    'ALTER TABLE enquiry RENAME TO enquiry_moved',
    'ALTER TABLE enquiry_moved RENAME TO enquiry',
  ],
  [
    'lacks a column',
    '42703',
    'ALTER TABLE enquiry RENAME subject TO subject_moved',
    'ALTER TABLE enquiry RENAME subject_moved TO subject',
  ],
])(
  'While a database %s, the running server refuses enquiries until it is fixed',
  async (_, state, spoil, repair) => {
    const server = await start();
    await until(() => isBack(server), answerTime);
    const change = async (statement: string) => {
      await database.query(statement);
      await database.query('SELECT pg_reload_conf()');
    };
    await change(spoil);
    await until(async () => !(await isBack(server)), answerTime);
    expect(await enquire(server)).toMatchObject(unavailable);
    expect(await enquire(server)).toMatchObject(unavailable);
    await change(repair);
    await until(() => isBack(server), answerTime);
    await until(() => linesOf(server, 'store_back').length === 1, lineTime);
    const lines = linesOf(server, 'store_unavailable');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`SQLSTATE ${state}`);
    expect(server.log()).not.toMatch(/internal_error|Ada|Message \d/);
    await server.kill('SIGTERM');
  },
);
