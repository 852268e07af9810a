import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { environment } from '../support/host.ts';
import { startPostgres } from '../support/postgres.ts';
import { enquiriesWith, siteWithStaff } from '../support/staff.ts';

// Backups, and calls that find nothing.

const postgres = await startPostgres();
const { site, enquiries } = siteWithStaff();
const { rows, start, sendOne } = site;

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
