import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import {
  age,
  forEachTest,
  newEnquiry,
  referenceOf,
  send,
  siteForEachTest,
  until,
} from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { startInbox } from '../support/smtp.ts';

const postgres = await startPostgres();
const inbox = forEachTest(startInbox);
const site = siteForEachTest(() => ({ SMTP_URL: inbox().url }));
const { rows, start, sendOne } = site;

/** Runs `enquiries …` on the server's data; resolves to its exit code and everything that it wrote. */
const enquiries = (...args: readonly string[]) => enquiriesWith({ DATA_DIR: site.dataDir }, args);

async function enquiriesWith(settings: Readonly<Record<string, string>>, args: readonly string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  const run = promisify(execFile)(process.execPath, ['server/command.ts', ...args], { env });
  const { code, stdout, stderr } = await run.then(
    (written) => ({ code: 0, ...written }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, text: `${stdout}${stderr}`.trim() };
}

const spam = (email: string) =>
  newEnquiry({ message: 'https://spam.example/now '.repeat(9), email });

test('staff list, read, release, close, export and erase enquiries', async () => {
  await start();
  const receive = async (enquiry: object) => referenceOf(await send(site.url, enquiry));
  const sent = await receive(newEnquiry({ name: 'Zo\u001b[31më' }));
  const held = await receive(spam('Ada@Example.net'));
  const other = await receive(spam('bob@example.net'));
  await until(() => expect(inbox().received).toHaveLength(1));
  await until(async () =>
    expect(await rows('select id from enquiry where sent_at is not null')).toHaveLength(1),
  );

  const list = (await enquiries('list')).text.split('\n');
  expect(list.map((line) => line.split('  ')[0])).toEqual([other, held, sent, '2 held, 1 sent']);
  expect(list[0]).toContain('9 links');
  expect((await enquiries('show', sent.toLowerCase())).text).toContain('Name:     Zo[31më');
  expect(JSON.parse((await enquiries('show', held, '--json')).text)).toMatchObject([
    { reference: held, state: 'held', email: 'Ada@Example.net' },
  ]);

  // An hour old, and not late: it may be mailed only from now on.
  await age(rows, 3_600_000);
  expect((await enquiries('release', held)).code).toBe(0);
  expect(await site.health()).toEqual({ ok: true });
  await until(() => expect(inbox().received).toHaveLength(2));
  const text = `${sent} is neither held nor closed`;
  expect(await enquiries('release', sent)).toEqual({ code: 1, text });

  await inbox().close();
  const unsent = await receive(newEnquiry({ email: 'eve@example.net' }));
  expect((await enquiries('close', unsent)).code).toBe(0);
  expect((await enquiries('list')).text).toContain('1 closed');

  expect(JSON.parse((await enquiries('export', 'ada@example.net', '--json')).text)).toHaveLength(2);
  expect((await enquiries('erase', 'ADA@example.net')).text).toContain(`${sent}, ${held}`);
  expect(await rows('select reference from enquiry order by id')).toEqual([
    { reference: other },
    { reference: unsent },
  ]);
  expect((await enquiries('export', 'ada@example.net')).text).toBe('Nothing from ada@example.net');
  await inbox().open();
  await receive(newEnquiry({ email: 'info@müller.example' }));
  expect((await enquiries('erase', 'Info@MÜLLER.example')).text).toMatch(/^Erased ENQ-/);
});

test('a backup holds every enquiry and no secret, and replaces no file', async () => {
  await start();
  await sendOne();
  const file = join(site.dataDir, 'backup.db');
  expect((await enquiries('backup', file)).code).toBe(0);
  const copy = new DatabaseSync(file, { readOnly: true });
  const stored = await rows('select reference from enquiry');
  expect(copy.prepare('select reference from enquiry').all()).toEqual(stored);
  copy.close();
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await enquiries('backup', file)).code).toBe(1);
});

test('a wrong call says what there is', async () => {
  await start();
  for (const args of [[], ['nonsense', 'x'], ['show'], ['list', 'a', 'b']]) {
    expect((await enquiries(...args)).code).toBe(1);
  }
  expect((await enquiries('help')).text).toContain('erase EMAIL');
  expect((await enquiries('show', 'ENQ-NOTHING0')).text).toBe('There is no ENQ-NOTHING0');
});

test('where nothing is stored the command says so, and makes no files', async () => {
  const DATA_DIR = join(site.dataDir, 'typo');
  const text = `DATA_DIR: ${DATA_DIR} has no enquiries.db; set the server's folder`;
  for (const args of [['list'], ['export', 'a@example.net'], ['backup', `${DATA_DIR}.db`]]) {
    expect(await enquiriesWith({ DATA_DIR }, args)).toEqual({ code: 1, text });
  }
  const wrong = await enquiriesWith({ DATA_DIR, PORT: 'wrong' }, ['nonsense', 'x']);
  expect(wrong.text).toMatch(/^enquiries COMMAND/);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a database without enquiries is left as it is, and the command says so', async () => {
  const { url, query } = await postgres.createDatabase();
  const text = 'There are no enquiries here: the database has no table of them.';
  expect(await enquiriesWith({ DATABASE_URL: url }, ['list'])).toEqual({ code: 1, text });
  expect(await query("select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('test-mail says step by step what the mail server answered', async () => {
  const server = await startScriptedServer();
  const settings = {
    SITE_URL: 'https://www.example.org',
    SMTP_URL: server.url.replace('smtp://', 'smtp://website:secret%20word@'),
    ENQUIRIES_TO: 'staff@example.com,boss@example.com',
    ENQUIRIES_FROM: 'website@example.com',
  };
  const testMail = async (changes: Readonly<Record<string, string>> = {}) =>
    (await enquiriesWith({ ...settings, ...changes }, ['test-mail'])).text;
  server.script = replies({ EHLO: '250 AUTH PLAIN', AUTH: '235 in' });
  const accepted = await testMail();
  for (const line of [
    'Connection: 220 test\nEHLO www.example.org: 250 AUTH PLAIN',
    ': 235 in',
    'MAIL FROM:<website@example.com>: 250 yes\nRCPT TO:<staff@example.com>: 250 yes',
    'End of the message: 250 yes',
    'Accepted for staff@example.com, boss@example.com',
  ]) {
    expect(accepted).toContain(line);
  }
  expect(accepted).not.toContain('secret');
  server.script = replies({ AUTH: '535 5.7.8 no', 'RCPT TO:<boss': '550 who' });
  expect(await testMail()).toMatch(
    /AUTH PLAIN .*: 535 5.7.8 no[\s\S]*takes no mail now: SMTP 535 5.7.8/,
  );
  expect(await testMail({ SMTP_URL: server.url })).toContain(
    'Not accepted for everybody: rejected: boss@example.com (SMTP 550)',
  );
  await server.close();
  expect(await testMail()).toContain('takes no mail now: ECONNREFUSED');
  expect(await testMail({ SITE_URL: '', SMTP_URL: '' })).toContain('SMTP_URL: it is not set');
});
