import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { bundleFunction, prepareSupabase, secret, startDeno } from './deno.ts';
import {
  functionPath,
  type Host,
  type Rows,
  sqliteRows,
  startNode,
  temporaryFolder,
  until,
} from './host.ts';
import { startPostgres } from './postgres.ts';
import { startInbox } from './smtp.ts';

const folder = temporaryFolder();
const postgres = await startPostgres();
const inbox = await startInbox();
afterAll(inbox.close);

interface Tested {
  host: Host;
  rows: Rows;
  /** Does the hourly upkeep, as the host does by itself. */
  upkeep(): Promise<void>;
  /** Replaces a worker that is soon too old to begin with a mail, as Supabase does. */
  renew?(): Promise<void>;
  /** Holds the lock of all transactions, as another instance may; resolves to what releases it. */
  holdLock(): Promise<() => Promise<void>>;
}

/** Waits until a host has done the upkeep that `begin` begins. */
async function upkeepOf(host: () => Host, begin: () => Promise<unknown>): Promise<void> {
  const done = () => host().output().split('"event":"upkeep"').length;
  const before = host();
  const count = done();
  await begin();
  await until(() => done() > (host() === before ? count : 1));
}

/** May send enquiries from its pages. */
export const staticSite = 'https://static.example';

const mailSettings = {
  SMTP_URL: inbox.url,
  ENQUIRIES_TO: 'staff@example.com,boss@example.com',
  ENQUIRIES_FROM: 'website@example.com',
  ALLOWED_ORIGINS: staticSite,
  SITE_URL: 'https://www.example.com',
};

async function holdPostgres(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select pg_advisory_xact_lock(1)');
  return () => client.end();
}

async function holdSqlite(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
  other.exec('begin immediate');
  return async () => other.close();
}

async function startOnNode(
  env: Readonly<Record<string, string>>,
  rows: Rows,
  holdLock: Tested['holdLock'],
): Promise<Tested> {
  const start = () => startNode({ ...mailSettings, ...env });
  const tested: Tested = {
    host: await start(),
    rows,
    holdLock,
    // Upkeep begins with the start.
    upkeep: () =>
      upkeepOf(
        () => tested.host,
        async () => {
          await tested.host.end('SIGTERM');
          tested.host = await start();
        },
      ),
  };
  return tested;
}

/** Milliseconds after which the tests use a new worker: after 90 s it begins with no mail. */
const isolateAge = 15_000;

const hosts = {
  'Node with SQLite': () =>
    startOnNode({ DATA_DIR: folder }, sqliteRows(folder), () => holdSqlite(folder)),
  'Node with PostgreSQL': async () => {
    const { url, query } = await postgres.createDatabase();
    const env = { DATABASE_URL: url, SECRET: secret, DATA_DIR: folder };
    return startOnNode(env, query, () => holdPostgres(url));
  },
  'Supabase under Deno': async () => {
    const database = await postgres.createDatabase();
    await prepareSupabase(database);
    const bundle = bundleFunction(folder);
    const env = { ...mailSettings, SUPABASE_DB_URL: database.url };
    const start = () => startDeno(bundle, folder, env);
    let startedAt = performance.now();
    const supabase: Tested = {
      host: await start(),
      rows: database.query,
      holdLock: () => holdPostgres(database.url),
      async renew() {
        if (performance.now() - startedAt < isolateAge) return;
        await supabase.host.end('SIGKILL');
        // A mail that it was sending would wait for the end of its lease.
        await database.query('delete from enquiry');
        startedAt = performance.now();
        supabase.host = await start();
      },
      upkeep: () =>
        upkeepOf(
          () => supabase.host,
          () => {
            const headers = { authorization: `Bearer ${secret}` };
            return fetch(`${supabase.host.url}${functionPath}/upkeep`, { method: 'POST', headers });
          },
        ),
    };
    return supabase;
  },
};

/** The parts of a host that a test sees. */
const viewOf = (tested: Tested) => ({
  ...tested,
  url: () => tested.host.url,
  output: () => tested.host.output(),
  /** Mails to staff since the test began. */
  received: inbox.received,
  /** Waits until there are so many. */
  mails: (count: number) =>
    until(() => expect(inbox.received.map(({ subject }) => subject)).toHaveLength(count)),
  /** Resolves to how many enquiries are stored. */
  stored: async () => (await tested.rows('select id from enquiry')).length,
});

/** Describes tests that run on each host: Node with SQLite, Node with PostgreSQL, Supabase under Deno. */
export function describeOnEachHost(defineTests: (host: ReturnType<typeof viewOf>) => void): void {
  describe.each(Object.entries(hosts))('%s', async (_, start) => {
    const tested = await start();
    afterAll(() => tested.host.end('SIGKILL'));
    beforeEach(async () => {
      await tested.renew?.();
      // No mail of one test arrives in the next.
      const waiting = 'select id from enquiry where next_try_at is not null';
      await until(async () => expect(await tested.rows(waiting)).toEqual([]));
      await tested.rows('delete from enquiry');
      await tested.rows('delete from enquiry_offer');
      inbox.received.length = 0;
    });
    defineTests(viewOf(tested));
  });
}
