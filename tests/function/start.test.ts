import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { secret } from '../support/deno.ts';
import { newClient, newEnquiry, send, startProgram, temporaryFolder } from '../support/host.ts';
import { localhostPem, startPostgres } from '../support/postgres.ts';

const folder = temporaryFolder();
const postgres = await startPostgres();

const main = 'server/main.ts';

/** Starts a program with settings that it refuses; returns the lines that it writes. */
function refusal(env: Readonly<Record<string, string>>, program = main): readonly string[] {
  const { status, stderr } = spawnSync(process.execPath, program.split(' '), {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'refused'), ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  return stderr.trim().split('\n');
}

test('does not start with a wrong setting', () => {
  expect(refusal({ PORT: '70000' })).toEqual(['PORT: set a whole number from 0 to 65535']);
});

test('npm takes settings from .env', () => {
  const cwd = join(folder, 'with-env-file');
  mkdirSync(cwd);
  copyFileSync('package.json', join(cwd, 'package.json'));
  for (const name of ['node_modules', 'server']) symlinkSync(resolve(name), join(cwd, name));
  writeFileSync(join(cwd, '.env'), 'DATA_DIR=nowhere');
  const env = { PATH: process.env.PATH };
  const { stderr } = spawnSync('npm', ['run', 'enquiries', 'list'], { cwd, env, encoding: 'utf8' });
  expect(stderr).toContain('DATA_DIR: nowhere has no enquiries.db');
});

test('a HOST that is not an address of this machine is named', () => {
  // Conda sets a HOST like this.
  const [line] = refusal({ PORT: '0', HOST: 'x86_64-conda-linux-gnu' });
  expect(line).toMatch(/^HOST: x86_64-conda-linux-gnu is not an address of this machine/);
});

test('does not start on a port that is in use', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' && address?.port);
  const lines = refusal({ PORT: port });
  expect(lines).toEqual([`PORT: ${port} is in use; stop the program that has it, or set another`]);
  other.close();
});

test('does not start on a database of version 1, or of a later version', async () => {
  const dataDir = join(folder, 'other');
  mkdirSync(dataDir);
  const db = new DatabaseSync(join(dataDir, 'enquiries.db'));
  db.exec('create table enquiry (id integer); create table outbox (id integer)');
  const wish = 'Let 1.x deliver what waits, export what you need, start with a new DATA_DIR';
  expect(refusal({ DATA_DIR: dataDir })[0]).toContain(wish);
  db.exec('create table enquiry_schema (version integer); insert into enquiry_schema values (9)');
  expect(refusal({ DATA_DIR: dataDir })[0]).toMatch(/^The database has schema 9/);
  db.close();

  const { url, query } = await postgres.createDatabase();
  await query('create table enquiry (id bigint); create table outbox (id bigint)');
  const lines = refusal({ DATABASE_URL: url, SECRET: secret });
  expect(lines[0]).toMatch(/^The database belongs to version 1/);
});

test('a fresh start needs no setting: mails are files, and its one line says what is served', async () => {
  const dataDir = join(folder, 'fresh');
  const host = await startProgram([process.execPath, main], { PORT: '0', DATA_DIR: dataDir });
  expect(host.output()).toMatch(
    /^Serving http:\/\/localhost:\d+; release \d\S+; schema \d+, migration \w+; SQLite in \S+; mails are files in \S+\/mail$/m,
  );
  const answer = await send(host.url, newEnquiry({ name: 'Grace', subject: 'From a fresh start' }));
  const { reference, receivedAt } = await answer.json();
  expect(await host.end('SIGTERM')).toBe(0);
  const file = join(dataDir, 'mail', `${Date.parse(receivedAt)}.${reference}.eml`);
  expect(readFileSync(file, 'utf8')).toContain('Subject: From a fresh start');
  for (const name of ['secret', `mail/${Date.parse(receivedAt)}.${reference}.eml`]) {
    expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
  }
});

test.each([main, 'server/command.ts list'])(
  '%s says in one line that PostgreSQL is away',
  (program) => {
    // For a name with two addresses Node's error has no message.
    const NODE_OPTIONS = '--import=./tests/support/two-addresses.ts';
    const DATABASE_URL = 'postgres://a:b@db:1/website?sslmode=disable';
    expect(refusal({ NODE_OPTIONS, DATABASE_URL, SECRET: secret }, program)).toEqual([
      'DATABASE_URL: ECONNREFUSED; connect ECONNREFUSED 127.0.0.2:1; connect ECONNREFUSED 127.0.0.1:1',
    ]);
  },
);

test('warns of a build for another site, and of visitors behind a proxy that is not trusted, once', async () => {
  const host = await startProgram([process.execPath, main], {
    PORT: '0',
    DATA_DIR: join(folder, 'warned'),
    NODE_ENV: 'production',
    SITE_URL: 'https://www.example.org',
    SMTP_URL: 'smtp://localhost:1',
  });
  for (const client of [newClient(), newClient()]) await send(host.url, newEnquiry(), { client });
  await host.end('SIGTERM');
  const warnings = host.output().match(/(?<="level":40.*"event":")\w+/g);
  expect(warnings).toEqual(['built_for_another_site', 'proxy_not_trusted']);
});

test('a folder that cannot be written stops the start, and says whose it must be', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(refusal({ DATA_DIR: file })).toEqual([
    `DATA_DIR: ${file} must belong to user ${process.getuid?.()}, who reads and writes in it (EEXIST)`,
  ]);
});

describe('PostgreSQL on another machine', async () => {
  const encrypted = await startPostgres({ tls: true });
  const database = await encrypted.createDatabase();
  /** Another name of this machine, which is none of its own. */
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
  const settings = (url: string) => ({ DATABASE_URL: url, SECRET: secret, PORT: '0' });

  test('is reached by TLS with a checked certificate, or the start stops and says what to add', async () => {
    const { url } = await postgres.createDatabase();
    for (const [one, reason] of [
      [url, 'does not support SSL'],
      [database.url, 'SELF_SIGNED'],
    ] as const) {
      const lines = refusal(settings(elsewhere(one)));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^DATABASE_URL: .* add \?sslmode=disable .*sslrootcert=FILE/);
      expect(lines[0]).toContain(reason);
    }
  });

  test.each([
    ['127.0.0.1', '', false],
    ['0.0.0.0', '?sslmode=disable', false],
    ['0.0.0.0', '?uselibpqcompat=true&sslmode=require', true],
    ['localhost', `?sslmode=verify-full&sslrootcert=${localhostPem}`, true],
  ])('at %s with %j is encrypted: %s', async (name, query, isEncrypted) => {
    const url = database.url.replace('127.0.0.1', name) + query;
    const host = await startProgram([process.execPath, main], settings(url));
    const [row] = await database.query(
      `select bool_or(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(row?.ssl).toBe(isEncrypted);
    await host.end('SIGTERM');
  });
});
