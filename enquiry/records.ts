import * as v from 'valibot';
import { commitments } from '../content/commitments.ts';
import {
  ago,
  changeEnquiries,
  columns,
  type Database,
  freeSql,
  type Query,
  type State,
  type StoredEnquiry,
  toEnquiries,
  type Value,
} from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { day, hour, never } from './limits.ts';
import type { SendResult } from './mail.ts';
import { noteAnswer, restingSql } from './relay.ts';

// The statements of staff and of the hourly upkeep (docs/function.md, 'Keeping and forgetting').

/** SQL for each kind of enquiry that has been kept long enough; `late` days later the alarm says so. */
export function expired(database: Database, retentionDays: number, late = 0): readonly string[] {
  const before = (days: number) => ago(database, (days + late) * day);
  return [
    `state in ('sent', 'closed') and received_at < ${before(retentionDays)}`,
    `state = 'held' and listed_at < ${before(commitments.heldRetentionDays)}`,
    `state = 'bounced' and refusal_listed_at < ${before(retentionDays)}`,
  ];
}

/** Deletes what has been kept long enough and empties the hashes of clients; resolves to how many were deleted. */
export async function applyRetention(database: Database, retentionDays: number): Promise<number> {
  const [emptied, deleted] = await database.transaction(async (tx) => {
    const conditions = expired(database, retentionDays).map((one) => `(${one})`);
    return [
      await tx.query(
        `update enquiry set client = null, network = null
         where client is not null and received_at < ${ago(database, day)} returning id`,
      ),
      await tx.query(`delete from enquiry where ${conditions.join(' or ')} returning id`),
    ];
  });
  if (emptied.length + deleted.length > 0) await database.scrubDeletedRows();
  return deleted.length;
}

/** The lists for staff: suspected spam, what bounced, and what some recipients never got. */
export const lists = {
  held: { pending: `state = 'held' and listed_at is null`, listedAt: 'listed_at' },
  bounced: {
    pending: `state = 'bounced' and refusal_listed_at is null`,
    listedAt: 'refusal_listed_at',
  },
  unreached: {
    pending: `state = 'sent' and rejected is not null and refusal_listed_at is null`,
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
function heldDueSql(database: Database): string {
  const today = `from enquiry where listed_at > ${ago(database, listInterval)}`;
  return `(select count(distinct listed_at) ${today}) < ${maxHeldMails}
    and not exists (select 1 from enquiry where ${lists.held.pending} and not ${freeSql(database)})
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
         where ${pending} and ${freeSql(database)} and not ${restingSql(database)} ${list === 'held' ? `and ${heldDueSql(database)}` : ''}
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
  { database, pause }: Pick<Dependencies, 'database' | 'pause'>,
  list: ListName,
  leaseId: string,
  result: SendResult,
): Promise<void> {
  const { pending, listedAt } = lists[list];
  const listedNow = result.outcome === 'accepted' ? `${listedAt} = ${database.now},` : '';
  await database.transaction(async ({ query }) => {
    await noteAnswer(query, database, pause, result);
    await query(
      `update enquiry set ${listedNow} lease = null, leased_until = 0
       where ${pending} and lease = $1`,
      [leaseId],
    );
  });
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
  const sql = `select ${columns} from enquiry
    where state = coalesce(cast($2 as text), state) order by id desc limit $1`;
  return toEnquiries(await database.read(sql, [limit, state ?? null]));
}

/** The enquiry that is tried next, as far as its own times say. */
export async function findNext(database: Database): Promise<StoredEnquiry | undefined> {
  const sql = `select ${columns} from enquiry where next_try_at < ${never}
    order by case when next_try_at <= ${database.now} then 0 else next_try_at end, rank, received_at
    limit 1`;
  return toEnquiries(await database.read(sql))[0];
}

/** Has a held or closed enquiry mailed; returns none if it is neither. Ends the lease of a list, not that of a try. */
export const release = (database: Database, reference: string) =>
  changeEnquiries(
    database,
    `update enquiry set held = null, next_try_at = ${database.now}, released_at = ${database.now},
       attempts = 0, refused = null, bounced_at = null, refusal_listed_at = null, reached_at = null,
       leased_until = case when held is null then leased_until else 0 end
     where reference = $1 and state in ('held', 'closed') returning ${columns}`,
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

/**
 * Makes the next try due now, of these enquiries or of all in a state: what bounced waits again, and what was
 * sent goes to the recipients that never got it. Leaves out what does not wait for anybody, or is in flight.
 */
export const retry = (database: Database, which: readonly string[] | { state: State }) => {
  const { now } = database;
  const [condition, values] =
    'state' in which
      ? ['state = $1', [which.state]]
      : [`reference in (${which.map((_, n) => `$${n + 1}`)})`, which];
  return changeEnquiries(
    database,
    `update enquiry set next_try_at = ${now}, sent_at = null,
       released_at = case when state = 'waiting' then released_at else ${now} end,
       refused = null, bounced_at = null, refusal_listed_at = null,
       unreached = case when state = 'sent' then rejected else unreached end,
       reached_at = case when state = 'sent' then ${now} else reached_at end,
       rejected = case when state = 'sent' then null else rejected end
     where ${condition} and ${freeSql(database)}
       and (state in ('waiting', 'bounced') or state = 'sent' and rejected is not null)
     returning ${columns}`,
    values,
  );
};

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

/** Deletes all enquiries of an address; resolves to them, and to whether the files are free of them. */
export async function erase(database: Database, email: string) {
  const erased = await changeEnquiries(
    database,
    `delete from enquiry where lower(email) = lower($1) returning ${columns}`,
    [email],
  );
  return { erased, isGone: await database.scrubDeletedRows() };
}
