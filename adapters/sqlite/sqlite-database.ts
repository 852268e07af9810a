import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/**
 * Milliseconds to wait for another process that holds the write lock. In the server all enquiries
 * wait with it, so it is short, and visitors are told to try again; an operator's command may take
 * longer.
 */
export const busyTimeouts = { server: 1_000, command: 10_000 } as const;

/** Set on every connection, and read back: what SQLite cannot do it leaves undone in silence. */
const pragmas = {
  journal_mode: 'wal',
  /** 2 is FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  foreign_keys: 1,
  /** What is erased is overwritten, not only unlinked. */
  secure_delete: 1,
  /** 2 is MEMORY: nothing that visitors wrote goes into temporary files. */
  temp_store: 2,
} as const;

/** Opens the file with every safeguard on. Throws when it is no database or cannot be written. */
export function openDatabase(
  file: string,
  busyTimeout: number = busyTimeouts.command,
  options: { defensive?: boolean } = {},
): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: busyTimeout, ...options });
  for (const [name, value] of Object.entries(pragmas)) db.exec(`PRAGMA ${name} = ${value}`);
  return db;
}

/** Throws `StoreUnavailable` when a safeguard is off. To be called after the first write: WAL begins only then. */
export function confirmSafeguards(db: DatabaseSync): void {
  for (const [name, value] of Object.entries(pragmas)) {
    const [actual] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
    if (actual !== value) {
      throw new StoreUnavailable(`its file system does not allow ${name} = ${value}`);
    }
  }
}

/** Runs `work` in one write transaction: all of it is on the disk afterwards, or none. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have rolled it back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Runs `work`; what SQLite cannot do becomes `StoreUnavailable`, anything else stays a bug. */
export function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && sqliteTrouble.has(error.code)) {
      throw new StoreUnavailable(error.message, { cause: error });
    }
    throw error;
  }
}

/** The second is a store that was closed already. */
const sqliteTrouble = new Set<unknown>(['ERR_SQLITE_ERROR', 'ERR_INVALID_STATE']);
