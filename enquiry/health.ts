import * as v from 'valibot';
import { json } from './answer.ts';
import { ago, type Database } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { day, hour, minute } from './limits.ts';
import { describeError } from './log.ts';
import { expired, lists } from './records.ts';

/** Milliseconds for which all requests get the answer of one probe, which writes to the disk. */
const probeInterval = 10_000;

/**
 * Returns the handler of `GET /health` (docs/function.md): is every mail sent, every list told and every
 * promise of deletion kept in time, and can the store be written? It never rejects.
 */
export function createHealth({ database, log, settings }: Dependencies): () => Promise<Response> {
  let probe: Promise<unknown> = Promise.resolve();
  let probedAt = Number.NEGATIVE_INFINITY;

  async function writeProbe(): Promise<void> {
    await database.checkDiskSpace();
    await database.transaction((tx) => tx.query('update enquiry_schema set version = version'));
  }

  return async () => {
    try {
      if (performance.now() - probedAt > probeInterval) {
        probedAt = performance.now();
        probe = writeProbe();
      }
      await probe;
      const reason = await findDelay(database, settings.RETENTION_DAYS);
      return reason ? json(503, { ok: false, reason }) : json(200, { ok: true });
    } catch (error) {
      log.error('store_unavailable', { reason: describeError(error) });
      return json(503, { ok: false, reason: 'store' });
    }
  };
}

const answer = v.tuple([v.object({ reason: v.nullable(v.picklist(['mail', 'upkeep'])) })]);

/** Each condition is read by an index of its own (`supabase/migrations/`), so that requests stay cheap. */
async function findDelay(database: Database, retentionDays: number) {
  const before = (milliseconds: number) => ago(database, milliseconds);
  const since = 'coalesce(released_at, received_at)';
  const exists = (condition: string) => `exists (select 1 from enquiry where ${condition})`;
  const mail = [
    // A mail waits, but for one that reached some of its recipients, which counts for a day.
    `next_try_at is not null and refused is null and ${since} < ${before(30 * minute)}
       and (unreached is null or ${since} > ${before(day)})`,
    // Staff were not told what was held, or what bounced.
    `${lists.held.pending} and received_at < ${before(26 * hour)}`,
    `${lists.bounced.pending} and ${since} < ${before(2 * hour)}`,
    // A recipient was rejected for good.
    `sent_at > ${before(day)} and last_error is not null`,
  ];
  // PostgreSQL has no statistics of `client`, so it would look through the table.
  const oldestClient = '(select min(received_at) from enquiry where client is not null)';
  const rows = await database.read(
    `select case when ${mail.map(exists).join(' or ')} then 'mail'
       when ${oldestClient} < ${before(26 * hour)}
         or ${expired(database, retentionDays, 1).map(exists).join(' or ')} then 'upkeep' end as reason`,
  );
  return v.parse(answer, rows)[0].reason;
}
