import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database } from '../enquiry/database.ts';
import { prepareSchema } from './schema.ts';

/** Milliseconds to wait while another process, such as the staff command, writes. */
const busyTimeout = 5_000;

/** Set on every connection, and read back: what SQLite cannot do it leaves undone in silence. */
const pragmas = {
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  foreign_keys: 1,
  /** What is deleted is overwritten. */
  secure_delete: 1,
} as const;

/** The file of the database in DATA_DIR. */
export const fileIn = (dataDir: string) => join(dataDir, 'enquiries.db');

/**
 * Opens the database in `dataDir`, and creates it if there is none. `reserve` bytes of its disk stay
 * free, so that leases and results can still be written. Rejects with an error for the operator when
 * the file has another schema, cannot be written, or its file system lacks a safeguard.
 */
export async function openSqlite(dataDir: string, reserve: number): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(fileIn(dataDir), { timeout: busyTimeout });
  for (const [name, value] of Object.entries(pragmas)) db.exec(`pragma ${name} = ${value}`);
  const prepared = new Map<string, StatementSync>();
  /** Transactions share the connection, so they run one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const database: Database = {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    tables: "select name from sqlite_schema where type = 'table'",
    transaction(work) {
      const result = last.then(async () => {
        db.exec('begin immediate');
        try {
          const done = await work({
            query: async (sql, values = []) =>
              prepared
                .getOrInsertComputed(sql, (text) => db.prepare(text))
                .all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value]))),
            execute: async (sql) => db.exec(sql),
          });
          db.exec('commit');
          return done;
        } catch (error) {
          if (db.isTransaction) db.exec('rollback');
          throw error;
        }
      });
      last = result.catch(() => {});
      return result;
    },
    async checkRoom() {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < reserve) throw Object.assign(new Error(), { code: 'DISK_FULL' });
    },
    async purge() {
      await last;
      const [busy] = Object.values(db.prepare('pragma wal_checkpoint(truncate)').get() ?? {});
      if (busy) throw new Error('Deleted, but another process reads the files: run it again.');
    },
    async close() {
      await last;
      db.close();
    },
  };

  await prepareSchema(database, 'sqlite');
  // WAL begins with the first write.
  for (const [name, value] of Object.entries(pragmas)) {
    const [actual] = Object.values(db.prepare(`pragma ${name}`).get() ?? {});
    if (actual !== value) throw new Error(`DATA_DIR: its file system allows no ${name} = ${value}`);
  }
  return database;
}

/** Copies the database, without what was deleted, into a new file. Throws if the file exists. */
export function backUp(dataDir: string, file: string): void {
  const db = new DatabaseSync(fileIn(dataDir), { readOnly: true, timeout: busyTimeout });
  db.prepare('vacuum into ?').run(file);
  db.close();
}
