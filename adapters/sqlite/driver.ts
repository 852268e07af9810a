import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RewriteResult } from '../../enquiry/upkeep/records.ts';
import type { Database, Tx, Value } from '../sql/database.ts';
import { asStoreError, busyTimeout, confirmSafeguards, guard, openDatabase } from './connection.ts';
import { placeOf } from './place.ts';
import { rewriteFiles } from './rewrite-files.ts';
import { migrate, touch } from './schema.ts';

export interface SqliteDatabase extends Database {
  /** Rejects with `StoreUnavailable` when nothing could be stored now. */
  check(): Promise<void>;
  /** Rewrites the file without what was emptied. */
  rewriteFiles(): Promise<RewriteResult>;
  /** Resolves when everything begun is done and the file is closed. */
  close(): Promise<void>;
}

/** A transaction that waits for its turn. */
interface Waiting {
  /** Resolves to what tells the caller its result, after the commit. */
  work(): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Opens one SQLite file, whose work then blocks this thread: it waits for the disk and for other
 * processes. Throws `StoreUnavailable` when the file cannot be opened and written. Transactions that
 * arrive together share one wait for the disk, and each resolves only after it; they run one after
 * the other, and one that fails takes back nothing of the others.
 */
export function openSqliteDatabase(file: string, timeout: number = busyTimeout): SqliteDatabase {
  const db = guard(() => open(file, timeout));
  const place = placeOf(file);
  const tx = transactionOn(db);
  let queue: Waiting[] = [];

  async function commitQueue(): Promise<void> {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    try {
      place.confirmFiles();
      db.exec('BEGIN IMMEDIATE');
      const answers = [];
      for (const { work, reject } of batch) {
        db.exec('SAVEPOINT work');
        try {
          answers.push(await work());
        } catch (error) {
          // A full disk may have rolled back everything already.
          if (!db.isTransaction) throw error;
          db.exec('ROLLBACK TO work');
          answers.push(() => reject(asStoreError(error)));
        }
        db.exec('RELEASE work');
      }
      db.exec('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of batch) reject(asStoreError(error));
    }
  }

  function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        async work() {
          const result = await work(tx);
          return () => resolve(result);
        },
        reject,
      };
      // Whatever else has arrived by now joins it before the event loop turns.
      if (queue.push(waiting) === 1) setImmediate(commitQueue);
    });
  }

  return {
    transaction,
    // Only a write that reaches the disk shows that the next one can. The log alone may still have
    // room that an enquiry's tables and indexes will not find.
    async check() {
      await place.confirmRoom();
      await transaction(async () => touch(db));
    },
    async rewriteFiles() {
      // A transaction never lasts beyond a turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      return rewriteFiles(db).catch((error: unknown) => {
        throw asStoreError(error);
      });
    },
    async close() {
      await commitQueue();
      guard(() => db.close());
    },
  };
}

function open(file: string, timeout: number): DatabaseSync {
  const db = openDatabase(file, timeout);
  try {
    db.exec('BEGIN IMMEDIATE');
    migrate(db);
    db.exec('COMMIT');
    confirmSafeguards(db);
    return db;
  } catch (error) {
    // Rolls back, too.
    db.close();
    throw error;
  }
}

/** Statements that are kept prepared. */
const mostPrepared = 100;

/** One process writes at a time: its transaction has every row. */
const rowLocks = / FOR UPDATE( OF \w+)?( SKIP LOCKED)?$/;

function transactionOn(db: DatabaseSync): Tx {
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= mostPrepared) prepared.clear();
    const statement = db.prepare(sql.replace(rowLocks, ''));
    prepared.set(sql, statement);
    return statement;
  }
  return {
    async query(sql, values = []) {
      const named = values.map((value, n) => [`$${n + 1}`, toSqlite(value)] as const);
      return prepare(sql).all(Object.fromEntries(named));
    },
    lock: async () => {},
  };
}

/** SQLite has no booleans. */
const toSqlite = (value: Value) => (typeof value === 'boolean' ? Number(value) : value);
