import { execFile, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  age,
  type Host,
  newEnquiry,
  referenceOf,
  send,
  sqliteRows,
  startNode,
  temporaryFolder,
  until,
} from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { startScriptedServer } from '../support/scripted-smtp.ts';
import { type Inbox, startInbox } from '../support/smtp.ts';

const folder = temporaryFolder();
const rows = sqliteRows(folder.path);
let inbox: Inbox;
let host: Host;
beforeAll(async () => {
  inbox = await startInbox();
  host = await startNode({ DATA_DIR: folder.path, SMTP_URL: inbox.url });
});
afterAll(async () => {
  await host.end('SIGKILL');
  await inbox.close();
  folder.remove();
});

/** `enquiries …`, while the server runs. */
const enquiries = (...args: readonly string[]) => enquiriesWith({ DATA_DIR: folder.path }, args);

function enquiriesWith(settings: Readonly<Record<string, string>>, args: readonly string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/command.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

const spam = (changes: object = {}) =>
  newEnquiry({ message: 'https://spam.example/now '.repeat(9), ...changes });

test('staff list, read, release, close, export and erase enquiries', async () => {
  const sent = await referenceOf(await send(host.url, newEnquiry({ name: 'Zo\u001b[31më' })));
  const held = await referenceOf(await send(host.url, spam({ email: 'Ada@Example.net' })));
  const other = await referenceOf(await send(host.url, spam({ email: 'bob@example.net' })));
  await until(() => expect(inbox.received).toHaveLength(1));
  await until(async () =>
    expect(await rows('select id from enquiry where sent_at is not null')).toHaveLength(1),
  );

  const list = enquiries('list').out.split('\n');
  expect(list.map((line) => line.split('  ')[0])).toEqual([other, held, sent, '2 held, 1 sent']);
  expect(list[0]).toContain('9 links');
  expect(enquiries('show', sent.toLowerCase()).out).toContain('Name:     Zo[31më');
  expect(JSON.parse(enquiries('show', held, '--json').out)).toMatchObject([
    { reference: held, state: 'held', email: 'Ada@Example.net' },
  ]);

  // An hour old, and not late: it may be mailed only from now on.
  await age(rows, 3_600_000);
  expect(enquiries('release', held).status).toBe(0);
  expect(await (await fetch(`${host.url}/health`)).json()).toEqual({ ok: true });
  await until(() => expect(inbox.received).toHaveLength(2));
  expect(enquiries('release', sent)).toMatchObject({
    status: 1,
    error: `${sent} is neither held nor closed`,
  });

  inbox.manners.mail = 550;
  const refused = await referenceOf(await send(host.url, newEnquiry({ email: 'eve@example.net' })));
  expect(enquiries('close', refused).status).toBe(0);
  expect(enquiries('list').out).toContain('1 closed');

  expect(JSON.parse(enquiries('export', 'ada@example.net', '--json').out)).toHaveLength(2);
  expect(enquiries('erase', 'ADA@example.net').out).toContain(`${sent}, ${held}`);
  expect(await rows('select reference from enquiry order by id')).toEqual([
    { reference: other },
    { reference: refused },
  ]);
  expect(enquiries('export', 'ada@example.net').out).toBe('Nothing from ada@example.net');
  inbox.manners.mail = 250;
  await referenceOf(await send(host.url, newEnquiry({ email: 'info@müller.example' })));
  expect(enquiries('erase', 'Info@MÜLLER.example').out).toMatch(/^Erased ENQ-/);
});

test('a backup holds every enquiry and no secret, and replaces no file', async () => {
  const file = join(folder.path, 'backup.db');
  expect(enquiries('backup', file).status).toBe(0);
  const copy = new DatabaseSync(file, { readOnly: true });
  const stored = await rows('select reference from enquiry order by id');
  expect(copy.prepare('select reference from enquiry order by id').all()).toEqual(stored);
  copy.close();
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(enquiries('backup', file)).toMatchObject({ status: 1 });
});

test('a wrong call says what there is', () => {
  for (const args of [[], ['nonsense', 'x'], ['show'], ['list', 'a', 'b']]) {
    expect(enquiries(...args)).toMatchObject({ status: 1 });
  }
  expect(enquiries('help').error).toContain('erase EMAIL');
  expect(enquiries('show', 'ENQ-NOTHING0').error).toBe('There is no ENQ-NOTHING0');
});

test('where nothing is stored the command says so, and makes no files', () => {
  const DATA_DIR = join(folder.path, 'typo');
  for (const args of [['list'], ['export', 'ada@example.net'], ['backup', `${folder.path}/b.db`]]) {
    const { status, error } = enquiriesWith({ DATA_DIR }, args);
    expect([status, error]).toEqual([
      1,
      `DATA_DIR: ${DATA_DIR} has no enquiries.db; set the server's folder`,
    ]);
  }
  expect(enquiriesWith({ DATA_DIR, PORT: 'wrong' }, ['nonsense', 'x']).error).toMatch(
    /^enquiries COMMAND/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a database without enquiries is left as it is, and the command says so', async () => {
  const postgres = await startPostgres();
  const { url, query } = await postgres.createDatabase();
  const { status, error } = enquiriesWith({ DATABASE_URL: url }, ['list']);
  expect([status, error]).toEqual([
    1,
    'There are no enquiries here: the database has no table of them.',
  ]);
  expect(await query("select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  await postgres.stop();
});

test('test-mail says step by step what the mail server answered', async () => {
  const server = await startScriptedServer();
  const testMail = async (env: Readonly<Record<string, string>>) => {
    const options = {
      env: { PATH: process.env.PATH, SITE_URL: 'https://www.example.org', ...env },
    };
    const run = promisify(execFile)(process.execPath, ['server/command.ts', 'test-mail'], options);
    const { stdout, stderr } = await run.catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return `${stdout}${stderr}`;
  };
  const url = server.url.replace('smtp://', 'smtp://website:secret%20word@');
  const settings = {
    SMTP_URL: url,
    ENQUIRIES_TO: 'staff@example.com,boss@example.com',
    ENQUIRIES_FROM: 'website@example.com',
  };
  server.script = (command) =>
    command.startsWith('AUTH')
      ? '235 in'
      : command.startsWith('EHLO')
        ? '250 AUTH PLAIN'
        : undefined;
  const accepted = await testMail(settings);
  for (const line of [
    'Connection: 220 test',
    'Greeting as www.example.org: 250 AUTH PLAIN',
    'Login: 235 in',
    'Sender website@example.com: 250 yes',
    'Recipient staff@example.com: 250 yes',
    'End of the message: 250 yes',
    'Accepted for staff@example.com, boss@example.com',
  ]) {
    expect(accepted).toContain(line);
  }
  expect(accepted).not.toContain('secret');
  server.script = (command) =>
    command.startsWith('AUTH')
      ? '535 5.7.8 no'
      : command.startsWith('RCPT TO:<boss')
        ? '550 who'
        : undefined;
  expect(await testMail(settings)).toMatch(
    /Login: 535 5.7.8 no[\s\S]*takes no mail now: SMTP 535 5.7.8/,
  );
  expect(await testMail({ ...settings, SMTP_URL: server.url })).toContain(
    'Not accepted for everybody: rejected: boss@example.com (SMTP 550)',
  );
  await server.close();
  expect(await testMail(settings)).toContain('takes no mail now: ECONNREFUSED');
  expect(await testMail({ SITE_URL: '' })).toContain('SMTP_URL: it is not set');
});
