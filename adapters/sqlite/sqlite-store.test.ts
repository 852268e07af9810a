import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { enquiry, storeForEachTest } from '../../testing/contracts/contract-enquiries.ts';
import { describeErasing } from '../../testing/contracts/erasing-contract.ts';
import { describeFloods } from '../../testing/contracts/floods-contract.ts';
import { describeLetter } from '../../testing/contracts/letter-contract.ts';
import { describeOutbox } from '../../testing/contracts/outbox-contract.ts';
import { describeRecords } from '../../testing/contracts/records-contract.ts';
import { describeStore } from '../../testing/contracts/store-contract.ts';
import { confirmSafeguards, openDatabase } from './connection.ts';
import { inspectDatabase } from './inspect-sqlite.ts';
import { backUpDatabase, restoreDatabase } from './sqlite-backup.ts';
import { openSqliteStore, openSqliteStoreInThread } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const file = join(root, 'enquiries.db');
const wipe = async () => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
};

// As in the server: every operation goes through the thread.
const open = () => openSqliteStoreInThread(file);

describe('The SQLite store', () => {
  const on = storeForEachTest(open, wipe);
  describeStore(on);
  describeOutbox(on);
  describeRecords(on);
  describeErasing(on);
  describeFloods(on);
  describeLetter(on);
});

describe('the SQLite file', () => {
  beforeEach(wipe);
  afterEach(wipe);

  test('is written through to the disk at every commit, and overwritten when erased', async () => {
    const store = openSqliteStore(file);
    const db = openDatabase(file);
    const read = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(read('journal_mode')).toBe('wal');
    expect(read('synchronous')).toBe(2);
    expect(read('foreign_keys')).toBe(1);
    expect(read('secure_delete')).toBe(1);
    expect(read('temp_store')).toBe(2);
    expect(read('busy_timeout')).toBeGreaterThan(0);
    db.close();
    await store.close();
  });

  test('is backed up without the keys of its clients, so that their codes say nothing there', async () => {
    const store = openSqliteStore(file);
    await store.keyOf('client', 1, 'the-key-of-clients');
    await store.keyOf('link', 1, 'the-key-of-links');
    const copy = join(root, 'copy.db');
    await backUpDatabase(file, copy);
    expect(await store.keyOf('client', 1, 'another')).toBe('the-key-of-clients');
    await store.close();
    restoreDatabase(copy, file, '.replaced');
    for (const kept of [copy, `${file}.replaced`]) {
      const bytes = readFileSync(kept, 'latin1');
      expect(bytes).not.toContain('the-key-of-clients');
      expect(bytes).toContain('the-key-of-links');
    }
    expect((await inspectDatabase(copy)).whole).toBe(true);
  });

  test('is refused when a safeguard is off', () => {
    const db = openDatabase(file);
    db.exec('PRAGMA synchronous = NORMAL');
    expect(() => confirmSafeguards(db)).toThrow('synchronous = 2');
    db.close();
  });

  test.each([
    ['an earlier', 2, 'it belongs to version 1 of this website; export'],
    ['a later', 99_999, 'run the newer website'],
  ])('of %s website is refused in one line, and left alone', async (_, version, line) => {
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA user_version = ${version}`);
    expect(() => openSqliteStore(file)).toThrow(line);
    await expect(openSqliteStoreInThread(file)).rejects.toThrow(StoreUnavailable);
    expect(await inspectDatabase(file)).toEqual({
      whole: false,
      why: expect.stringContaining(line),
    });
    const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() ?? {};
    expect(tables).toBe(0);
    db.close();
  });

  test('keeps the version that a newer website gave it while an older one still runs', async () => {
    const store = openSqliteStore(file);
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99999');
    await store.check();
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99_999 });
    db.close();
    await store.close();
  });

  test('that is not a database is refused', () => {
    writeFileSync(file, 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    expect(() => openSqliteStore(file)).toThrow(StoreUnavailable);
  });

  test.each(['', '-wal'])(
    'whose file%s is deleted, or replaced, makes the store unavailable',
    async (suffix) => {
      const store = openSqliteStore(file);
      renameSync(file + suffix, `${file}.elsewhere`);
      await expect(store.accept(enquiry)).rejects.toThrow('deleted or replaced');
      await expect(store.check()).rejects.toThrow('deleted or replaced');
      writeFileSync(file + suffix, '');
      await expect(store.check()).rejects.toThrow(StoreUnavailable);
      renameSync(`${file}.elsewhere`, file + suffix);
      await expect(store.check()).resolves.toBeUndefined();
      expect(await store.accept(enquiry)).toEqual({ kind: 'accepted' });
      await store.close();
    },
  );

  test('that another process has locked makes the store unavailable, and only so long', async () => {
    const store = openSqliteStore(file, 100);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    other.exec('ROLLBACK');
    await expect(store.check()).resolves.toBeUndefined();
    other.close();
    await store.close();
  });
});
