import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { connect } from '../adapters/postgres/postgres-database.ts';
import { postgresFolder } from '../build/setup/postgres.mjs';

const rows = v.array(v.record(v.string(), v.unknown()));

export interface TestPostgres {
  url: string;
  /** Runs SQL as its owner. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Empties the database. */
  wipe(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL of its own, on a free port of this machine only, as it is set up by default:
 * every commit is on the disk.
 */
export async function startPostgres(): Promise<TestPostgres> {
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
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', root],
    { ...user, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  await untilReady(server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const database = connect(url);
  return {
    url,
    query: async (text) => v.parse(rows, await database.query(text)),
    async wipe() {
      await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    },
    async stop() {
      await database.close();
      end();
      await ended;
      process.off('exit', end);
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    server.stderr?.on('data', (chunk) => {
      words = (words + chunk).slice(-10_000);
      if (words.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${words}`)));
  });
}
