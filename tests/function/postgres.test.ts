import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgresFolder } from '../../build/setup/postgres.mjs';
import { enquiries } from '../../testing/servers/staff.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';
import {
  expectRefusal,
  mailsAbout,
  newClient,
  newEnquiry,
  referenceOf,
} from '../../testing/test-enquiries.ts';

let database: TestPostgres;
let servers: readonly TestServer[];
let backups: string;
beforeAll(async () => {
  database = await startPostgres();
  backups = mkdtempSync(join(tmpdir(), 'backups-'));
  const env = { DATABASE_URL: database.url };
  servers = await Promise.all([startTestServer(env), startTestServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.stop();
  rmSync(backups, { recursive: true });
});

const nth = (n: number): TestServer => {
  const server = servers[n % servers.length];
  if (!server) throw new Error('no server');
  return server;
};
const mails = (text: string) => servers.flatMap((server) => mailsAbout(server, text));

test('Two servers share one database: an enquiry to either is mailed once', async () => {
  const references: string[] = [];
  for (let sent = 0; sent < 20; sent += 1) {
    references.push(await referenceOf(await nth(sent).post(newEnquiry(), newClient())));
  }
  for (const reference of references) {
    await vi.waitFor(() => expect(mails(reference)).toHaveLength(1), 20_000);
  }
  for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('A client has one allowance across both servers', async () => {
  const client = newClient();
  for (let sent = 0; sent < 5; sent += 1) {
    await referenceOf(await nth(sent).post(newEnquiry(), client));
  }
  await expectRefusal(await nth(0).post(newEnquiry(), client), 429, 'rate');
  await expectRefusal(await nth(1).post(newEnquiry(), client), 429, 'rate');
});

test('The same enquiry to both servers at once is one enquiry', async () => {
  const enquiry = newEnquiry();
  const answers = await Promise.all([0, 1].map((n) => nth(n).post(enquiry, newClient())));
  const [first, second] = await Promise.all(answers.map(referenceOf));
  expect(first).toBe(second);
});

// A process of its own: the servers are in this one.
const run = (...args: readonly string[]) =>
  enquiries(
    {
      PATH: [postgresFolder(), process.env.PATH].join(delimiter),
      DATABASE_URL: database.url,
      BACKUP_DIR: backups,
    },
    ...args,
  );

test('The staff command works on the database, backs it up, erases from it and names the backup', async () => {
  const email = 'needle@visitor.example';
  const reference = await referenceOf(await nth(0).post(newEnquiry({ email }), newClient()));
  await vi.waitFor(() => expect(mails(reference)).toHaveLength(1), 20_000);
  expect((await run('find', email)).words).toContain(reference);

  const { status, words } = await run('backup');
  expect(words).toMatch(/^Backed up: .*\/enquiries-\d{8}T\d{6}Z\.dump: \d+ bytes\.\n$/);
  expect(status).toBe(0);
  const [name = '', ...others] = readdirSync(backups);
  expect(others).toEqual([`${name}.sha256`]);
  const dump = join(backups, name);

  const erased = (await run('erase', email)).words;
  expect(erased).toContain('Erased: 1');
  expect(erased).toContain(`  ${dump}: `);
  expect(erased).toContain('write-ahead log');
  expect((await run('find', email)).status).toBe(1);
});
