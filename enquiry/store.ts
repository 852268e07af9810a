import * as v from 'valibot';
import {
  ago,
  changeEnquiries,
  columns,
  type Database,
  freeSql,
  type Query,
  type StoredEnquiry,
  type Value,
} from './database.ts';
import type { Dependencies } from './dependencies.ts';
import {
  clockTolerance,
  day,
  hour,
  limits,
  longestBackOff,
  minute,
  never,
  shortWindow,
} from './limits.ts';
import type { SendResult } from './mail.ts';
import { noteAnswer, restingSql, roomSql } from './relay.ts';
import type { EnquiryValues } from './validate.ts';

// The statements of requests and deliveries, written once for both databases (docs/function.md, 'One
// table'); `records.ts` has those of staff and upkeep.

interface NewEnquiry {
  values: EnquiryValues;
  /** `null` when the request had no Idempotency-Key. */
  keyHash: string | null;
  payloadHash: string;
  client: string;
  network: string | null;
  /** Why it is held as suspected spam. */
  held: string | null;
}

const receipt = v.object({
  reference: v.string(),
  received_at: v.number(),
  held: v.nullable(v.string()),
});

export type Receipt = v.InferOutput<typeof receipt>;

/** `wait` is in milliseconds. */
type Stored =
  | { kind: 'received' | 'repeat'; receipt: Receipt }
  | { kind: 'refused'; code: 'key_reuse' | 'rate' | 'unavailable'; wait?: number; cause?: Error };

/** Stores an enquiry, unless it is a repeat or a limit is reached. */
export async function storeOrRefuse(
  { database, settings }: Dependencies,
  enquiry: NewEnquiry,
): Promise<Stored> {
  const { RATE_LIMIT } = settings;
  return inTurn(enquiry.client, async () => {
    await database.checkDiskSpace();
    // A flood of requests that will be refused must not queue for the one transaction.
    const early = await lookUp(database, database.read, enquiry, RATE_LIMIT);
    if (early?.kind === 'refused') return early;
    return database.transaction(async ({ query }) => {
      const found = await lookUp(database, query, enquiry, RATE_LIMIT);
      return found ?? insert(database, query, enquiry);
    });
  });
}

/** The last request of each client that is being stored or refused. */
const turns = new Map<string, Promise<unknown>>();

/** Does one client's work after that client's earlier work, so that its flood waits for itself alone. */
async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(client) ?? Promise.resolve()).then(work, work);
  turns.set(client, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(client) === turn) turns.delete(client);
  }
}

const related = v.object({
  ...receipt.entries,
  key_hash: v.nullable(v.string()),
  payload_hash: v.string(),
  client: v.nullable(v.string()),
  age: v.number(),
});

type Related = v.InferOutput<typeof related>;

/** Finds a repeat, or a limit that is reached. */
async function lookUp(
  database: Database,
  query: Query,
  { keyHash, payloadHash, client, network }: NewEnquiry,
  rate: number,
): Promise<Stored | undefined> {
  const rows = await query(
    `select reference, received_at, held, key_hash, payload_hash, client,
       ${database.now} - received_at as age
     from enquiry
     where key_hash = $1
       or (payload_hash = $2 and received_at > ${ago(database, shortWindow)})
       or (client = $3 and received_at > ${ago(database, day)})
       or (network = $4 and received_at > ${ago(database, day)})
     order by received_at desc, id desc`,
    [keyHash, payloadHash, client, network],
  );
  const found = v.parse(v.array(related), rows);
  const byKey = found.find(({ key_hash }) => key_hash !== null && key_hash === keyHash);
  if (byKey && byKey.payload_hash !== payloadHash) return { kind: 'refused', code: 'key_reuse' };
  // What seems to come later was received while the clock was wrong.
  const recent = found.filter(({ age }) => age < day && age > -clockTolerance);
  const first =
    byKey ?? recent.findLast((one) => one.payload_hash === payloadHash && one.age < shortWindow);
  if (first) return { kind: 'repeat', receipt: first };

  const own = recent.filter((one) => one.client === client);
  const wait = longestWait(own, recent, rate);
  if (wait > 0) return { kind: 'refused', code: 'rate', wait };
  const [full] = await query(`select 1 where ${closedSql(database, rate)}`);
  if (!full) return undefined;
  const cause = Object.assign(new Error(), { code: 'DAY_LIMIT' });
  return { kind: 'refused', code: 'unavailable', wait: hour, cause };
}

/** SQL: so much was stored in the past day that the forms are closed. */
export const closedSql = (database: Database, rate: number) =>
  `exists (select 1 from enquiry where held is null and received_at > ${ago(database, day)}
     and received_at <= ${database.now} + ${clockTolerance}
     limit 1 offset ${Math.round(limits.siteDay * Math.max(1, rate)) - 1})`;

/** Milliseconds until every limit of the client (`own`) and of its network (`recent`) has room; newest first. */
function longestWait(own: readonly Related[], recent: readonly Related[], rate: number): number {
  /** The enquiry that fills a limit must be older than its window before another one fits. */
  const waitFor = (sent: readonly Related[], count: number, window: number) =>
    window - Math.max(0, sent[Math.max(1, Math.round(count * rate)) - 1]?.age ?? window);
  const { clientShort, clientDay, clientsOfNetwork } = limits;
  return Math.max(
    waitFor(own, clientShort, shortWindow),
    waitFor(own, clientDay, day),
    waitFor(recent, clientShort * clientsOfNetwork, shortWindow),
    waitFor(recent, clientDay * clientsOfNetwork, day),
  );
}

async function insert(database: Database, query: Query, enquiry: NewEnquiry): Promise<Stored> {
  const { now } = database;
  const { values, keyHash, payloadHash, client, network, held } = enquiry;
  // A free network would be ten clients that have sent nothing.
  const sender = network === null ? 'client = $4' : 'network = $5';
  const { formType, name, email, subject, message } = values;
  const texts = [formType, name, email, subject, message];
  const rows = await query(
    `insert into enquiry (reference, key_hash, payload_hash, client, network, held,
       form_type, name, email, subject, message, received_at, next_try_at, rank)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${now},
       case when cast($6 as text) is null then ${now} end,
       (select count(*) from enquiry where ${sender} and received_at > ${ago(database, day)}))
     returning reference, received_at, held`,
    [newReference(), keyHash, payloadHash, client, network, held, ...texts],
  );
  const [stored] = v.parse(v.tuple([receipt]), rows);
  return { kind: 'received', receipt: stored };
}

/**
 * Claims the mail that is to be sent next, for the time of a lease, unless the relay rests or the hour is full:
 * of what is due, that of the client or network that had sent the least, then the oldest. Its next try moves
 * on before the send, so that no row can block the others: to a minute from now, then 2, 4 … 60.
 */
export async function claim({
  database,
  settings,
  leaseTime,
}: Dependencies): Promise<StoredEnquiry | undefined> {
  const { now } = database;
  // Further ahead than any back-off: the clock was wrong.
  const dueSql = `(next_try_at <= ${now}
    or next_try_at > ${now} + ${longestBackOff} and next_try_at < ${never})`;
  const [claimed] = await changeEnquiries(
    database,
    `update enquiry set lease = $1, leased_until = ${now} + $2, attempts = attempts + 1,
       next_try_at = ${now} + ${minute} * case when attempts < 6 then 1 << attempts else 60 end
     where id = (
       select id from enquiry
       where ${dueSql} and ${freeSql(database)}
         and not ${restingSql(database)} and ${roomSql(database, settings.RATE_LIMIT)}
       order by rank, received_at, id
       limit 1)
     returning ${columns}`,
    [crypto.randomUUID(), leaseTime],
  );
  return claimed;
}

/** Days after which a deferred recipient is given up once others have the mail, as Postfix does. */
const deferralDays = 5;

/**
 * Writes the result of a try, and what it says of the relay. A worker whose lease is over, or whose
 * enquiry was closed meanwhile, starts no try anew.
 */
export async function writeResult(
  { database, pause }: Pick<Dependencies, 'database' | 'pause'>,
  enquiry: StoredEnquiry,
  result: SendResult,
): Promise<void> {
  await database.transaction(async ({ query }) => {
    await noteAnswer(query, database, pause, result);
    const [changes, values] = changesOf(database, enquiry, result);
    await query(
      `update enquiry set lease = null, leased_until = 0, last_error = $3${changes}
       where id = $1 and lease = $2`,
      [enquiry.id, enquiry.lease, result.reason, ...values],
    );
    if (result.outcome === 'relay') return;
    await query(
      `update enquiry set sent_at = ${database.now}, next_try_at = null, reached_at = null,
         rejected = coalesce(rejected || ',', '') || unreached, unreached = null
       where id = $1 and lease is null and state = 'waiting'
         and unreached is not null and reached_at < ${ago(database, deferralDays * day)}`,
      [enquiry.id],
    );
  });
}

/** SQL for what a result changes in the row, with its values from `$4` on. */
function changesOf(
  { now }: Database,
  { unreached, rejected, refused }: StoredEnquiry,
  { outcome, reason, refused: refusedNow = [], deferred = [] }: SendResult,
): [sql: string, values: readonly Value[]] {
  /** Sets the next try, unless staff have ended the tries meanwhile. */
  const next = (time: string | number) =>
    `next_try_at = case when next_try_at is not null then ${time} end`;
  if (outcome === 'relay') return [`, attempts = attempts - 1, ${next(now)}`, []];
  if (outcome === 'accepted' || unreached !== null) {
    const lost = [...(rejected?.split(',') ?? []), ...refusedNow].join() || null;
    const ended = `, refused = null, bounced_at = null, refusal_listed_at = null, rejected = $4`;
    return deferred.length > 0
      ? [
          `${ended}, unreached = $5, reached_at = coalesce(reached_at, ${now})`,
          [lost, deferred.join()],
        ]
      : [
          `${ended}, unreached = null, reached_at = null, sent_at = ${now}, next_try_at = null`,
          [lost],
        ];
  }
  if (outcome === 'refused' && refused === null) {
    return [`, refused = $4, bounced_at = ${now}, ${next(`${now} + ${hour}`)}`, [reason]];
  }
  // It had its second try.
  if (refused !== null) return [`, ${next(never)}`, []];
  return ['', []];
}

/** Crockford's base 32: no I, L, O or U, so that a reference survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of 40 random bits, so that none is guessed, or given twice: 'ENQ-7F3K9QXM'. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so every character is equally likely.
  return `ENQ-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
