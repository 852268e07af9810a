import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { claim, enquiry, nth } from '../../testing/contracts/contract-enquiries.ts';
import { describeOutbox } from '../../testing/contracts/outbox-contract.ts';
import { describeRecords } from '../../testing/contracts/records-contract.ts';
import { describeStore } from '../../testing/contracts/store-contract.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { startPostgres, type TestPostgres } from '../../testing/test-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';

const migrations = readMigrations();
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const open = () => openPostgresStore(database.url, migrations);
const wipe = () => database.wipe();

describeStore('the PostgreSQL store', open, wipe);
describeOutbox('the PostgreSQL outbox', open, wipe);
describeRecords('the PostgreSQL records', open, wipe);

describe('the PostgreSQL database', () => {
  test('is made once by instances that start together, and may be made again', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store) => store.close()));
    await database.query('DELETE FROM enquiry_migration');
    await (await open()).close();
    await wipe();
  });

  test('of a newer website is left alone', async () => {
    await (await open()).close();
    await database.query(`INSERT INTO enquiry_migration VALUES ('99990101000000_future')`);
    await expect(open()).rejects.toThrow('newer than this website');
    await wipe();
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

  test('lets nobody but its owner read or write anything', async () => {
    await (await open()).close();
    const tables = await database.query(`
      SELECT relname, relrowsecurity FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
    expect(tables.length).toBeGreaterThan(3);
    expect(tables.filter((table) => table.relrowsecurity !== true)).toEqual([]);
    expect(await database.query('SELECT * FROM pg_policies')).toHaveLength(0);
    await wipe();
  });

  test('that is not there makes the store unavailable', async () => {
    const nowhere = openPostgresStore('postgres://127.0.0.1:1/x', migrations);
    await expect(nowhere).rejects.toThrow(StoreUnavailable);
  });

  test('gives each delivery to one of many workers', async () => {
    const stores = await Promise.all([open(), open()]);
    const [store] = stores;
    for (let n = 0; n < 50; n += 1) await store?.accept(nth(n));
    const claims = Array.from({ length: 100 }, (_, n) => claim(stores[n % 2] ?? stores[0]));
    const references = (await Promise.all(claims)).flatMap((found) => found?.reference ?? []);
    expect(new Set(references).size).toBe(references.length);
    expect(references.length).toBeGreaterThan(40);
    await Promise.all(stores.map((each) => each.close()));
    await wipe();
  });

  test('counts what a client sends to all instances together', async () => {
    const clock = createManualClock();
    const stores = await Promise.all([open(), open()]);
    const limiters = stores.map((store) => store.limiterFor(1, clock.now));
    const take = async (n: number) => (await limiters[n % 2]?.take('192.0.2.7'))?.ok;
    const taken = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(take));
    expect(taken.filter(Boolean)).toHaveLength(5);
    await limiters[1]?.giveBack('192.0.2.7');
    expect(await take(0)).toBe(true);
    expect(await limiters[0]?.take('192.0.2.7')).toMatchObject({ ok: false, retryAfter: 60 });
    clock.advance(60_000);
    expect(await take(1)).toBe(true);
    clock.advance(2 * 86_400_000);
    await limiters[0]?.take('192.0.2.8');
    expect(await database.query('SELECT client FROM client_allowance')).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
    await wipe();
  });

  test('that goes away and comes back makes the store unavailable only so long', async () => {
    const store = await open();
    await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'website' AND pid <> pg_backend_pid()`);
    await store.check().catch(() => {});
    expect(await store.accept(enquiry)).toEqual({ kind: 'accepted' });
    await store.close();
    await wipe();
  });
});
