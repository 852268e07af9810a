import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database, Query } from '../enquiry/database.ts';

/** Milliseconds to wait while another process, such as the staff command, writes. */
const busyTimeout = 5_000;

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
  const db = new DatabaseSync(fileIn(dataDir), { timeout: busyTimeout });
  setPragmas(db);
  const query: Query = async (sql, values = []) =>
    db.prepare(sql).all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value])));

  /** One connection: all work is queued, so that transactions never interleave. */
  let queueTail: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queueTail.then(work);
    queueTail = result.catch(() => {});
    return result;
  };

  return {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    catalogue: `select t.name || '.' || c.name as name
      from sqlite_schema as t, pragma_table_info(t.name) as c where t.type = 'table'`,
    read: (sql, values) => enqueue(() => query(sql, values)),
    transaction: (work) =>
      enqueue(async () => {
        db.exec('begin immediate');
        try {
          const result = await work({ query, execute: async (sql) => db.exec(sql) });
          db.exec('commit');
          return result;
        } catch (error) {
          if (db.isTransaction) db.exec('rollback');
          throw error;
        }
      }),
    async checkDiskSpace() {
      // In frsize: on Docker Desktop's mounts bsize is 256 times too large.
      const { bavail, frsize } = await statfs(dataDir);
      if (bavail * frsize < reserve) throw Object.assign(new Error(), { code: 'DISK_FULL' });
    },
    scrubDeletedRows: () =>
      enqueue(async () => {
        const [busy] = Object.values(db.prepare('pragma wal_checkpoint(truncate)').get() ?? {});
        if (busy) {
          const message = 'Deleted, but another process reads the files: run it again.';
          throw Object.assign(new Error(message), { code: 'FILES_IN_USE' });
        }
      }),
    close: () => enqueue(async () => db.close()),
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

/** Copies the database, without what was deleted, into a new file. Throws if the file exists. */
export function backUp(dataDir: string, file: string): void {
  const db = new DatabaseSync(fileIn(dataDir), { readOnly: true, timeout: busyTimeout });
  db.prepare('vacuum into ?').run(file);
  db.close();
}
