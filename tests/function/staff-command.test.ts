import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { never } from '../../enquiry/limits.ts';
import { secret } from '../support/deno.ts';
import { age, newEnquiry, until } from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { enquiriesWith, siteWithStaff, spamOf } from '../support/staff.ts';

// What staff do with enquiries (docs/running.md, 'Staff's work').

const postgres = await startPostgres();
const { inbox, site, enquiries } = siteWithStaff();
const { rows, start, sendOne, receive } = site;

test('staff list, read, release, close, export and erase enquiries', async () => {
  await start();
  const sent = await receive(newEnquiry({ name: 'Zo\u001b[31më' }));
  const held = await receive(spamOf('Ada@Example.net'));
  const other = await receive(spamOf('bob@example.net'));
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
  await site.isRelayFailing();
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

test('after a flood staff close what was held before a day, and nothing else', async () => {
  await inbox().close();
  await start();
  const held: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    held.push(await receive(spamOf(`${name}@example.net`)));
  }
  const today = await receive(spamOf('today@example.net'));
  const waiting = await receive(newEnquiry());
  const bounced = await receive(newEnquiry());
  // Midnight in Sydney, where clocks are eleven hours ahead in summer and ten in winter.
  await rows(`update enquiry set received_at = ${Date.parse('2026-07-01T13:59:59Z')},
    next_try_at = next_try_at + 3600000`);
  await rows(`update enquiry set received_at = ${Date.parse('2026-07-01T14:00:00Z')}
    where reference = '${today}'`);
  await rows(`update enquiry set refused = 'SMTP 550' where reference = '${bounced}'`);
  const call = ['close', '--state', 'held', '--before', '2026-07-02'];
  const closing = (input: string) => enquiriesWith(site.store, call, input);

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

test('the staff’s command works on PostgreSQL', async () => {
  const { url } = await postgres.createDatabase();
  const settings = { DATABASE_URL: url, SECRET: secret, DATA_DIR: site.dataDir };
  await inbox().close();
  await start(settings);
  const waiting = await receive(newEnquiry());
  const held = await receive(spamOf('eve@example.net'));
  const run = async (...args: readonly string[]) => (await enquiriesWith(settings, args)).text;
  expect(await run('list', '--state', 'held')).toContain(held);
  expect(await run('health')).toMatch(/^ +1 {2}held: not listed yet, the oldest /m);
  await until(async () => expect(await run('retry', waiting)).toContain('within a minute'));
  const flood = ['close', '--state', 'held', '--yes', '--before'];
  expect(await run(...flood, '2026-01-01')).toContain('Nothing that was held');
  expect(await run(...flood, '2100-01-01')).toContain('1 are listed in no mail');
  expect(await run('erase', 'ada@example.net')).toContain(waiting);
});
