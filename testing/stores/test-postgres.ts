import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { connect, upkeepLimits } from '../../adapters/postgres/driver.ts';
import { freePort } from '../../build/free-port.ts';
import { postgresFolder } from '../../build/setup/postgres.mjs';

const rows = v.array(v.record(v.string(), v.unknown()));

export interface TestPostgres {
  url: string;
  /** Runs SQL as the owner of the database. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Empties the database. */
  wipe(): Promise<void>;
  /** Ends it, cleanly or as in a crash, and starts it again: same port, same data. */
  restart(how: 'fast' | 'crash'): Promise<void>;
  /** Stops every process of it: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * A new, real PostgreSQL on a free local port, with the default settings: every commit is written
 * to disk. `parameters` are further ones: 'name=value'.
 */
export async function startPostgres(parameters: readonly string[] = []): Promise<TestPostgres> {
  const programs = postgresFolder();
  if (programs === undefined) throw new Error('PostgreSQL is missing: npm test installs it');
  const root = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = unprivileged();
  if (user) chownSync(root, user.uid, user.gid);
  const data = join(root, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: root, stdio: 'ignore' },
  );
  const port = await freePort();
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', root],
        ...parameters.flatMap((parameter) => ['-c', parameter]),
      ],
      { ...user, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const endWithTests = () => server.kill('SIGINT');
  process.once('exit', endWithTests);
  await untilReady(server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Its owner may wait longer than a visitor: a checkpoint writes all that there is to the disk.
  const database = connect(url, upkeepLimits);
  return {
    url,
    query: async (text) => v.parse(rows, await database.query(text)),
    async wipe() {
      await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    },
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = start();
      await untilReady(server);
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await database.close();
      await end('SIGINT');
      process.off('exit', endWithTests);
      rmSync(root, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Sends a signal to PostgreSQL and to the processes of its connections. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('PostgreSQL does not run');
  // First to the parent, so that it starts no other meanwhile.
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  for (const child of children) {
    try {
      process.kill(Number(child), signal);
    } catch (error) {
      // It ended by itself meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-10_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)));
  });
}
