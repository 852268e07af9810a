import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Query } from '../enquiry/database.ts';

/**
 * Milliseconds to wait while another process, such as the staff command, writes. SQLite's own wait holds up
 * every page, so it is short once the database is open; then we try again.
 */
const lockTimeout = 5_000;
const busyTimeout = 50;
const retryDelay = 200;

const filesInUse = 'FILES_IN_USE';

/** True if another process is in the way: SQLITE_BUSY, whose higher bits may hold a detail. */
const isBusy = (error: unknown) =>
  error instanceof Error &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === 5) ||
    ('code' in error && error.code === filesInUse));

/** Set on every connection, and read back: SQLite silently ignores one that it cannot apply. */
const pragmas = {
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  /** Deleted rows are overwritten. */
  secure_delete: 1,
} as const;

/** The file of the database in DATA_DIR. */
export const fileIn = (dataDir: string) => join(dataDir, 'enquiries.db');

/**
 * Opens the database in `dataDir`, and creates it if there is none. `reserve` bytes of its disk stay
 * free, so that leases and results can still be written. Throws an error for the operator when the file
 * cannot be written, or its file system lacks a safeguard.
 */
export function openSqlite(dataDir: string, reserve: number): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(fileIn(dataDir), { timeout: lockTimeout });
  setPragmas(db);
  db.exec(`pragma busy_timeout = ${busyTimeout}`);
  const query: Query = async (sql, values = []) =>
    db.prepare(sql).all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value])));

  /** One connection: all work is queued, so that transactions never interleave. */
  const enqueue = createQueue();
  /** Only the first transaction waits for another process, and no read waits with it. */
  const enqueueTransaction = createQueue();

  /** Does work, and again while another process holds a lock that it needs. */
  async function retry<Result>(
    work: () => Promise<Result>,
    deadline = performance.now() + lockTimeout,
  ): Promise<Result> {
    for (;;) {
      try {
        return await enqueue(work);
      } catch (error) {
        if (!isBusy(error)) throw error;
        await sleep(retryDelay);
        if (performance.now() > deadline) throw error;
      }
    }
  }

  return {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    columnsSql: `select t.name || '.' || c.name as name
      from sqlite_schema as t, pragma_table_info(t.name) as c where t.type = 'table'`,
    read: (sql, values) => retry(() => query(sql, values)),
    transaction(work) {
      const deadline = performance.now() + lockTimeout;
      const attempt = async () => {
        db.exec('begin immediate');
        try {
          const result = await work({ query, execute: async (sql) => db.exec(sql) });
          db.exec('commit');
          return result;
        } catch (error) {
          if (db.isTransaction) db.exec('rollback');
          throw error;
        }
      };
      return enqueueTransaction(() => retry(attempt, deadline));
    },
    async checkDiskSpace() {
      // In frsize: on Docker Desktop's mounts bsize is 256 times too large.
      const { bavail, frsize } = await statfs(dataDir);
      if (bavail * frsize < reserve) throw Object.assign(new Error(), { code: 'DISK_FULL' });
    },
    scrubDeletedRows: () =>
      retry(async () => {
        const [busy] = Object.values(db.prepare('pragma wal_checkpoint(truncate)').get() ?? {});
        if (busy) {
          const message = 'Deleted, but another process reads the files: run it again.';
          throw Object.assign(new Error(message), { code: filesInUse });
        }
        return true;
      }),
    close: () => enqueueTransaction(() => enqueue(async () => db.close())),
  };
}

function setPragmas(db: DatabaseSync): void {
  for (const [name, value] of Object.entries(pragmas)) db.exec(`pragma ${name} = ${value}`);
  // WAL begins with the first write.
  db.exec('pragma user_version = 0');
  for (const [name, value] of Object.entries(pragmas)) {
    const [actual] = Object.values(db.prepare(`pragma ${name}`).get() ?? {});
    if (actual !== value) throw new Error(`DATA_DIR: its file system allows no ${name} = ${value}`);
  }
}

/** Returns a function that runs jobs one at a time. */
function createQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work);
    tail = result.catch(() => {});
    return result;
  };
}

/**
 * Copies the database, without what was deleted, into a new file. The copy has another name until it is
 * complete and checked. Throws if the file exists, or the copy fails.
 */
export function backUp(dataDir: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists; name a new file`);
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    const db = new DatabaseSync(fileIn(dataDir), { readOnly: true, timeout: lockTimeout });
    db.prepare('vacuum into ?').run(partial);
    db.close();
    checkCopy(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Throws unless the copy is whole, has our tables, which an empty file has not, and is on the disk. */
function checkCopy(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  const [result] = Object.values(copy.prepare('pragma quick_check').get() ?? {});
  copy.prepare('select version from enquiry_schema').get();
  copy.close();
  if (result !== 'ok') throw new Error(`The copy is damaged: ${result}`);
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
}
