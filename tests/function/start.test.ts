import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { secret } from '../support/deno.ts';
import { newEnquiry, send, startProgram, temporaryFolder } from '../support/host.ts';
import { localhostPem, startPostgres } from '../support/postgres.ts';

const folder = temporaryFolder();
const postgres = await startPostgres();

const main = 'server/main.ts';

/** Starts the server with settings that it refuses; returns the lines that it writes. */
function refusal(env: Readonly<Record<string, string>>): readonly string[] {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'refused'), ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  return stderr.trim().split('\n');
}

const production = { NODE_ENV: 'production' };
const publicSite = { SITE_URL: 'https://www.example.com' };
const graph = { AZURE_TENANT_ID: 'a', AZURE_CLIENT_ID: 'b', AZURE_CLIENT_SECRET: 'c' };

test.each<[name: string, value: string, others?: Readonly<Record<string, string>>]>([
  ['PORT', '70000'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', '', production],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://a:b@localhost/c?ssl=false'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'smtp://a:b@mail.example.com:465'],
  ['SMTP_URL', 'smtps://a:b@mail.example.com:587'],
  ['SMTP_URL', '', { ...production, SITE_URL: 'http://localhost' }],
  ['SMTP_URL', '', publicSite],
  ['SMTP_URL', 'smtp://localhost', graph],
  ['AZURE_TENANT_ID', 'without the other two'],
  ['ENQUIRIES_TO', 'staff@example.com, nobody'],
  ['ENQUIRIES_FROM', 'Website <website@example.com>'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['RATE_LIMIT', '0'],
  ['RETENTION_DAYS', '91'],
  ['SECRET', 'short'],
  ['SECRET', '', { DATABASE_URL: 'postgres://a:b@localhost/c' }],
])('%s %j stops the start with a line that names it', (name, value, others = {}) => {
  const lines = refusal({ [name]: value, ...others });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name}[,:] .`));
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

test('a fresh start needs no setting: mails are files, and the start says so', async () => {
  const dataDir = join(folder, 'fresh');
  const host = await startProgram([process.execPath, main], { PORT: '0', DATA_DIR: dataDir });
  expect(host.output()).toContain(`mails are files in ${dataDir}/mail`);
  const answer = await send(host.url, newEnquiry({ name: 'Grace', subject: 'From a fresh start' }));
  const { reference, receivedAt } = await answer.json();
  expect(await host.end('SIGTERM')).toBe(0);
  const file = join(dataDir, 'mail', `${Date.parse(receivedAt)}.${reference}.eml`);
  expect(readFileSync(file, 'utf8')).toContain('Subject: From a fresh start');
  for (const name of ['secret', `mail/${Date.parse(receivedAt)}.${reference}.eml`]) {
    expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
  }
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
