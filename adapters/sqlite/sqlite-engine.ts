import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { adopt } from '../sql/adopt.ts';
import { createOutbox } from '../sql/outbox.ts';
import { createScrub } from '../sql/scrub.ts';
import type { RowLocks, Statement, Transact } from '../sql/statements.ts';
import { prepareAccept, prepareFindRepeat } from './sqlite-accept.ts';
import { confirmSafeguards, guard, inTransaction, openDatabase } from './sqlite-database.ts';
import { migrate, touch } from './sqlite-migrate.ts';
import { placeOf } from './sqlite-place.ts';
import { createSqliteRewrite } from './sqlite-rewrite.ts';
import { prepareSteps } from './sqlite-steps.ts';

/** One process writes at a time: its transaction has every row. */
const locks: RowLocks = { wait: '', skip: () => '' };

interface Waiting {
  /** Works inside the shared transaction; what it returns answers the caller after the commit. */
  work(): () => void;
  reject(error: unknown): void;
}

/** The work that needs the database at hand, in its own thread or in the caller's. */
export interface SqliteEngine extends EnquiryStore, Pick<EnquiryRecords, 'scrub' | 'isScrubbed'> {
  /** Runs what the rest of the store needs. */
  transact: Transact;
}

/**
 * Opens one SQLite file, whose work then blocks this thread: it waits for the disk and for other
 * processes. Throws `StoreUnavailable` when the file cannot be opened and written. Enquiries that
 * arrive together, and the steps of deliveries with them, share one transaction, and so one wait
 * for the disk; each is answered only after that transaction is on the disk.
 */
export function openSqliteEngine(file: string, busyTimeout: number): SqliteEngine {
  const db = guard(() => open(file, busyTimeout));
  const place = placeOf(file);
  const findRepeat = prepareFindRepeat(db);
  const accept = prepareAccept(db, findRepeat);
  const outbox = createOutbox(locks);
  const follow = prepareSteps(db);
  const rewrite = createSqliteRewrite(file);
  let queue: Waiting[] = [];

  function commitQueue() {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    try {
      const answers = guard(() => inTransaction(db, () => batch.map(({ work }) => work())));
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function inBatch<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = {
        work() {
          const result = work();
          return () => resolve(result);
        },
        reject,
      };
      // Whatever else has arrived by now joins the batch before the event loop turns.
      if (queue.push(waiting) === 1) setImmediate(commitQueue);
    });
  }

  const run = ({ text, values }: Statement) =>
    db.prepare(text).all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value])));

  const transact: Transact = async (statements) => {
    // Whatever else waits has its turn between two batches of upkeep.
    await new Promise((resolve) => setImmediate(resolve));
    return guard(() =>
      statements.length === 1 ? statements.map(run) : inTransaction(db, () => statements.map(run)),
    );
  };

  return {
    transact,
    ...createScrub(rewrite, rewrite),
    async accept(enquiry) {
      place.confirmFiles();
      return inBatch(() => accept(enquiry));
    },
    findRepeat: async (key, values) => guard(() => findRepeat(key, values)),
    adopt: (recipients, now) => inBatch(() => follow(adopt(recipients, now))),
    claim: (claim) => inBatch(() => follow(outbox.claim(claim))),
    settle: (delivery, settlement) => inBatch(() => follow(outbox.settle(delivery, settlement))),
    nextDue: async () => guard(() => follow(outbox.nextDue())),
    makeAllDue: (now) => inBatch(() => follow(outbox.makeAllDue(now))),
    // Only a write that reaches the disk shows that the next one can. The log alone may still have
    // room that an enquiry's tables and indexes will not find.
    async check() {
      place.confirmFiles();
      await place.confirmRoom();
      await inBatch(() => touch(db));
    },
    async close() {
      commitQueue();
      rewrite.rest();
      guard(() => db.close());
    },
  };
}

function open(file: string, busyTimeout: number): DatabaseSync {
  const db = openDatabase(file, busyTimeout);
  try {
    migrate(db);
    confirmSafeguards(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
