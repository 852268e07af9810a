import * as v from 'valibot';
import { commitments } from '../content/commitments.ts';
import {
  ago,
  changeEnquiries,
  columns,
  type Database,
  type Query,
  type StoredEnquiry,
  toEnquiries,
  type Value,
} from './database.ts';
import { day, hour } from './limits.ts';

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

/** SQL for each state of an enquiry (docs/function.md, 'One table'). */
export const states = {
  waiting: 'next_try_at is not null and refused is null',
  bounced: 'next_try_at is not null and refused is not null',
  held: 'held is not null',
  sent: 'sent_at is not null',
  closed: 'held is null and next_try_at is null and sent_at is null',
} as const;

export type State = keyof typeof states;

/** The lists for staff: suspected spam, what bounced, and what some recipients never got. */
export const lists = {
  held: { pending: `${states.held} and listed_at is null`, listedAt: 'listed_at' },
  bounced: {
    pending: `${states.bounced} and refusal_listed_at is null`,
    listedAt: 'refusal_listed_at',
  },
  unreached: {
    pending: `${states.sent} and unreached is not null and refusal_listed_at is null`,
    listedAt: 'refusal_listed_at',
  },
} as const;

export type ListName = keyof typeof lists;

/** Enquiries that one mail shows: more than anybody reads in a morning. */
const maxShown = 200;

/** Mails about suspected spam in a day: the first, and those with what did not fit into it. */
const maxHeldMails = 10;

/** Half an hour less than a day: the hourly upkeep must not find that a day has not quite passed. */
const listInterval = day - hour / 2;

/** SQL: the day's first list of suspected spam is due, or one more for what had arrived before the first. One at a time. */
function heldIsDue(database: Database): string {
  const today = `from enquiry where listed_at > ${ago(database, listInterval)}`;
  return `(select count(distinct listed_at) ${today}) < ${maxHeldMails}
    and not exists (select 1 from enquiry where ${lists.held.pending} and leased_until > ${database.now})
    and exists (select 1 from enquiry where ${lists.held.pending}
      and received_at <= coalesce((select min(listed_at) ${today}), ${database.now}))`;
}

const total = v.tuple([v.object({ count: v.number() })]);

const countOf = async (query: Query, condition: string, values: readonly Value[] = []) =>
  v.parse(total, await query(`select count(*) as count from enquiry where ${condition}`, values))[0]
    .count;

/** Claims what the next mail of a list shows; resolves to it, and to how many staff were not told of yet. */
export function claimList(database: Database, list: ListName, leaseId: string, leaseTime: number) {
  const { now } = database;
  const { pending } = lists[list];
  return database.transaction(async ({ query }) => {
    const count = await countOf(query, pending);
    const claimed = await query(
      `update enquiry set lease = $1, leased_until = ${now} + $2
       where id in (
         select id from enquiry
         where ${pending} and leased_until <= ${now} ${list === 'held' ? `and ${heldIsDue(database)}` : ''}
         order by id
         limit ${maxShown})
       returning ${columns}`,
      [leaseId, leaseTime],
    );
    return { count, shown: toEnquiries(claimed).toSorted((one, other) => one.id - other.id) };
  });
}

/** Ends the claim of a list: staff were told of what it showed, or not. */
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
  reference: 'where reference = $1',
  /** Case-insensitive; on SQLite for ASCII only. */
  email: 'where lower(email) = lower($1) order by id',
} as const;

/** The enquiries with this reference or address. */
export const find = async (database: Database, by: keyof typeof selections, value: string) =>
  toEnquiries(await database.read(`select ${columns} from enquiry ${selections[by]}`, [value]));

/** The newest enquiries, of one state or of all. */
export async function findNewest(database: Database, limit: number, state?: State) {
  const condition = state ? `where ${states[state]}` : '';
  const sql = `select ${columns} from enquiry ${condition} order by id desc limit $1`;
  return toEnquiries(await database.read(sql, [limit]));
}

/** Has a held or closed enquiry mailed; returns none if it is neither. Ends the lease of a list, not that of a try. */
export const release = (database: Database, reference: string) =>
  changeEnquiries(
    database,
    `update enquiry set held = null, next_try_at = ${database.now}, released_at = ${database.now},
       attempts = 0, refused = null, refusal_listed_at = null, reached_at = null,
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

/** Makes the next try due now; returns none if the enquiry does not wait, or is in flight. */
export const retry = (database: Database, reference: string) =>
  changeEnquiries(
    database,
    `update enquiry set next_try_at = ${database.now}
     where reference = $1 and next_try_at is not null and leased_until <= ${database.now}
     returning ${columns}`,
    [reference],
  );

/** What a flood left: suspected spam of which staff were not told, received before $1. */
const flood = `${lists.held.pending} and received_at < $1`;

/** Resolves to how much suspected spam `closeHeld` would close, and to three examples. */
export async function findHeld(database: Database, before: number) {
  const sql = `select ${columns} from enquiry where ${flood} order by id limit 3`;
  return {
    count: await countOf(database.read, flood, [before]),
    examples: toEnquiries(await database.read(sql, [before])),
  };
}

/**
 * Has suspected spam deleted in time although no mail lists it; resolves to the references. It counts as
 * listed two days ago, so that it is no list of today, neither for the next one nor for the alarm.
 */
export async function closeHeld(database: Database, before: number): Promise<readonly string[]> {
  const closed = await database.transaction(({ query }) =>
    query(
      `update enquiry set listed_at = ${ago(database, 2 * day)} where ${flood} returning reference`,
      [before],
    ),
  );
  return v
    .parse(v.array(v.object({ reference: v.string() })), closed)
    .map(({ reference }) => reference);
}

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
