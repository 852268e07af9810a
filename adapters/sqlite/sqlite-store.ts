import type { FloodRecords } from '../../enquiry/limits/flood-records.ts';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { createFloodRecords } from '../sql/flood-records.ts';
import { createRecords } from '../sql/records.ts';
import { busyTimeouts } from './sqlite-database.ts';
import { openSqliteEngine, type SqliteEngine } from './sqlite-engine.ts';
import { startSqliteThread } from './sqlite-thread.ts';

export type SqliteStore = EnquiryStore & EnquiryRecords & FloodRecords;

/**
 * Enquiries in one SQLite file, worked on in this thread: for a command that has nothing else to
 * do. Throws `StoreUnavailable` when the file cannot be opened and written.
 */
export function openSqliteStore(
  file: string,
  busyTimeout: number = busyTimeouts.command,
): SqliteStore {
  return storeOn(openSqliteEngine(file, busyTimeout));
}

/**
 * The same, worked on in a thread of its own: whoever serves pages never waits for the disk, nor
 * for another process. Rejects with `StoreUnavailable` when the file cannot be opened and written.
 */
export async function openSqliteStoreInThread(file: string): Promise<SqliteStore> {
  return storeOn(await startSqliteThread(file, busyTimeouts.server));
}

function storeOn(engine: SqliteEngine): SqliteStore {
  const { transact, ...rest } = engine;
  return { ...createRecords(transact), ...createFloodRecords(transact), ...rest };
}
