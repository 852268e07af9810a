import type { BucketStore } from '../../enquiry/limits/bucket.ts';
import type { FloodRecords } from '../../enquiry/limits/flood-records.ts';
import { type EnquiryStore, StoreUnavailable } from '../../enquiry/ports.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { adopt } from '../sql/adopt.ts';
import { consumeFrom, refundTo, sweepBuckets } from '../sql/buckets.ts';
import { createFloodRecords } from '../sql/flood-records.ts';
import { createOutbox } from '../sql/outbox.ts';
import { createRecords } from '../sql/records.ts';
import { createScrub } from '../sql/scrub.ts';
import type { Steps, Transact } from '../sql/statements.ts';
import { acceptInto, findRepeat, rehearseAccept } from './postgres-accept.ts';
import { connect, type Database, patientLimits } from './postgres-database.ts';
import {
  confirmRights,
  confirmSafeguards,
  type Migration,
  migrate,
} from './postgres-migrations.ts';
import { createPostgresRewrite } from './postgres-rewrite.ts';
import { locks, runSteps } from './postgres-steps.ts';

export interface PostgresStore extends EnquiryStore, EnquiryRecords, FloodRecords {
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
  const database = connect(url);
  const patient = connect(url, patientLimits);
  const disconnect = async () => void (await Promise.all([database.close(), patient.close()]));
  const running = new Set<Promise<unknown>>();
  let closed = false;

  function run<T>(work: () => Promise<T>): Promise<T> {
    if (closed) return Promise.reject(new StoreUnavailable('the store is closed'));
    const result = work();
    const ended: Promise<unknown> = result.then(
      () => running.delete(ended),
      () => running.delete(ended),
    );
    running.add(ended);
    return result;
  }

  try {
    await confirmSafeguards(database);
    if (migrations.length > 0) await migrate(patient, migrations);
    await confirmRights(database);
    await touch();
  } catch (error) {
    await disconnect();
    throw error;
  }

  const outbox = createOutbox(locks);
  const runAll = <T>(steps: Steps<T>) =>
    run(() => database.transaction((tx) => runSteps(tx, steps)));
  const transactOn =
    (connections: Database): Transact =>
    (statements) =>
      run(async () => {
        const [only, ...more] = statements;
        if (only && more.length === 0) return [await connections.query(only.text, only.values)];
        return connections.transaction(async (tx) => {
          const results: (readonly unknown[])[] = [];
          for (const { text, values } of statements) results.push(await tx.query(text, values));
          return results;
        });
      });
  const floods = createFloodRecords(transactOn(database));
  const records = createRecords(transactOn(patient));
  const rewrite = createPostgresRewrite(patient);
  const scrub = createScrub(rewrite, rewrite);
  return {
    ...records,
    ...floods,
    scrub: (turn) => run(() => scrub.scrub(turn)),
    isScrubbed: () => run(() => scrub.isScrubbed()),
    accept: (enquiry) => run(() => acceptInto(database, enquiry)),
    findRepeat: (idempotencyKey, values) =>
      run(() => findRepeat(database, { idempotencyKey, values, acceptedAt: 0 })),
    adopt: (recipients, now) =>
      run(() => patient.transaction((tx) => runSteps(tx, adopt(recipients, now)))),
    claim: (claim) => runAll(outbox.claim(claim)),
    settle: (delivery, settlement) => runAll(outbox.settle(delivery, settlement)),
    nextDue: () => runAll(outbox.nextDue()),
    makeAllDue: (now) => runAll(outbox.makeAllDue(now)),
    // Only a write that reaches the disk shows that the next one can.
    check: () => run(touch),
    buckets: {
      consume: (buckets, now) =>
        run(() => database.transaction((tx) => consumeFrom(tx, buckets, now))),
      refund: (buckets) => run(() => database.transaction((tx) => refundTo(tx, buckets))),
      async sweep(before) {
        while (await run(() => sweepBuckets(database, before)));
      },
    },
    async close() {
      closed = true;
      const gone = new AbortController();
      const ended = Promise.all(running).then(disconnect);
      await Promise.race([ended, systemClock.sleep(closingTime, gone.signal)]);
      gone.abort();
    },
  };

  async function touch() {
    await rehearseAccept(database);
    await database.query(
      "INSERT INTO chore (name) VALUES ('check') ON CONFLICT (name) DO UPDATE SET done_at = 0",
    );
  }
}
