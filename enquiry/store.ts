import * as v from 'valibot';
import {
  ago,
  changeEnquiries,
  columns,
  type Database,
  type Query,
  type StoredEnquiry,
} from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { day, hour, limits, minute, shortWindow } from './limits.ts';
import type { SendResult } from './mail.ts';
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
  | { kind: 'refused'; code: 'key_reuse' | 'rate' | 'unavailable'; wait?: number };

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
  const first =
    byKey ?? found.findLast((one) => one.payload_hash === payloadHash && one.age < shortWindow);
  if (first) return { kind: 'repeat', receipt: first };

  const recent = found.filter(({ age }) => age < day);
  const own = recent.filter((one) => one.client === client);
  const wait = longestWait(own, recent, rate);
  if (wait > 0) return { kind: 'refused', code: 'rate', wait };
  const beyond = await query(
    `select id from enquiry where received_at > ${ago(database, day)}
     limit 1 offset ${Math.round(limits.siteDay * rate) - 1}`,
  );
  return beyond.length > 0 ? { kind: 'refused', code: 'unavailable', wait: hour } : undefined;
}

/** Milliseconds until every limit of the client (`own`) and of its network (`recent`) has room; newest first. */
function longestWait(own: readonly Related[], recent: readonly Related[], rate: number): number {
  /** The enquiry that fills a limit must be older than its window before another one fits. */
  const waitFor = (sent: readonly Related[], count: number, window: number) =>
    window - (sent[Math.max(1, Math.round(count * rate)) - 1]?.age ?? window);
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
 * Claims the mail that is to be sent next, for the time of a lease: of what is due, that of the client
 * or network that had sent the least, then the one tried least. Its next try moves on before the send,
 * so that no row can block the others: to a minute from now, then 2, 4 … 60.
 */
export async function claim({
  database,
  settings,
  leaseTime,
}: Dependencies): Promise<StoredEnquiry | undefined> {
  const { now } = database;
  const [claimed] = await changeEnquiries(
    database,
    `update enquiry set lease = $1, leased_until = ${now} + $2, attempts = attempts + 1,
       next_try_at = ${now} + ${minute} * case when attempts < 6 then 1 << attempts else 60 end
     where id = (
       select id from enquiry
       where next_try_at <= ${now} and leased_until <= ${now}
         and (select count(*) from enquiry where sent_at > ${ago(database, hour)}) < $3
       order by rank, attempts, id
       limit 1)
     returning ${columns}`,
    [crypto.randomUUID(), leaseTime, Math.round(limits.mailsPerHour * settings.RATE_LIMIT)],
  );
  return claimed;
}

/** Writes the result of a try; each one replaces the last. A worker whose lease is over changes nothing. */
export async function writeResult(
  database: Database,
  enquiry: StoredEnquiry,
  { kind, reason, unreached }: SendResult,
): Promise<void> {
  const sent = kind === 'sent' ? `sent_at = ${database.now}, next_try_at = null,` : '';
  const unlisted = kind === 'bounced' ? '' : 'refusal_listed_at = null,';
  const refused = kind === 'bounced' ? reason : null;
  const missing = unreached?.join() ?? (kind === 'sent' ? null : enquiry.unreached);
  const reachedAt = missing === null ? 'null' : `coalesce(reached_at, ${database.now})`;
  await changeEnquiries(
    database,
    `update enquiry set ${sent} ${unlisted} lease = null, leased_until = 0,
       last_error = $3, unreached = $4, refused = $5, reached_at = ${reachedAt}
     where id = $1 and lease = $2`,
    [enquiry.id, enquiry.lease, reason, missing, refused],
  );
}

/** Crockford's base 32: no I, L, O or U, so that a reference survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of 40 random bits, so that none is guessed, or given twice: 'ENQ-7F3K9QXM'. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so every character is equally likely.
  return `ENQ-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
