import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/**
 * Milliseconds to wait for another process that holds the write lock: a staff command that rewrites
 * the file has it for a second or two at 20,000 enquiries. In the server all enquiries wait with it.
 */
export const busyTimeout = 5_000;

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

/** Opens the file with every safeguard on. Throws when it is not a database or cannot be written. */
export function openDatabase(file: string, timeout: number = busyTimeout): DatabaseSync {
  const db = new DatabaseSync(file, { timeout });
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

/** Runs `work`; what SQLite cannot do becomes `StoreUnavailable`, anything else stays a bug. */
export function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asStoreError(error);
  }
}

export function asStoreError(error: unknown): unknown {
  const trouble = error instanceof Error && 'code' in error && sqliteTrouble.has(error.code);
  return trouble ? new StoreUnavailable(error.message, { cause: error }) : error;
}

/** The second is a store that was closed already. */
const sqliteTrouble = new Set<unknown>(['ERR_SQLITE_ERROR', 'ERR_INVALID_STATE']);
