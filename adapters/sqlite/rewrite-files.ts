import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { RewriteResult } from '../../enquiry/upkeep/records.ts';
import { busyTimeout } from './connection.ts';

/** How often to try to empty the log, and the milliseconds between two tries, for others' turns. */
const tries = 20;
const interval = 100;

/** Milliseconds that one try waits for readers. Writers wait meanwhile. */
const readerTimeout = 100;

/**
 * Rewrites the whole file and empties the log beside it: what was emptied in tables is then in
 * neither. Nothing else can write meanwhile: a second or two at 20,000 enquiries.
 */
export async function rewriteFiles(db: DatabaseSync): Promise<RewriteResult> {
  const reader: RewriteResult = {
    kind: 'later',
    reason: 'another program is reading the database',
  };
  // First, so that a reader who stays does not make the log grow with each rewrite.
  if (!(await emptyLog(db))) return reader;
  try {
    // What is copied meanwhile may be larger than memory. SQLite deletes this file at once.
    db.exec('PRAGMA temp_store = FILE; VACUUM');
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    const reason = typeof code === 'number' ? obstacles.get(code % 256) : undefined;
    if (reason === undefined) throw error;
    return { kind: 'later', reason };
  } finally {
    db.exec('PRAGMA temp_store = MEMORY');
  }
  return (await emptyLog(db)) ? { kind: 'done' } : reader;
}

/** By SQLite's codes. */
const obstacles = new Map([
  [5, 'another process is writing'],
  [13, 'the disk is almost full'],
]);

const checkpoint = v.object({ busy: v.number() });

/** Moves the log into the file; false when a reader still needs what is in it. */
async function emptyLog(db: DatabaseSync): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    // Most of it without the write lock, and the rest with it.
    db.exec(`PRAGMA wal_checkpoint(PASSIVE); PRAGMA busy_timeout = ${readerTimeout}`);
    const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    db.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
    if (v.parse(checkpoint, row).busy === 0) return true;
    await pause(interval);
  }
  return false;
}
