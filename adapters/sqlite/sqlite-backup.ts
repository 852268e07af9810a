import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { ownerOnly, toDisk, writeBackupFile } from '../sql/backup-file.ts';
import { asStoreError, busyTimeout, guard } from './connection.ts';

/**
 * Writes what is in `source` now to `target`, as one file with its checksum beside it, while the
 * server goes on. `target` appears only when it is whole. Throws `StoreUnavailable`.
 */
export async function backUpDatabase(source: string, target: string): Promise<void> {
  await writeBackupFile(target, (unfinished) => copyPages(source, unfinished));
}

async function copyPages(source: string, target: string): Promise<void> {
  const db = guard(() => new DatabaseSync(source, { readOnly: true, timeout: busyTimeout }));
  try {
    // One snapshot: without it SQLite starts again whenever the server writes, perhaps for ever.
    guard(() => db.exec('BEGIN; SELECT count(*) FROM enquiry'));
    await backup(db, target).catch((error: unknown) => {
      throw asStoreError(error);
    });
  } finally {
    db.close();
  }
  // A file that needs no others beside it; the server sets WAL again.
  guard(() => {
    const copy = new DatabaseSync(target);
    copy.exec('PRAGMA journal_mode = delete');
    forgetClientKeys(copy);
    copy.close();
  });
}

/** Copies are kept for longer than the keys, without which the codes of clients in them say nothing. */
function forgetClientKeys(copy: DatabaseSync): void {
  copy.exec('PRAGMA secure_delete = on; DELETE FROM client_key');
}

/**
 * Puts a copy of `file` where the server looks for its database. What is there already is set
 * aside with the ending `aside`. `file` must be whole. Throws `StoreUnavailable` when a server has
 * the database open.
 */
export function restoreDatabase(file: string, target: string, aside: string): void {
  const unfinished = `${target}.unfinished`;
  copyFileSync(file, unfinished);
  try {
    chmodSync(unfinished, ownerOnly);
    toDisk(unfinished);
    if (existsSync(target)) confirmUnused(target);
  } catch (error) {
    rmSync(unfinished);
    throw error;
  }
  // A log left beside the new file would be played into it and break it.
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(target + part)) renameSync(target + part, target + aside + part);
  }
  renameSync(unfinished, target);
  toDisk(dirname(target));
}

/**
 * SQLite leaves WAL, and empties the log into the file, only for the one connection that is left. The file is about to
 * become a copy.
 */
function confirmUnused(file: string): void {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = delete');
    forgetClientKeys(db);
  } catch (error) {
    const locked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (locked) throw new StoreUnavailable('a server has the database open: stop it first');
    // A file that is no longer a database is set aside as it is.
  } finally {
    db.close();
  }
}

/**
 * References of all enquiries in a file that was replaced, and whether each was erased; `undefined` when the file cannot
 * tell.
 */
export function readReferences(file: string): ReadonlyMap<string, boolean> | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare('SELECT reference, erased_at IS NOT NULL AS erased FROM enquiry').all();
    return new Map(rows.map(({ reference, erased }) => [String(reference), erased === 1]));
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}
