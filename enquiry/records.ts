import { commitments } from '../content/commitments.ts';
import {
  columns,
  type Database,
  enquiriesOf,
  type StoredEnquiry,
  toEnquiries,
  type Value,
} from './database.ts';
import { day } from './limits.ts';

// The statements of staff and of the hourly upkeep (docs/function.md, 'Keeping and forgetting').

/** Deletes what has been kept long enough and empties the hashes of clients; resolves to how many were deleted. */
export async function forget(database: Database, retentionDays: number): Promise<number> {
  const ago = (days: number) => `${database.now} - ${days * day}`;
  const deleted = await database.transaction(async (tx) => {
    await tx.query(
      `update enquiry set client = null, network = null
       where client is not null and received_at < ${ago(1)}`,
    );
    return tx.query(
      `delete from enquiry
       where (held is null and next_try_at is null and received_at < ${ago(retentionDays)})
         or (held is not null and listed_at < ${ago(commitments.heldRetentionDays)})
       returning id`,
    );
  });
  await database.purge();
  return deleted.length;
}

/** Claims what was newly held, at most once a day; returns how many there are, and the first `most`. */
export function claimHeld(database: Database, worker: string, lease: number, most: number) {
  const { now } = database;
  return database.transaction(async (tx) => {
    const claimed = await tx.query(
      `update enquiry set lease = $1, leased_until = ${now} + $2
       where held is not null and listed_at is null and not exists (
         select 1 from enquiry where listed_at > ${now} - ${day}
           or (held is not null and leased_until > ${now}))
       returning id`,
      [worker, lease],
    );
    const shown = await tx.query(
      `select ${columns} from enquiry where lease = $1 order by id limit $2`,
      [worker, most],
    );
    return { count: claimed.length, shown: toEnquiries(shown) };
  });
}

const selections = {
  newest: 'order by id desc limit $1',
  reference: 'where reference = $1',
  /** Whatever the case of its letters. */
  email: 'where lower(email) = lower($1) order by id',
} as const;

/** The newest enquiries, as many as `value` says, or those with this reference or address. */
export const find = (database: Database, by: keyof typeof selections, value: Value) =>
  enquiriesOf(database, `select ${columns} from enquiry ${selections[by]}`, [value]);

/** Has a held or closed enquiry mailed; returns none if it is neither. */
export const release = (database: Database, reference: string) =>
  enquiriesOf(
    database,
    `update enquiry set held = null, next_try_at = ${database.now}, attempts = 0
     where reference = $1 and sent_at is null and next_try_at is null returning ${columns}`,
    [reference],
  );

/** Ends the tries of an enquiry that waits, after one that is under way; returns none if it does not wait. */
export const close = (database: Database, reference: string) =>
  enquiriesOf(
    database,
    `update enquiry set next_try_at = null
     where reference = $1 and next_try_at is not null returning ${columns}`,
    [reference],
  );

/** Deletes all enquiries of an address, and returns them. */
export async function erase(database: Database, email: string): Promise<readonly StoredEnquiry[]> {
  const erased = await enquiriesOf(
    database,
    `delete from enquiry where lower(email) = lower($1) returning ${columns}`,
    [email],
  );
  await database.purge();
  return erased;
}
