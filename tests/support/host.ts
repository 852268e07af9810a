import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';

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

/** Starts a program and resolves when it serves. Rejects with what it wrote if it ends instead. */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Host> {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
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

/** Short times, so that no test waits for minutes. */
export const quick = { LEASE: '2000', PAUSE: '200' } as const;

/** The website's own server, as `npm start` runs it, with short times. */
export const startNode = (env: Readonly<Record<string, string>>) =>
  startProgram([process.execPath, 'tests/support/quick-server.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    ...quick,
    ...env,
  });

/** A folder that is gone after the tests of a file. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'website-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** SQL on the database of a running server. */
export function sqliteRows(dataDir: string): Rows {
  return async (sql) => {
    const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  };
}

/** Makes everything stored older by so many milliseconds. */
export const age = (rows: Rows, milliseconds: number) =>
  rows(`update enquiry set received_at = received_at - ${milliseconds},
    listed_at = listed_at - ${milliseconds}, sent_at = sent_at - ${milliseconds},
    next_try_at = next_try_at - ${milliseconds}, released_at = released_at - ${milliseconds},
    refusal_listed_at = refusal_listed_at - ${milliseconds},
    leased_until = case when leased_until > 0 then leased_until - ${milliseconds} else 0 end`);

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
export const post = (url: string, fields: Record<string, string>, sending: Sending = {}) =>
  fetch(url + functionPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': sending.client ?? newClient(), ...sending.headers },
    body: new URLSearchParams(fields),
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
