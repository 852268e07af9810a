import type { BucketStore } from '../../enquiry/limits/bucket.ts';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { rehearseAccept } from '../sql/accept.ts';
import { type Run, runOn } from '../sql/database.ts';
import { consumeFrom, refundTo, sweepBuckets } from '../sql/limits/buckets.ts';
import { createStore, type Store } from '../sql/store.ts';
import { connect, upkeepLimits } from './driver.ts';
import { confirmRights, confirmSafeguards, type Migration, migrate } from './migrations.ts';
import { rewriteFiles } from './rewrite-files.ts';

export interface PostgresStore extends Store {
  /** What clients may send to all instances together. */
  buckets: BucketStore;
}

/** Milliseconds that closing waits for what the database is doing. */
const closingTime = 3_000;

/**
 * Enquiries in a PostgreSQL database, which many instances may share. `migrations` are run first,
 * where they were not yet. Rejects with `StoreUnavailable` when the database cannot be used.
 */
export async function openPostgresStore(
  url: string,
  migrations: readonly Migration[],
): Promise<PostgresStore> {
  const store = createPostgresStore(url, migrations);
  try {
    await store.check();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/**
 * The same, but the database is looked at when it is first asked for something, and again each time until
 * it can be used. Until then everything rejects with `StoreUnavailable`.
 */
export function createPostgresStore(url: string, migrations: readonly Migration[]): PostgresStore {
  const database = connect(url);
  const upkeep = connect(url, upkeepLimits);
  const disconnect = async () => void (await Promise.all([database.close(), upkeep.close()]));
  const work = trackWork();

  let confirmed: Promise<void> | undefined;
  function confirm(): Promise<void> {
    confirmed ??= confirmUsable().catch((error: unknown) => {
      confirmed = undefined;
      throw error;
    });
    return confirmed;
  }

  async function confirmUsable() {
    await confirmSafeguards(database);
    if (migrations.length > 0) await migrate(upkeep, migrations);
    await confirmRights(database);
  }

  async function check() {
    await database.transaction(rehearseAccept);
    // Only a write that reaches the disk shows that the next one can.
    await database.query(
      "INSERT INTO chore (name) VALUES ('check') ON CONFLICT (name) DO UPDATE SET done_at = 0",
    );
  }

  /** Does something with a database that can be used. */
  const use = <T>(operation: () => Promise<T>) => work.track(() => confirm().then(operation));
  const onUsable =
    (run: Run): Run =>
    (operation, ...args) =>
      use(() => run(operation, ...args));
  const run = onUsable(runOn(database));
  const store = createStore({
    run,
    runUpkeep: onUsable(runOn(upkeep)),
    check: () => use(check),
    rewriteFiles: () => use(() => rewriteFiles(url)),
    async close() {
      const gone = new AbortController();
      const ended = work.end().then(disconnect);
      await Promise.race([ended, systemClock.sleep(closingTime, gone.signal)]);
      gone.abort();
    },
  });
  return {
    ...store,
    buckets: {
      consume: (buckets, now) => run(consumeFrom, buckets, now),
      refund: (buckets) => run(refundTo, buckets),
      async sweep(before) {
        while (await run(sweepBuckets, before));
      },
    },
  };
}

/** Knows what is running, so that the end can wait for it. */
function trackWork() {
  const running = new Set<Promise<unknown>>();
  let ended = false;
  return {
    /** Rejects with `StoreUnavailable` after the end. */
    track<T>(work: () => Promise<T>): Promise<T> {
      if (ended) return Promise.reject(new StoreUnavailable('the store is closed'));
      const result = work();
      const over: Promise<unknown> = result.then(
        () => running.delete(over),
        () => running.delete(over),
      );
      running.add(over);
      return result;
    },
    /** Resolves when all work has ended. */
    async end(): Promise<void> {
      ended = true;
      await Promise.all(running);
    },
  };
}
