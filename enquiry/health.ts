import * as v from 'valibot';
import { json } from './answer.ts';
import { ago, type Database } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { clockTolerance, day, hour, longestBackOff, minute, never } from './limits.ts';
import { describeError } from './log.ts';
import { expired, lists } from './records.ts';
import { roomSql } from './relay.ts';
import { closedSql } from './store.ts';

/** Milliseconds for which all requests get the answer of one probe, which writes to the disk. */
const probeInterval = 10_000;

/** Milliseconds to wait for a probe, which another process may hold up; then the one before it counts. */
const probePatience = 1_000;

type Examined = Pick<Dependencies, 'database' | 'log' | 'settings'>;

/**
 * Returns the handler of `GET /health` (docs/function.md): is every mail sent, every list told and every
 * promise of deletion kept in time, and can the store be written? It never rejects.
 */
export function createHealth({ database, log, settings }: Examined): () => Promise<Response> {
  let probe: Promise<unknown> = Promise.resolve();
  let lastProbe = probe;
  let probedAt = Number.NEGATIVE_INFINITY;

  async function writeProbe(): Promise<void> {
    await database.checkDiskSpace();
    await database.transaction((tx) => tx.query('update enquiry_schema set version = version'));
  }

  return async () => {
    try {
      if (performance.now() - probedAt > probeInterval) {
        probedAt = performance.now();
        lastProbe = probe;
        probe = writeProbe();
      }
      const patience = new Promise((resolve) => setTimeout(resolve, probePatience));
      await Promise.race([probe, patience.then(() => lastProbe)]);
      const reasons = await findReasons(database, settings);
      if (reasons.length === 0) return json(200, { ok: true });
      const isMail = reasons.some((one) => one !== 'upkeep');
      const reason = reasons.includes('closed') ? 'store' : isMail ? 'mail' : 'upkeep';
      return json(503, { ok: false, reason, reasons });
    } catch (error) {
      log.error('store_unavailable', { reason: describeError(error) });
      return json(503, { ok: false, reason: 'store', reasons: ['store'] });
    }
  };
}

const since = 'coalesce(released_at, received_at)';
/** SQL: a mail waits although no recipient has it. */
const waiting = `state = 'waiting' and unreached is null`;
/** SQL: a mail waits for some recipients, while others have it. */
const partial = `state = 'waiting' and unreached is not null`;
/** SQL: when a recipient was refused or given up. */
const rejectedAt = 'coalesce(sent_at, reached_at)';

/** SQL for a time, in one of the indexed columns, that can only have been written by a wrong clock. */
const ahead = ({ now }: Database) => [
  `received_at > ${now} + ${clockTolerance}`,
  `sent_at > ${now} + ${clockTolerance}`,
  `next_try_at > ${now} + ${longestBackOff + clockTolerance} and next_try_at < ${never}`,
];

const names = v.array(v.object({ name: v.string() }));

/** Each condition is read by an index of its own (`supabase/migrations/`), so that requests stay cheap. */
async function findReasons(database: Database, settings: Examined['settings']) {
  const before = (milliseconds: number) => ago(database, milliseconds);
  const exists = (condition: string) => `exists (select 1 from enquiry where ${condition})`;
  const isLate = exists(`${waiting} and ${since} < ${before(30 * minute)}`);
  const cappedSql = `not ${roomSql(database, settings.RATE_LIMIT)}`;
  // PostgreSQL has no statistics of `client`, so it would look through the table.
  const oldestClient = '(select min(received_at) from enquiry where client is not null)';
  const conditions = {
    waiting: `${isLate} and not ${cappedSql}`,
    relay: `exists (select 1 from enquiry_relay where failing_since < ${before(30 * minute)})`,
    bounced: exists(
      `${lists.bounced.pending} and coalesce(bounced_at, ${since}) < ${before(2 * hour)}`,
    ),
    held: `${exists(`${lists.held.pending} and received_at < ${before(26 * hour)}`)}
      and not ${exists(`listed_at > ${before(26 * hour)}`)}`,
    cap: `${isLate} and ${cappedSql}`,
    closed: closedSql(database, settings.RATE_LIMIT),
    clock: ahead(database).map(exists).join(' or '),
    upkeep: [
      `${oldestClient} < ${before(26 * hour)}`,
      ...expired(database, settings.RETENTION_DAYS, 1).map(exists),
    ].join(' or '),
  };
  const selects = Object.entries(conditions).map(
    ([name, condition]) => `select '${name}' as name where ${condition}`,
  );
  const found = v.parse(names, await database.read(selects.join(' union all ')));
  const reasons = found.map(({ name }) => name);
  return (await lacksRecipient(database, settings)) ? [...reasons, 'recipients'] : reasons;
}

/** True if one of ENQUIRIES_TO was rejected in the past day, or stays deferred in the first. */
async function lacksRecipient(database: Database, { ENQUIRIES_TO }: Examined['settings']) {
  const named = await database.read(
    `select rejected as name from enquiry
     where rejected is not null and ${rejectedAt} > ${ago(database, day)}
     union
     select unreached from enquiry
     where ${partial} and ${since} < ${ago(database, 30 * minute)} and ${since} > ${ago(database, day)}`,
  );
  const lacking = v.parse(names, named).flatMap(({ name }) => name.split(','));
  return ENQUIRIES_TO.some((recipient) => lacking.includes(recipient));
}

const figures = v.array(
  v.object({ what: v.string(), count: v.number(), age: v.nullable(v.number()) }),
);

/** For staff: how many enquiries there are to each reason, and milliseconds since the oldest came in. */
export async function countFigures(database: Database, { RETENTION_DAYS }: Examined['settings']) {
  const conditions = {
    'waiting: nobody has it': waiting,
    bounced: `state = 'bounced'`,
    'recipients: some do not have it yet': partial,
    'recipients: some never got it, in the past day': `rejected is not null and ${rejectedAt} > ${ago(database, day)}`,
    'held: not listed yet': lists.held.pending,
    'closed: counted in the past day': `held is null and received_at > ${ago(database, day)}`,
    'clock: from a time to come': ahead(database)
      .map((one) => `(${one})`)
      .join(' or '),
    'upkeep: to be deleted': expired(database, RETENTION_DAYS)
      .map((one) => `(${one})`)
      .join(' or '),
    'upkeep: with a code of the network address': 'client is not null',
  };
  const selects = Object.entries(conditions).map(
    ([what, condition]) =>
      `select '${what}' as what, count(*) as count, ${database.now} - min(${since}) as age
       from enquiry where ${condition}`,
  );
  return v.parse(figures, await database.read(selects.join(' union all ')));
}
