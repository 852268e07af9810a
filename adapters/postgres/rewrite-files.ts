import * as v from 'valibot';
import { systemClock } from '../../enquiry/system-clock.ts';
import type { RewriteResult } from '../../enquiry/upkeep/records.ts';
import { connect, type Limits, type PostgresDatabase } from './driver.ts';
import { isLocked } from './errors.ts';

/**
 * No statement has a time limit, but none waits long for a lock, because visitors' statements queue
 * behind it: a little longer than PostgreSQL's own upkeep takes to make way. A rewrite ends before
 * another process takes the chore.
 */
const limits: Limits = {
  connections: 1,
  statement: 0,
  deadline: 8 * 60_000,
  lock: 1_500,
  retryLockedFor: 0,
};

/**
 * The tables with anything that visitors wrote, whose columns keep no statistics; and the keys of clients' codes, of which
 * deleted rows would otherwise stay in the file.
 */
const tables = ['enquiry', 'outbox', 'client_key'] as const;

/** Milliseconds to wait for transactions that can still see what was emptied, and between two checks. */
const readerTimeout = 2_000;
const interval = 50;

const reader: RewriteResult = { kind: 'later', reason: 'another program is reading the database' };

/** Rewrites the tables without what was emptied. PostgreSQL deletes the files they had. */
export async function rewriteFiles(url: string): Promise<RewriteResult> {
  const database = connect(url, limits);
  try {
    if (!(await untilUnseen(database))) return reader;
    for (const table of tables) await database.query(`VACUUM FULL ${table}`);
    return { kind: 'done' };
  } catch (error) {
    if (isLocked(error)) return reader;
    throw error;
  } finally {
    await database.close();
  }
}

const ids = v.tuple([v.object({ id: v.string() })]);

/**
 * VACUUM FULL keeps what an older transaction may still see, also one that has written elsewhere and
 * has no snapshot at the moment. Resolves to false when one stays. Those of other users are known only
 * to members of `pg_read_all_stats`.
 */
async function untilUnseen(database: PostgresDatabase): Promise<boolean> {
  const [{ id }] = v.parse(
    ids,
    await database.query('SELECT pg_current_xact_id()::xid::text AS id'),
  );
  const never = new AbortController().signal;
  for (let waited = 0; waited < readerTimeout; waited += interval) {
    const older = await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
         AND pid <> pg_backend_pid()
         AND greatest(age(backend_xmin), age(backend_xid)) > age($1::text::xid)`,
      [id],
    );
    if (older.length === 0) return true;
    await systemClock.sleep(interval, never);
  }
  return false;
}
