import { runOn } from '../sql/database.ts';
import { createStore, type Store } from '../sql/store.ts';
import { openSqliteDatabase } from './driver.ts';
import { startSqliteThread } from './thread.ts';

/**
 * Enquiries in one SQLite file, worked on in this thread: for a command that has nothing else to
 * do. Throws `StoreUnavailable` when the file cannot be opened and written.
 */
export function openSqliteStore(file: string, busyTimeout?: number): Store {
  const database = openSqliteDatabase(file, busyTimeout);
  const run = runOn(database);
  return createStore({ ...database, run, runUpkeep: run });
}

/**
 * The same, worked on in a separate thread: a server's pages never wait for the disk, nor for another
 * process. Rejects with `StoreUnavailable` when the file cannot be opened and written.
 */
export async function openSqliteStoreInThread(file: string): Promise<Store> {
  return createStore(await startSqliteThread(file));
}
