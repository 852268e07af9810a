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
import { type Program, startProgram } from './start-program.ts';
import { writeTestSite } from './test-server.ts';

/** A folder with the test site, for the servers of one test; `remove` it afterwards. */
export function makePlace() {
  const root = mkdtempSync(join(tmpdir(), 'place-'));
  const dataDir = join(root, 'data');
  const site = writeTestSite(root);
  return {
    root,
    dataDir,
    site,
    /** Starts the real server as a separate process; `wrapper` is a command to run it under. */
    async start(
      env: Readonly<Record<string, string>> = {},
      wrapper: readonly string[] = [],
    ): Promise<Program> {
      const command = [...wrapper, process.execPath, 'hosts/node/main.ts'];
      const settings = {
        ...serverEnvironment,
        ...childEnvironment,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SITE_DIR: site,
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...env,
      };
      const program = await startProgram(command, settings);
      // Stops the server after a test that fails half-way.
      onTestFinished(() => program.kill('SIGKILL'));
      return program;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
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

/** Whether a server answers here, whatever its status. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

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
