import { commitments } from '../content/commitments.ts';
import {
  ago,
  changeEnquiries,
  columns,
  type Database,
  type StoredEnquiry,
  toEnquiries,
  type Value,
} from './database.ts';
import { day } from './limits.ts';

// The statements of staff and of the hourly upkeep (docs/function.md, 'Keeping and forgetting').

/** SQL for each kind of enquiry that has been kept long enough; `late` days later the alarm says so. */
export function expired(database: Database, retentionDays: number, late = 0): readonly string[] {
  const before = (days: number) => ago(database, (days + late) * day);
  return [
    `held is null and next_try_at is null and received_at < ${before(retentionDays)}`,
    `held is not null and listed_at < ${before(commitments.heldRetentionDays)}`,
    `next_try_at is not null and refused is not null
       and refusal_listed_at < ${before(retentionDays)}`,
  ];
}

/** Deletes what has been kept long enough and empties the hashes of clients; resolves to how many were deleted. */
export async function applyRetention(database: Database, retentionDays: number): Promise<number> {
  const deleted = await database.transaction(async (tx) => {
    await tx.query(
      `update enquiry set client = null, network = null
       where client is not null and received_at < ${ago(database, day)}`,
    );
    const conditions = expired(database, retentionDays).map((one) => `(${one})`);
    return tx.query(`delete from enquiry where ${conditions.join(' or ')} returning id`);
  });
  await database.scrubDeletedRows();
  return deleted.length;
}

/** The lists for staff: suspected spam, once a day, and enquiries that bounced. */
export const lists = {
  held: { pending: 'held is not null and listed_at is null', listedAt: 'listed_at' },
  bounced: {
    pending: 'next_try_at is not null and refused is not null and refusal_listed_at is null',
    listedAt: 'refusal_listed_at',
  },
} as const;

export type ListName = keyof typeof lists;

/** Enquiries that one list shows: more than anybody reads in a morning. */
const maxShown = 200;

/** Claims what staff were not told yet, held ones at most once a day; returns how many there are, and the first. */
export function claimList(database: Database, list: ListName, leaseId: string, leaseTime: number) {
  const { now } = database;
  const { pending } = lists[list];
  const listedToday = `exists (select 1 from enquiry where listed_at > ${ago(database, day)})`;
  return database.transaction(async (tx) => {
    const claimed = await tx.query(
      `update enquiry set lease = $1, leased_until = ${now} + $2
       where ${pending} and leased_until <= ${now} ${list === 'held' ? `and not ${listedToday}` : ''}
       returning id`,
      [leaseId, leaseTime],
    );
    const shown = await tx.query(
      `select ${columns} from enquiry where ${pending} and lease = $1 order by id limit $2`,
      [leaseId, maxShown],
    );
    return { count: claimed.length, shown: toEnquiries(shown) };
  });
}

/** Ends the claim of a list: staff were told, or not. */
export async function endList(
  database: Database,
  list: ListName,
  leaseId: string,
  wereTold: boolean,
): Promise<void> {
  const { pending, listedAt } = lists[list];
  const listedNow = wereTold ? `${listedAt} = ${database.now},` : '';
  await changeEnquiries(
    database,
    `update enquiry set ${listedNow} lease = null, leased_until = 0
     where ${pending} and lease = $1`,
    [leaseId],
  );
}

const selections = {
  newest: 'order by id desc limit $1',
  reference: 'where reference = $1',
  /** Case-insensitive; on SQLite for ASCII only. */
  email: 'where lower(email) = lower($1) order by id',
} as const;

/** The newest enquiries, as many as `value` says, or those with this reference or address. */
export const find = async (database: Database, by: keyof typeof selections, value: Value) =>
  toEnquiries(await database.read(`select ${columns} from enquiry ${selections[by]}`, [value]));

/** Has a held or closed enquiry mailed; returns none if it is neither. Ends the lease of a list, not that of a try. */
export const release = (database: Database, reference: string) =>
  changeEnquiries(
    database,
    `update enquiry set held = null, next_try_at = ${database.now}, released_at = ${database.now},
       attempts = 0, refused = null, refusal_listed_at = null,
       leased_until = case when held is null then leased_until else 0 end
     where reference = $1 and sent_at is null and next_try_at is null returning ${columns}`,
    [reference],
  );

/** Stops the tries; one in flight still finishes. Returns none if the enquiry was not waiting. */
export const close = (database: Database, reference: string) =>
  changeEnquiries(
    database,
    `update enquiry set next_try_at = null
     where reference = $1 and next_try_at is not null returning ${columns}`,
    [reference],
  );

/** Deletes all enquiries of an address, and returns them. */
export async function erase(database: Database, email: string): Promise<readonly StoredEnquiry[]> {
  const erased = await changeEnquiries(
    database,
    `delete from enquiry where lower(email) = lower($1) returning ${columns}`,
    [email],
  );
  await database.scrubDeletedRows();
  return erased;
}
