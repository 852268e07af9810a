import * as v from 'valibot';
import { type Bucket, type Consumed, consume } from '../../../enquiry/limits/bucket.ts';
import type { Tx } from '../database.ts';

/** Buckets that one transaction deletes. */
const swept = 1_000;

const rows = v.array(v.object({ key: v.string(), tokens: v.number(), at: v.number() }));

/** `BucketStore.consume` for all instances together. */
export async function consumeFrom(
  tx: Tx,
  buckets: readonly Bucket[],
  now: number,
): Promise<Consumed> {
  const places = buckets.map((_, n) => `($${2 * n + 2}, $${2 * n + 3}, $1)`).join(', ');
  // Holds the rows until the transaction ends, in the order of `buckets`, so that nobody waits for
  // each other. The types are those of the first row.
  const found = await tx.query(
    `INSERT INTO bucket (key, tokens, at) VALUES ${places}
     ON CONFLICT (key) DO UPDATE SET at = bucket.at RETURNING key, tokens, at`,
    [now, ...buckets.flatMap(({ key, size }) => [key, size])],
  );
  const known = new Map(v.parse(rows, found).map(({ key, ...level }) => [key, level]));
  const consumed = consume(buckets, known, now);
  if (!consumed.ok) return consumed;
  for (const [key, { tokens, at }] of consumed.levels) {
    await tx.query('UPDATE bucket SET tokens = $2, at = $3 WHERE key = $1', [key, tokens, at]);
  }
  return consumed;
}

export async function refundTo(tx: Tx, buckets: readonly Bucket[]): Promise<void> {
  for (const { key, size } of buckets) {
    await tx.query('UPDATE bucket SET tokens = least($2, tokens + 1) WHERE key = $1', [key, size]);
  }
}

/** Deletes some of the buckets last used before this time; resolves to whether more are left. */
export async function sweepBuckets(tx: Tx, before: number): Promise<boolean> {
  const gone = await tx.query(
    `DELETE FROM bucket WHERE key IN (
       SELECT key FROM bucket WHERE at < $1 LIMIT ${swept} FOR UPDATE SKIP LOCKED) RETURNING 1`,
    [before],
  );
  return gone.length === swept;
}
