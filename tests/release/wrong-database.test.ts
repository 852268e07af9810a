import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../adapters/postgres/driver.ts';
import { makePlace } from '../../testing/servers/server-process.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';

const place = makePlace();
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
  await database.query("CREATE ROLE visitor LOGIN PASSWORD 'secret-1'");
  await database.query("CREATE ROLE owner LOGIN PASSWORD 'secret-2'");
  const [setting] = await database.query('SHOW hba_file');
  const file = String(setting?.hba_file);
  const rule = 'host all visitor,owner 127.0.0.1/32 scram-sha-256\n';
  writeFileSync(file, rule + readFileSync(file, 'utf8'));
  await database.query('SELECT pg_reload_conf()');
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

const start = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return place.start({ DATABASE_URL: url.href });
};
const login = (user: string, password: string) => (url: URL) => {
  url.username = user;
  url.password = password;
};

const inVain: readonly (readonly [string, (url: URL) => void, RegExp])[] = [
  ['a wrong password', login('visitor', 'secret-9'), /28P01/],
  ['no password', login('visitor', ''), /password/],
  ['an unknown user', login('nobody', 'secret-9'), /28000/],
  [
    'no such database',
    (url) => {
      url.pathname = '/nowhere';
    },
    /3D000/,
  ],
  ['a user who may not create tables', login('visitor', 'secret-1'), /42501/],
  [
    'a server without TLS',
    (url) => {
      url.search = '?sslmode=require';
    },
    /SSL/,
  ],
  [
    'a port where nothing answers',
    (url) => {
      url.port = '1';
    },
    /ECONNREFUSED/,
  ],
];

test.each(inVain)(
  'With %s the start fails, and one line says what to do',
  async (_, change, why) => {
    const words = await start(change).then(
      () => 'It started.',
      (error: Error) => error.message,
    );
    expect(words).toMatch(
      /^The server ended with 1: DATABASE_URL: cannot use the database: .{20,}\n$/,
    );
    expect(words).toMatch(why);
    expect(words).not.toContain('secret');
  },
);

test('The start also fails with a user that does not own the tables', async () => {
  const server = await start(() => {});
  await server.kill('SIGTERM');
  await database.query('GRANT ALL ON SCHEMA public TO owner');
  await database.query('GRANT ALL ON ALL TABLES IN SCHEMA public TO owner');
  await database.query('ALTER TABLE enquiry_migration OWNER TO owner');
  await expect(start(login('owner', 'secret-2'))).rejects.toThrow(
    /ended with 1: DATABASE_URL: .* lacks rights .*connect as the owner of .*tables.*\n$/,
  );
});

const older = 'it belongs to version 1 of this website; export with that version what you need';

test('A start on a PostgreSQL database of version 1 ends with one line that says what to do', async () => {
  const { url } = database;
  await database.query('CREATE DATABASE older');
  const olderUrl = url.replace(/postgres$/, 'older');
  const earlier = connect(olderUrl);
  await earlier.query('CREATE TABLE enquiry (id bigint PRIMARY KEY)');
  await earlier.close();
  await expect(place.start({ DATABASE_URL: olderUrl })).rejects.toThrow(
    new RegExp(`^The server ended with 1: DATABASE_URL: .*${older}.*\\n$`),
  );
});

test('A start on an SQLite file of version 1 ends with one line, and changes nothing', async () => {
  const dataDir = mkdtempSync(join(place.root, 'older-'));
  const file = join(dataDir, 'enquiries.db');
  const earlier = new DatabaseSync(file);
  earlier.exec('CREATE TABLE enquiry (id INTEGER PRIMARY KEY); PRAGMA user_version = 2');
  earlier.close();
  await expect(place.start({ DATA_DIR: dataDir })).rejects.toThrow(
    new RegExp(`^The server ended with 1: DATA_DIR: .*${older}.*\\n$`),
  );
  const after = new DatabaseSync(file, { readOnly: true });
  expect(after.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'enquiry' }]);
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  after.close();
});
