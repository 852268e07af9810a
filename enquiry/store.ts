import * as v from 'valibot';
import {
  columns,
  type Database,
  enquiriesOf,
  type StoredEnquiry,
  type Transaction,
  toEnquiries,
} from './database.ts';
import type { Dependencies } from './dependencies.ts';
import type { EnquiryValues } from './fields.ts';
import { day, hour, limits, minute, shortWindow } from './limits.ts';

// The statements of requests and deliveries, written once for both databases (docs/function.md, 'One
// table'); `records.ts` has those of staff and upkeep.

export interface NewEnquiry {
  values: EnquiryValues;
  /** `null` when the request had no Idempotency-Key. */
  keyHash: string | null;
  payloadHash: string;
  client: string;
  network: string | null;
  /** Why it is held as suspected spam. */
  held: string | null;
}

export type Accepted =
  | { kind: 'received'; enquiry: StoredEnquiry; repeat: boolean }
  /** `wait` is in milliseconds. */
  | { kind: 'refused'; code: 'key_reuse' | 'rate' | 'unavailable'; wait?: number };

const ago = ({ now }: Database, milliseconds: number) => `${now} - ${milliseconds}`;

/** Stores an enquiry, unless it is a repeat or a limit is reached. */
export async function accept(
  { database, rate }: Pick<Dependencies, 'database' | 'rate'>,
  enquiry: NewEnquiry,
): Promise<Accepted> {
  await database.checkRoom();
  return database.transaction(
    async (tx) =>
      (await findRepeat(database, tx, enquiry)) ??
      (await findLimit(database, tx, enquiry, rate)) ??
      (await insert(database, tx, enquiry)),
  );
}

async function findRepeat(
  database: Database,
  tx: Transaction,
  { keyHash, payloadHash }: NewEnquiry,
): Promise<Accepted | undefined> {
  const rows = await tx.query(
    `select ${columns} from enquiry
     where key_hash = $1 or (payload_hash = $2 and received_at > ${ago(database, shortWindow)})
     order by case when key_hash = $1 then 0 else 1 end, id limit 1`,
    [keyHash, payloadHash],
  );
  const [enquiry] = toEnquiries(rows);
  if (!enquiry) return undefined;
  if (enquiry.payload_hash !== payloadHash) return { kind: 'refused', code: 'key_reuse' };
  return { kind: 'received', enquiry, repeat: true };
}

async function findLimit(
  database: Database,
  tx: Transaction,
  { client, network }: NewEnquiry,
  rate: number,
): Promise<Accepted | undefined> {
  const rows = await tx.query(
    `select ${database.now} - received_at as age,
       case when client = $1 then 1 else 0 end as own from enquiry
     where (client = $1 or network = $2) and received_at > ${ago(database, day)}
     order by received_at desc`,
    [client, network],
  );
  const recent = v.parse(v.array(v.object({ age: v.number(), own: v.number() })), rows);
  const own = recent.filter((one) => one.own === 1);
  /** A limit is reached while its last place is younger than its window. */
  const waitFor = (sent: typeof recent, count: number, window: number) =>
    window - (sent[Math.max(1, Math.round(count * rate)) - 1]?.age ?? window);
  const { clientShort, clientDay, clientsOfNetwork, siteDay } = limits;
  const wait = Math.max(
    waitFor(own, clientShort, shortWindow),
    waitFor(own, clientDay, day),
    waitFor(recent, clientShort * clientsOfNetwork, shortWindow),
    waitFor(recent, clientDay * clientsOfNetwork, day),
  );
  if (wait > 0) return { kind: 'refused', code: 'rate', wait };

  // Ids count up, so the first of the day says how many came after it.
  const ids = await tx.query(
    `select (select max(id) from enquiry) - id + 1 as stored from enquiry
     where received_at > ${ago(database, day)} order by received_at, id limit 1`,
  );
  const [first] = v.parse(v.array(v.object({ stored: v.number() })), ids);
  if (!first || first.stored < siteDay * rate) return undefined;
  return { kind: 'refused', code: 'unavailable', wait: hour };
}

async function insert(database: Database, tx: Transaction, enquiry: NewEnquiry): Promise<Accepted> {
  const { values, keyHash, payloadHash, client, network, held } = enquiry;
  const { formType, name, email, subject, message } = values;
  const { now } = database;
  const texts = [formType, name, email, subject, message];
  for (;;) {
    const rows = await tx.query(
      `insert into enquiry (reference, key_hash, payload_hash, client, network, held,
         form_type, name, email, subject, message, received_at, next_try_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${now},
         case when cast($6 as text) is null then ${now} end)
       on conflict (reference) do nothing returning ${columns}`,
      [newReference(), keyHash, payloadHash, client, network, held, ...texts],
    );
    const [stored] = toEnquiries(rows);
    if (stored) return { kind: 'received', enquiry: stored, repeat: false };
  }
}

/**
 * Claims the mail that is to be sent next, for the time of a lease: of what is due, that of the client
 * with the fewest mails, then the one tried least. Its next try moves on before the send, so that no
 * row can block the others: to a minute from now, then 2, 4 … 60.
 */
export async function claim(
  { database, rate, lease }: Pick<Dependencies, 'database' | 'rate' | 'lease'>,
  worker: string,
): Promise<StoredEnquiry | undefined> {
  const { now } = database;
  const [claimed] = await enquiriesOf(
    database,
    `update enquiry set lease = $1, leased_until = ${now} + $2, attempts = attempts + 1,
       next_try_at = ${now} + ${minute} * case when attempts < 6 then 1 << attempts else 60 end
     where id = (
       select id from enquiry as waiting
       where next_try_at <= ${now} and leased_until <= ${now}
         and (select count(*) from enquiry where sent_at > ${ago(database, hour)}) < $3
       order by (select count(*) from enquiry as sent
         where sent.client = waiting.client and sent.sent_at is not null), attempts, id
       limit 1)
     returning ${columns}`,
    [worker, lease, Math.round(limits.mailsPerHour * rate)],
  );
  return claimed;
}

/**
 * Records what became of what was claimed: mailed, listed to staff as held, or neither. `note` says what
 * went wrong, also when one of several recipients was rejected. A worker whose lease is over changes nothing.
 */
export async function settle(
  database: Database,
  worker: string,
  outcome: 'sent' | 'listed' | 'failed',
  note: string | null = null,
): Promise<void> {
  const { now } = database;
  const sent = outcome === 'sent' ? `sent_at = ${now}, next_try_at = null,` : '';
  const listed = outcome === 'listed' ? `listed_at = ${now},` : '';
  const changes = `${sent} ${listed} lease = null, leased_until = 0, last_error = $2`;
  await database.transaction((tx) =>
    tx.query(`update enquiry set ${changes} where lease = $1`, [worker, note]),
  );
}

/**
 * Resolves to 'mail' when one has waited for half an hour (not one just released), the daily list for two hours more than a
 * day, or a recipient was rejected within a day. Writes a row, so it rejects when the store cannot.
 */
export async function checkHealth(database: Database): Promise<'mail' | undefined> {
  await database.checkRoom();
  const late = ago(database, 30 * minute);
  const rows = await database.transaction(async (tx) => {
    await tx.query('update enquiry_schema set version = version');
    return tx.query(
      `select id from enquiry
       where (next_try_at is not null and (attempts > 1 or next_try_at < ${late}) and received_at < ${late})
         or (held is not null and listed_at is null
           and received_at < ${ago(database, day + 2 * hour)})
         or (sent_at > ${ago(database, day)} and last_error is not null) limit 1`,
    );
  });
  return rows.length > 0 ? 'mail' : undefined;
}

/** Crockford's base 32: no I, L, O or U, so that a reference survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of 40 random bits, so that nobody can guess another: 'ENQ-7F3K9QXM'. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so every character is equally likely.
  return `ENQ-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
