import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { never } from '../../enquiry/limits.ts';
import { secret } from '../support/deno.ts';
import {
  age,
  environment,
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

async function enquiriesWith(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
) {
  const env = { ...environment, ...settings };
  const run = promisify(execFile)(process.execPath, ['server/command.ts', ...args], { env });
  run.child.stdin?.end(input);
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
  expect(list[0]).not.toMatch(/tries|try/);
  expect(list[2]).toMatch(/ {2}home {2}1 try$/);
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

test('staff list one state, with tries and the next one', async () => {
  await inbox().close();
  await start();
  const waiting = await sendOne();
  const later = await sendOne();
  await until(async () => expect((await site.relay())?.failing_since).not.toBeNull());
  await site.stop('SIGKILL');
  await rows(`update enquiry set attempts = 3, lease = null, leased_until = 0,
    next_try_at = ${Date.parse('2100-07-01T13:59:00Z')}`);
  await rows(`update enquiry set refused = 'SMTP 550', next_try_at = ${never}, attempts = 1
    where reference = '${later}'`);
  const listed = async (...args: readonly string[]) =>
    (await enquiries('list', ...args)).text.split('\n').map((line) => line.split('  ')[0]);
  expect(await listed('--state', 'waiting')).toEqual([waiting, '1 waiting']);
  expect(await listed('--state', 'bounced')).toEqual([later, '1 bounced']);
  expect(await listed('--state', 'sent')).toEqual(['nothing sent']);
  expect(await listed('--limit', '1')).toEqual([later, '1 bounced']);
  // In Sydney, in winter.
  expect((await enquiries('show', waiting)).text).toMatch(
    / {2}waiting {2}home {2}3 tries, next 23:59/,
  );
  expect((await enquiries('show', later)).text).toMatch(/ {2}bounced {2}home {2}1 try, next none/);
  for (const args of [
    ['--state', 'lost'],
    ['--limit', '0'],
  ]) {
    expect(await enquiries('list', ...args)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^--.*: write/),
    });
  }
});

test('staff try several enquiries now, and are told when the mail server is left alone until then', async () => {
  await inbox().close();
  await start();
  const [one, two, three] = [await sendOne('One'), await sendOne('Two'), await sendOne('Three')];
  await until(async () => expect((await site.relay())?.failing_since).not.toBeNull());
  await site.stop();
  await rows(
    `update enquiry_relay set rests_until = ${Date.now() + 30 * 60_000}, reason = 'Graph 429'`,
  );
  await rows(
    `update enquiry set refused = 'SMTP 550', next_try_at = ${never} where reference = '${three}'`,
  );
  await inbox().open();
  await start();
  const when =
    /: tried at \d\d:\d\d, when the mail server is asked again \(Graph 429\); --now asks it at once$/;
  const said = await enquiries('retry', one, two.toLowerCase());
  expect(said.text).toMatch(when);
  expect(said.text).toContain(`${one}, ${two}: `);
  expect((await enquiries('retry', '--all', '--state', 'bounced')).text).toContain(
    `${three}: tried at`,
  );
  const { text } = await enquiries('health');
  expect(text).toMatch(
    /^Mail server: takes no mail since .*: Graph 429\. 'enquiries test-mail' shows/m,
  );
  expect(text).toMatch(/^ {2}it is left alone until \d\d:\d\d$/m);
  expect(text).toMatch(new RegExp(`^Next: ${one}`, 'm'));
  expect(inbox().received).toEqual([]);

  expect((await enquiries('retry', '--all', '--state', 'waiting', '--now')).text).toMatch(
    /: tried within a minute$/,
  );
  await until(() => expect(inbox().received).toHaveLength(3));
  await until(async () =>
    expect(await rows('select 1 from enquiry where sent_at is null')).toEqual([]),
  );
  expect(await enquiries('retry', one)).toEqual({
    code: 1,
    text: `${one} does not wait for delivery`,
  });
  expect((await enquiries('retry', '--all', '--state', 'waiting')).text).toBe('nothing waiting');
  expect((await enquiries('retry', '--all', '--state', 'held')).text).toBe(
    '--state: write waiting or bounced',
  );

  // Whom it never reached gets it after all, and so does nobody else.
  await rows(`update enquiry set rejected = 'boss@example.com' where reference = '${one}'`);
  expect((await enquiries('retry', one)).text).toBe(`${one}: tried within a minute`);
  await until(() => expect(inbox().received).toHaveLength(4));
  await until(async () => expect((await site.row(one))?.state).toBe('sent'));

  await inbox().close();
  const four = await sendOne('Four');
  await site.stop();
  await rows(
    `update enquiry set leased_until = ${Date.now() + 60_000} where reference = '${four}'`,
  );
  expect(await enquiries('retry', four)).toEqual({ code: 1, text: `${four} is in flight` });
});

test('staff who try an enquiry are told that the limit of an hour is reached', async () => {
  await start({ RATE_LIMIT: '0.02' });
  for (const subject of ['One', 'Two']) await sendOne(subject);
  await until(() => expect(inbox().received).toHaveLength(2));
  const late = await sendOne('Late');
  const settings = { DATA_DIR: site.dataDir, RATE_LIMIT: '0.02' };
  expect((await enquiriesWith(settings, ['retry', late])).text).toMatch(
    /: tried from \d\d:\d\d on, since the hour's limit of mails is reached$/,
  );
  expect((await enquiriesWith(settings, ['health'])).text).toMatch(
    /^ {2}offered in the past hour: 2, the limit; the next one at \d\d:\d\d$/m,
  );
});

test('after a flood staff close what was held before a day, and nothing else', async () => {
  await inbox().close();
  await start();
  const receive = async (enquiry: object) => referenceOf(await send(site.url, enquiry));
  const held: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    held.push(await receive(spam(`${name}@example.net`)));
  }
  const today = await receive(spam('today@example.net'));
  const waiting = await receive(newEnquiry());
  const bounced = await receive(newEnquiry());
  // Midnight in Sydney, where clocks are eleven hours ahead in summer and ten in winter.
  await rows(`update enquiry set received_at = ${Date.parse('2026-07-01T13:59:59Z')},
    next_try_at = next_try_at + 3600000`);
  await rows(`update enquiry set received_at = ${Date.parse('2026-07-01T14:00:00Z')}
    where reference = '${today}'`);
  await rows(`update enquiry set refused = 'SMTP 550' where reference = '${bounced}'`);
  const call = ['close', '--state', 'held', '--before', '2026-07-02'];
  const closing = (input: string) => enquiriesWith({ DATA_DIR: site.dataDir }, call, input);

  const asked = await closing('no\n');
  expect(asked.code).toBe(1);
  expect(asked.text).toMatch(/^4 held before 2026-07-02/m);
  expect(asked.text.match(/ENQ-\w+/g)).toEqual(held.slice(0, 3));
  expect((await closing('')).text).toContain('Nothing is closed');
  const unlisted = 'select reference from enquiry where held is not null and listed_at is null';
  expect(await rows(unlisted)).toHaveLength(5);
  expect((await closing('yes\n')).text).toContain('4 are listed in no mail');
  expect(await rows(unlisted)).toEqual([{ reference: today }]);
  expect((await enquiries(...call, '--yes')).text).toContain('Nothing that was held');
  for (const state of ['waiting', 'bounced']) {
    const refused = await enquiries('close', '--state', state, '--before', '2026-07-02', '--yes');
    expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(/^enquiries COMMAND/) });
  }
  expect(
    await rows('select reference from enquiry where next_try_at is not null order by id'),
  ).toEqual([{ reference: waiting }, { reference: bounced }]);
  expect((await enquiries('close', '--state', 'held', '--before', '1.7.2026')).text).toContain(
    '--before: write a day as 2026-12-31',
  );

  // It counts as no list: today's is sent. And staff may still release one.
  await inbox().open();
  await site.restart();
  await until(() =>
    expect(inbox().received.map(({ subject }) => subject)).toContain(
      '1 suspected spam enquiry held back',
    ),
  );
  const [first = ''] = held;
  expect((await enquiries('release', first)).code).toBe(0);
  await until(async () => expect((await site.row(first))?.sent_at).not.toBeNull());
  await age(rows, 30 * 24 * 3_600_000);
  await site.restart();
  await until(async () => expect(await rows(`${unlisted} or held is not null`)).toEqual([]));
});

test('what staff erase, close, release and retry leaves a line with references only', async () => {
  await inbox().close();
  await start();
  const reference = await sendOne();
  const file = join(site.dataDir, 'staff.log');
  await enquiries('list');
  await enquiries('erase', 'nobody@example.net');
  expect(existsSync(file)).toBe(false);
  for (const [command = '', operand = reference] of [
    ['retry'],
    ['close'],
    ['release'],
    ['erase', 'ada@example.net'],
  ]) {
    await until(async () => expect((await enquiries(command, operand)).code).toBe(0));
  }
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual(
    ['retried', 'closed', 'released', 'erased'].map((event) => ({
      time: expect.any(String),
      event,
      references: [reference],
    })),
  );
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('staff see what /health says, with counts and ages', async () => {
  await inbox().close();
  await start();
  await sendOne();
  await until(async () => expect((await site.relay())?.failing_since).not.toBeNull());
  await age(rows, 3 * 3_600_000);
  const { text } = await enquiries('health');
  expect(text).toContain('"reasons":["waiting","relay"]');
  expect(text).toMatch(/^Mail server: takes no mail since \w+day.*: ECONNREFUSED\./m);
  expect(text).toMatch(/^ {2}last accepted: nothing yet$/m);
  expect(text).toMatch(/^ +1 {2}waiting: nobody has it, the oldest 3 hrs/m);
  expect(text).toMatch(/^ +0 {2}held: not listed yet$/m);
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

test('a backup onto a full disk leaves no file', async () => {
  await start();
  await sendOne();
  const folder = join(site.dataDir, 'backups');
  mkdirSync(folder);
  // A limit on the size of files fails as a full disk does.
  const command = `ulimit -f 8; exec '${process.execPath}' server/command.ts backup '${folder}/backup.db'`;
  const env = { ...environment, DATA_DIR: site.dataDir };
  await expect(promisify(execFile)('sh', ['-c', command], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^(disk I\/O error|database or disk is full)\n$/),
  });
  expect(readdirSync(folder)).toEqual([]);
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

test('the staff’s command works on PostgreSQL', async () => {
  const { url } = await postgres.createDatabase();
  const settings = { DATABASE_URL: url, SECRET: secret, DATA_DIR: site.dataDir };
  await inbox().close();
  await start(settings);
  const receive = async (enquiry: object) => referenceOf(await send(site.url, enquiry));
  const waiting = await receive(newEnquiry());
  const held = await receive(spam('eve@example.net'));
  const run = async (...args: readonly string[]) => (await enquiriesWith(settings, args)).text;
  expect(await run('list', '--state', 'held')).toContain(held);
  expect(await run('health')).toMatch(/^ +1 {2}held: not listed yet, the oldest /m);
  await until(async () => expect(await run('retry', waiting)).toContain('within a minute'));
  const flood = ['close', '--state', 'held', '--yes', '--before'];
  expect(await run(...flood, '2026-01-01')).toContain('Nothing that was held');
  expect(await run(...flood, '2100-01-01')).toContain('1 are listed in no mail');
  expect(await run('erase', 'ada@example.net')).toContain(waiting);
});

test('test-mail says step by step what the mail server answered', async () => {
  const server = await startScriptedServer();
  const settings = {
    SITE_URL: 'https://www.example.org',
    SMTP_URL: server.url.replace('smtp://', 'smtp://website:secret%20word@'),
    ENQUIRIES_TO: 'staff@example.com,boss@example.com',
    ENQUIRIES_FROM: 'website@example.com',
  };
  const testMail = async (
    changes: Readonly<Record<string, string>> = {},
    ...args: readonly string[]
  ) => (await enquiriesWith({ ...settings, ...changes }, ['test-mail', ...args])).text;
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
  expect(server.heard.join()).not.toContain('Reply-To');
  await testMail({}, '--reply-to', 'ada@free.example');
  expect(server.heard.at(-2)).toContain('Reply-To: ada@free.example');
  expect(await testMail({}, '--reply-to', 'Ada <a@b>')).toContain('--reply-to: write a bare');
  server.script = replies({ AUTH: '535 5.7.8 no', 'RCPT TO:<boss': '550 who' });
  expect(await testMail()).toMatch(
    /AUTH PLAIN .*: 535 5.7.8 no[\s\S]*takes no mail of ours: SMTP 535 5.7.8/,
  );
  expect(await testMail({ SMTP_URL: server.url })).toContain(
    'Not accepted for everybody: rejected: boss@example.com (SMTP 550)',
  );
  await server.close();
  expect(await testMail()).toContain('takes no mail of ours: ECONNREFUSED');
  expect(await testMail({ SITE_URL: '', SMTP_URL: '' })).toContain('SMTP_URL: it is not set');
});
