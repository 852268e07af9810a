import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { agreesWithChecksum } from '../sql/backup-file.ts';
import { hasMail, waits } from '../sql/states.ts';
import { busyTimeout } from './connection.ts';
import { readVersion } from './schema.ts';

/** What a database file holds, or why it cannot be used. Times are milliseconds since 1970. */
export type Inspection =
  | {
      whole: true;
      /** Whether a checksum lies beside the file, and agrees. */
      confirmed: boolean;
      enquiries: number;
      /** Those whose mail was neither delivered nor given up nor held back. */
      waiting: number;
      newest: number | undefined;
    }
  | { whole: false; why: string };

const contents = v.object({
  enquiries: v.number(),
  waiting: v.number(),
  without_outbox: v.number(),
  newest: v.nullable(v.number()),
});

/**
 * Reads a database through and changes nothing. SQLite's own check finds a broken structure, not a
 * changed letter: that takes the checksum which a backup has beside it.
 */
export async function inspectDatabase(file: string): Promise<Inspection> {
  const broken = (why: string): Inspection => ({ whole: false, why });
  if (!existsSync(file)) return broken('it does not exist');
  const agrees = await agreesWithChecksum(file);
  if (agrees === false) return broken('it differs from its checksum');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
    const { size } = statSync(file);
    return { confirmed: agrees === true, ...readThrough(db, size) };
  } catch (error) {
    return broken(error instanceof Error ? error.message : 'it cannot be read');
  } finally {
    db?.close();
  }
}

type Contents = Omit<Extract<Inspection, { whole: true }>, 'confirmed'>;

/** Throws an error that says what is wrong. */
function readThrough(db: DatabaseSync, size: number): Contents {
  const values = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .flatMap((row) => Object.values(row));
  // SQLite takes the missing rest of a page for zeros.
  if (size % Number(values('PRAGMA page_size')[0]) !== 0) throw new Error('its end is missing');
  const found = values('PRAGMA integrity_check(3)');
  if (found.join() !== 'ok') throw new Error(found.join('; '));
  if (values('PRAGMA foreign_key_check').length > 0) {
    throw new Error('rows refer to enquiries that are missing');
  }
  if (readVersion(db) === 0) throw new Error('it is not a database of this website');

  const { enquiries, waiting, without_outbox, newest } = v.parse(
    contents,
    // The canary is not an enquiry, as in `stats`.
    db
      .prepare(
        `SELECT count(*) AS enquiries, max(accepted_at) AS newest,
           count(*) FILTER (WHERE NOT ${hasMail('true')}) AS without_outbox,
           count(*) FILTER (WHERE ${hasMail(waits)}) AS waiting
         FROM enquiry WHERE NOT canary`,
      )
      .get(),
  );
  if (without_outbox > 0) throw new Error(`${without_outbox} enquiries have lost their mail`);
  return { whole: true, enquiries, waiting, newest: newest ?? undefined };
}
