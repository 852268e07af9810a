import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqliteStore } from '../../../adapters/sqlite/sqlite-store.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { answerTo, runStaffCommand } from '../../../testing/servers/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/servers/test-server.ts';
import {
  asForm,
  encode,
  newClient,
  newEnquiry,
  referenceOf,
} from '../../../testing/test-enquiries.ts';

let server: TestServer;
/** The server's store, so that not every command starts a process. */
let store: ReturnType<typeof openSqliteStore>;
beforeAll(async () => {
  // Without SMTP_URL mails become files, which `erase` must find too.
  server = await startTestServer({ SMTP_URL: '', RATE_LIMIT_PER_MINUTE: '10' });
  store = openSqliteStore(server.database);
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

/** What the staff's command answers in this process, with single spaces between words. */
const answer = (line: string) =>
  answerTo(line.split(' '), {
    records: store,
    keys: store,
    addresses: { to: ['staff@example.com'], siteUrl: 'https://www.example.com' },
    clock: systemClock,
    forgetMails: async () => {},
  });

/** Runs it as a process, as staff do. */
const enquiries = (args: readonly string[], dataDir = dirname(server.database)) =>
  runStaffCommand({ DATA_DIR: dataDir }, args);

const accept = async (changes: object = {}) =>
  referenceOf(await server.post(newEnquiry(changes), newClient()));
const stateOf = async (reference: string) => (await store.get(reference, Date.now()))?.state;
const untilDelivered = (reference: string) =>
  vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'), 20_000);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.each([[[]], [['purge']]])('A misused command, as %j, says how to use it', async (args) => {
  const { error, status } = await enquiries(args);
  expect(error).toContain('Usage: npm run enquiries -- ');
  expect(status).toBe(2);
});

test('Where no enquiries are, one line says so and none are made', async () => {
  const empty = join(dirname(server.database), 'empty');
  mkdirSync(empty);
  const { error, status } = await enquiries(['list'], empty);
  expect(error).toMatch(/^DATA_DIR: .* holds no enquiries.*\n$/);
  expect(status).toBe(1);
  expect(readdirSync(empty)).toEqual([]);
});

test('An enquiry is listed, shown, found and counted', async () => {
  const reference = await accept({ name: 'Mary Somerville', email: 'Mary@Example.net' });
  await untilDelivered(reference);
  expect((await enquiries(['list'])).out).toContain(reference);
  const shown = await answer(`show ${reference.toLowerCase()}`);
  expect(shown).toContain('Mary Somerville');
  expect(shown).toContain('delivered');
  expect(await answer('find mary@example.net')).toContain(reference);
  expect(await answer('stats')).toMatch(/delivered +1\n/);
});

test('What is not there, or not in that state, is said plainly', async () => {
  const nobody = ['find', 'nobody@example.net'];
  const error = 'There is nothing from nobody@example.net.\n';
  expect(await enquiries(nobody)).toEqual({ status: 1, out: '', error });
  expect(await enquiries([...nobody, '--json'])).toMatchObject({ status: 0, error: '' });
  expect(await answer('show ENQ-00000000')).toBe('There is no enquiry ENQ-00000000.');
  const reference = await accept();
  await untilDelivered(reference);
  expect(await answer(`retry ${reference}`)).toContain('nothing to retry');
  expect(await answer(`release ${reference}`)).toContain('not quarantined');
});

test('A quarantined enquiry is released, and the running server mails it', async () => {
  const reference = await accept({ message: 'https://spam.example '.repeat(9) });
  expect(await stateOf(reference)).toBe('quarantined');
  expect(await answer(`retry ${reference}`)).toContain('release lets it out');
  expect((await enquiries(['release', reference])).status).toBe(0);
  await untilDelivered(reference);
});

test('After a flood quarantine is shown, counted and erased by period, sign and network', async () => {
  const spamFrom = async (address: string) => {
    const message = `${'https://spam.example '.repeat(9)} from ${address}`;
    return referenceOf(await server.post(newEnquiry({ message }), { 'x-forwarded-for': address }));
  };
  const first = await spamFrom('2001:db8:7:1::1');
  const second = await spamFrom('2001:db8:7:ffff::2');
  const elsewhere = await spamFrom('203.0.113.9');
  const network = '--network 2001:db8:7::/48';
  const shown = await answer(`quarantine ${network}`);
  expect(shown).toContain(first);
  expect(shown).toContain(second);
  expect(shown).not.toContain(elsewhere);
  expect(shown).not.toContain('https://spam');
  expect(await answer(`purge ${network} --dry-run`)).toBe(
    'Without --dry-run this erases 2 quarantined enquiries.\n',
  );
  expect(await stateOf(first)).toBe('quarantined');
  expect(await answer(`purge ${network} --sign links`)).toContain('Erased: 2.');
  expect(await stateOf(first)).toBe('erased');
  expect(await stateOf(elsewhere)).toBe('quarantined');
  expect(await answer('purge --to 2020-01-01T00:00Z')).toBe('Nothing in quarantine matches.');
  const soon = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+/, '');
  expect(await answer(`purge --network 203.0.113.0/24 --to ${soon}`)).toContain('Erased: 1.');
  expect(await answer('purge --network 198.51.100.0/24')).toContain(
    'networks are known for 7 days',
  );
});

test('An export is CSV that no spreadsheet takes for formulas', async () => {
  await accept({ email: 'formula@example.net', name: '=1+1', message: 'Hi "there"\n@SUM(A1)' });
  const { out } = await enquiries(['export', 'formula@example.net']);
  expect(out).toContain(`"'=1+1","formula@example.net"`);
  expect(out).toContain(`"Hi ""there""\n'@SUM(A1)"`);
});

/** Which of these words are in the files of the database and the mails, whatever their case. */
function foundOf(words: readonly string[]): readonly string[] {
  // By another process: when this one closed the files it would give up the server's locks on them.
  const files = execFileSync('cat', filesIn(dirname(server.database)), {
    encoding: 'latin1',
    maxBuffer: 2 ** 28,
  });
  const everything = [files, ...server.log].join('\n').toLowerCase();
  return words.filter((word) => everything.includes(word.toLowerCase()));
}

test.skipIf(process.platform !== 'linux').each([
  ['| true', 0, ''],
  [
    '> /dev/full',
    1,
    'Done, but it could not be printed: ENOSPC: no space left on device, write.\n',
  ],
] as const)(
  'A command whose output goes %s has still done its work',
  async (redirection, status, error) => {
    const run = (...args: readonly string[]) =>
      runStaffCommand({ DATA_DIR: dirname(server.database) }, args, redirection);
    const words = 'h4lf-way';
    for (const n of [1, 2, 3]) {
      // A mail that is being written while its enquiry is erased is deleted later.
      await untilDelivered(await accept({ email: 'half@example.net', message: `${words} ${n}` }));
    }
    expect(await run('erase', 'half@example.net')).toEqual({ out: '', error, status });
    expect(foundOf([words])).toEqual([]);
    const reference = await accept({ message: `${'https://spam.example '.repeat(9)} ${words}` });
    expect(await run('purge', '--sign', 'links')).toEqual({ out: '', error, status });
    expect(await stateOf(reference)).toBe('erased');
    expect(foundOf([words])).toEqual([]);
    expect((await run('--help')).error).toBe(error);
  },
);

test('After erase nothing of its sender is left in any file or log', async () => {
  const needles = ['Needleworth', 'needle@example.org', 'n33dle-message', 'n33dle-key-0123456'];
  const [name = '', email = '', message = '', key = ''] = needles;
  const secret = { name, email, subject: name, message };
  const accepted: string[] = [];
  for (let sent = 0; sent < 60; sent += 1) {
    // Among others', so that SQLite moves rows from page to page.
    await accept({ email: `other-${sent * 7919}@example.net`, message: 'x'.repeat(1 + sent * 50) });
    accepted.push(await accept({ ...secret, message: `${message} ${'y'.repeat(sent * 60)}` }));
  }
  const headers = { ...newClient(), 'idempotency-key': key };
  accepted.push(await referenceOf(await server.post(newEnquiry(secret), headers)));
  const scriptless = { ...secret, formType: 'home', website: 'filled', message: `${message} bait` };
  await server.post(encode(scriptless), { ...newClient(), ...asForm });
  await server.post({ ...newEnquiry(secret), email: `${email},` }, newClient());
  await server.post(`{"name":"${name}",`, newClient());
  await untilDelivered(accepted.at(-1) ?? '');

  expect(foundOf(needles)).toEqual(needles);
  const { out, status } = await enquiries(['erase', email.toUpperCase()]);
  expect(out).toContain('Erased: 62, 1 of them never delivered');
  expect(status).toBe(0);
  expect(foundOf(needles)).toEqual([]);
  await accept();
});
