import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { inspectDatabase } from '../../adapters/sqlite/inspect-sqlite.ts';
import { childEnvironment } from '../servers/child-environment.ts';
import { memoryOf } from '../servers/memory.ts';
import { makePlace, post, until } from '../servers/server-process.ts';
import { runProgram } from '../servers/start-program.ts';
import { startRequests } from '../servers/steady-requests.ts';
import { newEnquiry } from '../test-enquiries.ts';
import { fillPostgres, fillSqlite } from './fill-database.ts';
import { searchFiles } from './search-files.ts';
import { startPostgres } from './test-postgres.ts';

/** What the enquiries to erase contain, and nothing else does. */
export const marker = {
  name: 'Needleworth',
  email: 'needle@visitor.example',
  message: 'n33dle-message',
} as const;
const words = Object.values(marker);

const waiting = `SELECT count(*) AS count FROM outbox
  WHERE due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL`;

/** A place with a database of either kind, as a test of erasing needs it. */
export async function createErasureFixture(kind: 'SQLite' | 'PostgreSQL') {
  const place = makePlace();
  const { dataDir } = place;
  const file = join(dataDir, 'enquiries.db');
  mkdirSync(dataDir);
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const folder = async () => {
    if (!postgres) return dataDir;
    await postgres.query('CHECKPOINT');
    const [row] = await postgres.query('SHOW data_directory');
    return join(String(row?.data_directory), 'base');
  };
  /** Runs SQL that both databases know; resolves to the first row. */
  async function query(sql: string): Promise<Readonly<Record<string, unknown>>> {
    if (postgres) return (await postgres.query(sql))[0] ?? {};
    const db = new DatabaseSync(file, { timeout: 5_000 });
    const found = db.prepare(sql).get() ?? {};
    db.close();
    return found;
  }
  return {
    env,
    file,
    query,
    start: () => place.start({ ...env }),
    /** Writes others' enquiries, from the `first` to before the `end`. */
    fill: (first: number, end: number) =>
      postgres ? fillPostgres(postgres.url, first, end) : fillSqlite(file, first, end),
    /** Until no mail is written any more, for example during the search for its file. */
    untilMailed: () => until(async () => Number((await query(waiting)).count) === 0, 60_000),
    /** Begins to read, and holds on to what there is now until the returned function is called. */
    async startReading(): Promise<() => Promise<void>> {
      if (!postgres) {
        const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
        db.exec('BEGIN; SELECT count(*) FROM enquiry');
        return async () => db.close();
      }
      const { Client } = await import('pg');
      const client = new Client(postgres.url);
      await client.connect();
      await client.query('BEGIN; SELECT count(*) FROM enquiry');
      return () => client.end();
    },
    /** Rejects when SQLite's own check finds fault with its file. */
    async confirmWhole(): Promise<void> {
      if (postgres) return;
      const found = await inspectDatabase(file);
      if (!found.whole) throw new Error(found.why);
    },
    /** Where the marker is found, in files of the database and of mails. */
    found: async () => searchFiles(await folder(), words),
    async remove() {
      await postgres?.stop();
      place.remove();
    },
  };
}

/** Sends enquiries with the marker in them, of many lengths, through the function. */
export async function sendMarked(url: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const message = `${marker.message} ${'y'.repeat((sent * 997) % 4_900)} ${sent}`;
    const answer = await post(url, newEnquiry({ ...marker, message }));
    if (answer?.status !== 200) throw new Error(`not accepted: ${answer?.status}`);
  }
}

/** Runs the staff command as a process; `ended` resolves to what it wrote and needed. */
export function runCommand(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const started = performance.now();
  const program = [process.execPath, 'hosts/node/staff-command/main.ts', ...args];
  const { child, ended } = runProgram(program, { ...childEnvironment, ...env });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid).peak);
  }, 100);
  const measured = ended.then(({ out, error, status }) => {
    clearInterval(timer);
    const seconds = (performance.now() - started) / 1000;
    return { status, words: out + error, seconds, megabytes };
  });
  return { child, ended: measured };
}

/** What the visitors of `startRequests` send, who ask for these pages meanwhile. */
export const pagesAsked = ['/', '/it'];
export const sentByVisitors = "enquiry WHERE message LIKE 'Message %'";

/** Pages while nothing is erased, for so many milliseconds. */
export async function readForComparison(url: string, milliseconds: number) {
  const load = startRequests(url, 100, pagesAsked);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await load.stop();
  return load;
}

/**
 * Erases one of `size` enquiries while others arrive and pages are asked for; before it, the same
 * visitors come for `control` milliseconds.
 */
export async function eraseUnderLoad(kind: 'SQLite' | 'PostgreSQL', size: number, control = 0) {
  const fixture = await createErasureFixture(kind);
  await fixture.fill(0, size / 2);
  const server = await fixture.start();
  await sendMarked(server.url, 20);
  await fixture.fill(size / 2, size);
  // SQLite and PostgreSQL move rows that change, and leave copies behind.
  await fixture.query('UPDATE enquiry SET digested_at = accepted_at WHERE id % 2 = 0');
  await fixture.untilMailed();
  const before = await fixture.found();
  const quiet = await readForComparison(server.url, control);
  const load = startRequests(server.url, 100, pagesAsked);
  const command = await runCommand(fixture.env, 'erase', marker.email).ended;
  await load.stop();
  const memory = memoryOf(server.child.pid).peak;
  const { stored } = await fixture.query(`SELECT count(*) AS stored FROM ${sentByVisitors}`);
  const { rows } = await fixture.query(
    "SELECT count(*) AS rows FROM enquiry WHERE name LIKE 'Other %'",
  );
  await server.kill('SIGTERM');
  await fixture.confirmWhole();
  const after = await fixture.found();
  const again = await runCommand(fixture.env, 'erase', marker.email).ended;
  await fixture.remove();
  return {
    before,
    after,
    command,
    again,
    quiet,
    load,
    memory,
    stored: Number(stored),
    others: Number(rows),
  };
}
