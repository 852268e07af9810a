import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { scrub } from '../../enquiry/upkeep/scrub.ts';
import { enquiry, now, nth } from '../../testing/contracts/contract-enquiries.ts';
import { describeDeliveries } from '../../testing/contracts/delivery-contract.ts';
import { describeErasing } from '../../testing/contracts/erasing-contract.ts';
import { describeFloods } from '../../testing/contracts/floods-contract.ts';
import { describeOutbox } from '../../testing/contracts/outbox-contract.ts';
import { describeRecords } from '../../testing/contracts/records-contract.ts';
import { describeStore } from '../../testing/contracts/store-contract.ts';
import { inspectDatabase } from './inspect-sqlite.ts';
import { confirmSafeguards, openDatabase } from './sqlite-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'store-'));
const file = join(root, 'enquiries.db');
const wipe = async () => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
};

const open = async () => openSqliteStore(file);

describeStore('the SQLite store', open, wipe);
describeOutbox('the SQLite outbox', open, wipe);
describeRecords('the SQLite records', open, wipe);
describeErasing('the SQLite erasing', open, wipe);
describeDeliveries('the SQLite deliveries', open, wipe, async (sql) => {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(sql);
  db.close();
});
describeFloods('the SQLite bounds of floods', open, wipe);

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

  test('is refused when a safeguard is off', () => {
    const db = openDatabase(file);
    db.exec('PRAGMA synchronous = NORMAL');
    expect(() => confirmSafeguards(db)).toThrow('synchronous = 2');
    db.close();
  });

  test('holds no byte of what was erased, not even where SQLite once moved it', async () => {
    const store = openSqliteStore(file);
    const numbers = [...Array(3_000).keys()];
    const needles = numbers.filter((n) => n % 3 === 0).map((n) => nth(n).reference);
    await Promise.all(
      numbers.map((n) => {
        const who = n % 3 === 0 ? 'needle' : 'other';
        const email = `${who}${(n * 7919) % 10_007}@example.com`;
        const message = `${who} ${'x'.repeat((n * 37) % 900)}`;
        return store.accept(nth(n, { values: { ...enquiry.values, email, message } }));
      }),
    );
    const found = () =>
      ['', '-wal'].some((end) => readFileSync(file + end, 'latin1').includes('needle'));
    expect(found()).toBe(true);
    for (let from = 0; from < needles.length; from += batchSize) {
      await store.erase(needles.slice(from, from + batchSize), now);
    }
    await scrub({ records: store, clock: systemClock }, new AbortController().signal);
    expect(found()).toBe(false);
    await store.close();
  });

  test('of a first release that this website does not know is left alone', () => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openSqliteStore(file)).toThrow(StoreUnavailable);
    const after = new DatabaseSync(file);
    expect(after.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()).toEqual({
      tables: 0,
    });
    after.close();
  });

  const addVersion = (version: number, floor: number) => {
    const db = new DatabaseSync(file);
    db.exec(`INSERT INTO schema_version (version, floor) VALUES (${version}, ${floor})`);
    db.close();
  };

  test('of a newer website is used when this one is not below its floor', async () => {
    await openSqliteStore(file).close();
    addVersion(99, 2);
    const store = openSqliteStore(file);
    expect(await store.accept(enquiry)).toEqual({ kind: 'accepted' });
    await store.close();
    expect(await inspectDatabase(file)).toMatchObject({ whole: true, enquiries: 1 });
  });

  test('of a newer website is refused, and left alone, when this one is below its floor', async () => {
    await openSqliteStore(file).close();
    addVersion(99, 98);
    const refusal = 'needs a website of schema 98 or newer';
    expect(() => openSqliteStore(file)).toThrow(refusal);
    expect(await inspectDatabase(file)).toEqual({
      whole: false,
      why: expect.stringContaining(refusal),
    });
  });

  test('keeps the version that the first release wrote, so that it may come back', async () => {
    await openSqliteStore(file).close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    db.close();
  });

  test('that is no database is refused', () => {
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
