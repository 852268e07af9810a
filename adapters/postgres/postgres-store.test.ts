import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EnquiryStore, StoreUnavailable } from '../../enquiry/ports.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import {
  claim,
  enquiry,
  now,
  nth,
  storeForEachTest,
} from '../../testing/contracts/contract-enquiries.ts';
import { describeErasing } from '../../testing/contracts/erasing-contract.ts';
import { describeFloods } from '../../testing/contracts/floods-contract.ts';
import { describeLetter } from '../../testing/contracts/letter-contract.ts';
import { describeOutbox } from '../../testing/contracts/outbox-contract.ts';
import { describeRecords } from '../../testing/contracts/records-contract.ts';
import { describeStore } from '../../testing/contracts/store-contract.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestLimiter } from '../../testing/stores/test-limiter.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';
import { inspectPostgres } from './inspect-postgres.ts';
import { dumpPostgres, restoreDump } from './postgres-backup.ts';
import { openPostgresStore } from './postgres-store.ts';

const migrations = readMigrations();
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const open = () => openPostgresStore(database.url, migrations);
const wipe = () => database.wipe();

describe('The PostgreSQL store', () => {
  const on = storeForEachTest(open, wipe);
  describeStore(on);
  describeOutbox(on);
  describeRecords(on);
  describeErasing(on);
  describeFloods(on);
  describeLetter(on);
});

describe('the PostgreSQL database', () => {
  afterEach(wipe);

  test('is made once by instances that start together, and notes each file that made it', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store) => store.close()));
    const noted = await database.query('SELECT name FROM enquiry_migration ORDER BY name');
    expect(noted).toEqual(migrations.map(({ name }) => ({ name })));
    expect(await inspectPostgres(database.url, migrations)).toBe(0);
  });

  test('is backed up without keys and allowances of clients, so that their codes say nothing there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dump-'));
    const file = join(folder, 'copy');
    const store = await open();
    await store.keyOf('client', 1, 'the-key-of-clients');
    await store.keyOf('link', 1, 'the-key-of-links');
    await database.query("INSERT INTO bucket VALUES ('the-code-of-a-client', 1, 1)");
    await dumpPostgres(database.url, file);
    await store.close();
    await restoreDump(database.url, file);
    rmSync(folder, { recursive: true });
    expect(await database.query('SELECT * FROM bucket')).toEqual([]);
    const restored = await open();
    expect(await restored.keys('client')).toEqual(new Map());
    expect(await restored.keys('link')).toEqual(new Map([[1, 'the-key-of-links']]));
    await restored.close();
  });

  const older = 'it belongs to version 1 of this website; export';
  test.each([
    ['an earlier website', "INSERT INTO enquiry_migration VALUES ('20260301000000_x')", older],
    ['an earlier website on Supabase', 'DROP TABLE enquiry_migration', older],
    [
      'a later website',
      "INSERT INTO enquiry_migration VALUES ('99990101000000_x')",
      'run the newer website',
    ],
  ])('of %s is refused in one line', async (_, change, line) => {
    await (await open()).close();
    await database.query(change);
    await expect(open()).rejects.toThrow(line);
    await expect(inspectPostgres(database.url, migrations)).rejects.toThrow(line);
  });

  test('that does not write to the disk at once is refused', async () => {
    await database.query('ALTER SYSTEM SET fsync = off');
    await database.query('SELECT pg_reload_conf()');
    await expect.poll(async () => (await database.query('SHOW fsync'))[0]?.fsync).toBe('off');
    await expect(open()).rejects.toThrow('its fsync is off');
    await database.query('ALTER SYSTEM RESET fsync');
    await database.query('SELECT pg_reload_conf()');
    await expect.poll(async () => (await database.query('SHOW fsync'))[0]?.fsync).toBe('on');
  });

  test('lets only its owner read and write', async () => {
    await (await open()).close();
    const tables = await database.query(`
      SELECT relname, relrowsecurity FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
    expect(tables.length).toBeGreaterThan(3);
    expect(tables.filter((table) => table.relrowsecurity !== true)).toEqual([]);
    expect(await database.query('SELECT * FROM pg_policies')).toHaveLength(0);
  });

  test('that is not there makes the store unavailable', async () => {
    const nowhere = openPostgresStore('postgres://127.0.0.1:1/x', migrations);
    await expect(nowhere).rejects.toThrow(StoreUnavailable);
  });

  test('gives each delivery to one of many workers', async () => {
    const stores = await Promise.all([open(), open()]);
    for (let n = 0; n < 50; n += 1) await stores[0].accept(nth(n));
    const taken: string[] = [];
    const work = async (store: EnquiryStore) => {
      for (;;) {
        const found = await claim(store);
        if (found) taken.push(found.reference);
        else if (((await store.nextDue()) ?? now + 1) > now) return;
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => work(stores[n % 2] ?? stores[0])));
    expect(new Set(taken).size).toBe(50);
    expect(taken).toHaveLength(50);
    await Promise.all(stores.map((each) => each.close()));
  });

  test('counts what a client sends to all instances together, and stores no address', async () => {
    const clock = createManualClock();
    const stores = await Promise.all([open(), open()]);
    const limiters = stores.map((store) =>
      createTestLimiter(1, clock, { buckets: store.buckets, keys: store }),
    );
    const client = '2001:db8:7:1::/64';
    const take = async (n: number) => limiters[n % 2]?.take(client);
    const taken = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(take));
    expect(taken.filter((allowance) => allowance?.ok)).toHaveLength(5);
    const [first] = taken.filter((allowance) => allowance?.ok === true);
    if (first) await Promise.all(limiters.map((limiter) => limiter.refund(first)));
    const rows = async (table: string) => database.query(`SELECT * FROM ${table}`);
    expect(await rows('bucket')).toHaveLength(5);
    expect(JSON.stringify(await rows('bucket'))).not.toMatch(/2001|db8/);
    clock.advance(60_000);
    expect((await take(1))?.ok).toBe(true);
    clock.advance(86_400_000);
    await limiters[0]?.sweep();
    expect(await rows('bucket')).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('counts a network of many clients, and the whole site, without a deadlock', async () => {
    const clock = createManualClock();
    const stores = await Promise.all([open(), open()]);
    const limiters = stores.map((store) =>
      createTestLimiter(1, clock, { buckets: store.buckets, keys: store }),
    );
    const take = (client: string, n: number) => limiters[n % 2]?.take(client);
    const count = async (clients: readonly string[]) => {
      const taken: Awaited<ReturnType<typeof take>>[] = [];
      // Some at a time: they wait for each other, and none waits for long.
      for (let first = 0; first < clients.length; first += 20) {
        taken.push(...(await Promise.all(clients.slice(first, first + 20).map(take))));
      }
      return {
        ok: taken.filter((allowance) => allowance?.ok).length,
        flood: taken.filter((allowance) => allowance?.ok && allowance.flood).length,
      };
    };
    const numbers = Array.from({ length: 120 }, (_, n) => n);
    expect(await count(numbers.map((n) => `2001:db8:7:${n}::/64`))).toEqual({ ok: 50, flood: 0 });
    expect(await count(numbers.map((n) => `192.0.2.${n}`))).toEqual({ ok: 120, flood: 70 });
    await Promise.all(stores.map((store) => store.close()));
  });

  test('whose table is locked makes enquiries wait until it is free', async () => {
    const store = await open();
    const other = new Client(database.url);
    await other.connect();
    await other.query('BEGIN; LOCK TABLE enquiry');
    // More than the pool has connections, and for longer than one statement may take.
    const accepting = Array.from({ length: 20 }, (_, n) => store.accept(nth(n)));
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await other.end();
    expect(await Promise.all(accepting)).toEqual(Array(20).fill({ kind: 'accepted' }));
    await store.close();
  });

  test('is not called rewritten while a transaction that is older than the erasure still runs', async () => {
    const store = await open();
    const older = new Client(database.url);
    await older.connect();
    // It writes elsewhere and has no snapshot, but rows that it may still see are kept.
    await older.query("BEGIN; INSERT INTO bucket VALUES ('older', 1, 0)");
    await store.accept(enquiry);
    await store.erase([enquiry.reference], 'staff command', now);
    expect(await store.rewriteFiles()).toMatchObject({ kind: 'later' });
    await older.query('COMMIT');
    await older.end();
    expect(await store.rewriteFiles()).toEqual({ kind: 'done' });
    await store.close();
  });

  test('has no byte of a forgotten key in the file of its table once that is rewritten', async () => {
    const store = await open();
    await store.keyOf('client', 1, 'the-key-of-an-old-day');
    await store.keyOf('client', 2, 'the-key-of-this-day');
    await store.forgetKeys('client', 2);
    const fileOfKeys = async () => {
      await database.query('CHECKPOINT');
      const [row] = await database.query(
        "SELECT encode(pg_read_binary_file(pg_relation_filepath('client_key')), 'escape') AS bytes",
      );
      return String(row?.bytes);
    };
    expect(await fileOfKeys()).toContain('the-key-of-an-old-day');
    await store.rewriteFiles();
    expect(await fileOfKeys()).toContain('the-key-of-this-day');
    expect(await fileOfKeys()).not.toContain('the-key-of-an-old-day');
    await store.close();
  });

  test('keeps no samples of what visitors wrote, and none of keys', async () => {
    const store = await open();
    for (let day = 0; day < 50; day += 1) {
      await store.accept(nth(day));
      await store.keyOf('client', day, `the-key-of-day-${day}`);
    }
    await database.query('ANALYZE');
    const sampled = await database.query(
      "SELECT tablename || '.' || attname AS name FROM pg_stats WHERE schemaname = 'public'",
    );
    const names = sampled.map(({ name }) => String(name));
    expect(names).toContain('enquiry.accepted_at');
    expect(names).toContain('client_key.day');
    for (const written of [
      'name',
      'email',
      'subject',
      'message',
      'added_fields',
      'client_network',
    ]) {
      expect(names).not.toContain(`enquiry.${written}`);
    }
    expect(names.filter((name) => name.endsWith('_key.key'))).toEqual([]);
    await store.close();
  });

  test('that goes away makes the store unavailable only until it is back', async () => {
    const store = await open();
    await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'website' AND pid <> pg_backend_pid()`);
    await store.check().catch(() => {});
    expect(await store.accept(enquiry)).toEqual({ kind: 'accepted' });
    await store.close();
  });
});
