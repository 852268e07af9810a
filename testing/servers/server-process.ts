import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { serverEnvironment } from '../../build/setup/server-command.mjs';
import { functionPath } from '../../hosts/node/http/app.ts';
import { newEnquiry } from '../test-enquiries.ts';
import { childEnvironment } from './child-environment.ts';
import { writeTestSite } from './test-server.ts';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Its log. */
  log(): string;
  /** Resolves when the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A folder with the test site for the servers of one test; `remove` it afterwards. */
export function makePlace() {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const site = writeTestSite(root);
  return { root, site, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The folder of a release, and the file in it that starts the server. */
const ourselves = { folder: '.', main: 'hosts/node/main.ts' } as const;

/**
 * Starts the real server as a separate process. `wrapper` is a command to run it under; `release`
 * may be an earlier release.
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
  release: { folder: string; main: string } = ourselves,
): Promise<ServerProcess> {
  const [command = '', ...args] = [...wrapper, process.execPath, release.main];
  const child = spawn(command, args, {
    cwd: release.folder,
    env: {
      ...serverEnvironment,
      ...childEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Stops the server after a test that fails half-way.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const serving = /Serving (\S+)/.exec(String(chunk))?.[1];
      if (serving) resolve(serving);
    });
    child.once('close', () => reject(new Error(`The server ended: ${log}`)));
  });
  return {
    url,
    child,
    log: () => log,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Posts one enquiry. Resolves to `undefined` if the connection breaks. */
export async function post(
  url: string,
  enquiry: object = newEnquiry(),
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; reference: string | undefined } | undefined> {
  try {
    const answer = await fetch(url + functionPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(enquiry),
    });
    const body = await answer.json();
    return { status: answer.status, reference: body.reference };
  } catch {
    return undefined;
  }
}

/**
 * Visitors who never give up: each sends enquiry after enquiry, and repeats each with its key until
 * it is answered with 200.
 */
export function startVisitors(count: number, urlOf: (attempt: number) => string) {
  const accepted = new Set<string>();
  const statuses = new Map<string, number>();
  let leaving = false;
  const visitors = Array.from({ length: count }, async () => {
    while (!leaving) {
      const enquiry = newEnquiry();
      const headers = { 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' };
      for (let attempt = 0; ; attempt += 1) {
        const answer = await post(urlOf(attempt), enquiry, headers);
        const status = String(answer?.status ?? 'broken');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answer?.status === 200 && answer.reference !== undefined) {
          accepted.add(answer.reference);
          break;
        }
        await pause(20);
      }
    }
  });
  return {
    accepted,
    statuses,
    /** Lets each visitor finish the current enquiry. */
    async leave() {
      leaving = true;
      await Promise.all(visitors);
    },
  };
}

/** Waits until `condition` holds. Throws after `timeout` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeout: number,
): Promise<void> {
  const end = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not within ${timeout} ms: ${condition}`);
    await pause(25);
  }
}
