import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, startProcess } from '../../testing/servers/server-process.ts';
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
  return startProcess({
    DATA_DIR: join(place.root, 'data'),
    DATABASE_URL: url.href,
    SITE_DIR: place.site,
  });
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
    expect(words).toMatch(/^The server ended: DATABASE_URL: cannot use the database: .{20,}\n$/);
    expect(words).toMatch(why);
    expect(words).not.toContain('secret');
  },
);

test('With a user who does not own the tables the start fails too', async () => {
  const server = await start(() => {});
  await server.kill('SIGTERM');
  await database.query('GRANT ALL ON SCHEMA public TO owner');
  await database.query('GRANT ALL ON ALL TABLES IN SCHEMA public TO owner');
  await database.query('ALTER TABLE enquiry_migration OWNER TO owner');
  await expect(start(login('owner', 'secret-2'))).rejects.toThrow(
    /ended: DATABASE_URL: .* lacks rights .*connect as the owner of .*tables.*\n$/,
  );
});
