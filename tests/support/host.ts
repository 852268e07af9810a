import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { never } from '../../enquiry/limits.ts';

/** Runs SQL, as an operator could. */
export type Rows = (sql: string) => Promise<readonly Record<string, unknown>[]>;

export const functionPath = '/functions/v1/send-contact-email';

/** A program that serves the function, as its own process. */
export interface Host {
  url: string;
  child: ChildProcess;
  /** Everything that it wrote. */
  output(): string;
  /** Resolves to its exit code, `null` after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** What every program gets: without the cache each start of Node compiles the project anew. */
export const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'website-compile-cache'),
};

/** Starts a program and resolves when it serves. Rejects with what it wrote if it ends instead. */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Host> {
  const child = spawn(program, args, {
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      const found = /(?:Serving|Listening on) (http:\/\/[^\s;/]+)/.exec(written)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${written}`)));
  });
  return {
    url,
    child,
    output: () => written,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

type Settings = Readonly<Record<string, string>>;

/** The website's own server, as `npm start` runs it, with short times, so that no test waits for minutes. */
export const startNode = (env: Settings) =>
  startProgram([process.execPath, 'tests/support/quick-server.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    LEASE: '2000',
    PAUSE: '200',
    ...env,
  });

/** A folder that is gone after the tests of a file. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'website-test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** SQL on the database of a running server. */
export function sqliteRows(dataDir: string): Rows {
  return async (sql) => {
    const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
    // As the website does: pages that are split leave nothing behind.
    db.exec('pragma secure_delete = 1');
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  };
}

/** Makes everything stored older by so many milliseconds. */
export async function age(rows: Rows, milliseconds: number): Promise<void> {
  const older = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - ${milliseconds}`).join();
  const times = ['received_at', 'listed_at', 'released_at', 'refusal_listed_at', 'sent_at'];
  await rows(`update enquiry set ${older([...times, 'reached_at', 'bounced_at'])},
    next_try_at = case when next_try_at < ${never} then next_try_at - ${milliseconds} else next_try_at end,
    leased_until = case when leased_until > 0 then leased_until - ${milliseconds} else 0 end`);
  await rows(
    `update enquiry_relay set ${older(['asked_at', 'accepted_at', 'failing_since', 'rests_until'])}`,
  );
  await rows(`update enquiry_offer set ${older(['offered_at'])}`);
}

let clients = 0;

/** An address that has sent nothing yet. */
export function newClient(): string {
  clients += 1;
  return `203.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
}

let enquiries = 0;

/** An enquiry that nobody has sent yet. */
export function newEnquiry(changes: Readonly<Record<string, unknown>> = {}) {
  enquiries += 1;
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.net',
    subject: 'Hello',
    message: `Message ${enquiries} of ${process.pid}`,
    formType: 'home',
    ...changes,
  };
}

interface Sending {
  client?: string;
  key?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Header that every browser adds to a page's own request. */
const browser = { 'sec-fetch-site': 'same-origin' };

/** Sends an enquiry as a browser's script does; `headers` replace what a browser adds. */
export const send = (url: string, body: object, { client, key, headers = browser }: Sending = {}) =>
  fetch(url + functionPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': client ?? newClient(),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** Sends an enquiry as a page without scripts does. */
export const post = (url: string, fields: object, sending: Sending = {}) =>
  fetch(url + functionPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': sending.client ?? newClient(), ...sending.headers },
    body: new URLSearchParams(Object.entries(fields)),
  });

/** The reference in a 200 answer. */
export async function referenceOf(answer: Response): Promise<string> {
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  return body.reference;
}

/** Waits until `check` no longer throws or returns false; for so many milliseconds at most. */
export const until = (check: () => unknown, timeout = 60_000) =>
  vi.waitFor(
    async () => {
      if ((await check()) === false) throw new Error('not yet');
    },
    { timeout, interval: 25 },
  );

/** Starts something before each test of a file, and closes it after that; returns what reads it. */
export function forEachTest<Started extends { close(): Promise<void> }>(
  start: () => Promise<Started>,
): () => Started {
  let started: Started;
  beforeEach(async () => {
    started = await start();
    return () => started.close();
  });
  return () => started;
}

/**
 * A website of its own for each test of a file, on SQLite unless `createDatabase` makes one of PostgreSQL;
 * `settings` are those of every start.
 */
export function siteForEachTest(
  settings: () => Settings,
  createDatabase?: () => Promise<{ url: string; query: Rows }>,
) {
  const folder = temporaryFolder();
  const started: Host[] = [];
  let host: Host;
  let dataDir: string;
  let database: { url: string; query: Rows } | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(folder, 'data-'));
    database = await createDatabase?.();
  });
  afterEach(async () => {
    for (const one of started.splice(0)) await one.end('SIGKILL');
  });

  const rows: Rows = (sql) => (database?.query ?? sqliteRows(dataDir))(sql);
  const site = {
    rows,
    get dataDir() {
      return dataDir;
    },
    get url() {
      return host.url;
    },
    /** Settings of a program that uses its data. */
    get store(): Settings {
      const postgres = database && { DATABASE_URL: database.url, SECRET: 'x'.repeat(32) };
      return { DATA_DIR: dataDir, ...postgres };
    },
    output: () => host.output(),
    async start(changes: Settings = {}): Promise<Host> {
      host = await startNode({
        ...site.store,
        ENQUIRIES_TO: 'staff@example.com,boss@example.com',
        ENQUIRIES_FROM: 'website@example.com',
        ...settings(),
        ...changes,
      });
      started.push(host);
      return host;
    },
    stop: (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => host.end(signal),
    /** Stops and starts it: upkeep begins with the start. */
    async restart(changes: Settings = {}): Promise<void> {
      await site.stop();
      await site.start(changes);
    },
    health: async () => (await fetch(`${host.url}/health`)).json(),
    /** Why health is red; empty when it is not. */
    async reasons(): Promise<readonly string[]> {
      const { ok, reasons = [] } = await site.health();
      expect(ok).toBe(reasons.length === 0);
      return reasons;
    },
    /** Sends an enquiry; resolves to its reference. */
    sendOne: async (subject = 'Hello', client = newClient()) =>
      referenceOf(await send(host.url, newEnquiry({ subject }), { client })),
    receive: async (enquiry: object) => referenceOf(await send(host.url, enquiry)),
    /** What is known of the mail server. */
    relay: async () => (await rows('select * from enquiry_relay'))[0],
    isRelayFailing: () =>
      until(async () => expect((await site.relay())?.failing_since).toEqual(expect.any(Number))),
    row: async (reference: string) =>
      (await rows(`select * from enquiry where reference = '${reference}'`))[0],
    /** Makes what waits due now. */
    tryNow: () => rows('update enquiry set next_try_at = 1 where next_try_at is not null'),
    hasError: (reference: string, error: unknown) =>
      until(async () => expect((await site.row(reference))?.last_error).toEqual(error)),
    /** Waits until it is sent, at the next try if a slow machine made one too late. */
    isSent: (reference: string) =>
      until(async () => {
        await site.tryNow();
        expect((await site.row(reference))?.sent_at).toEqual(expect.any(Number));
      }),
  };
  return site;
}
