import * as v from 'valibot';
import { batchSize, type EnquiryRecord, type RecordQuery } from '../../enquiry/upkeep/records.ts';
import type { Run, Tx, Value } from './database.ts';
import { recordColumns, toRecord } from './enquiry-rows.ts';
import { filtered, rankedBySuspicion } from './quarantine.ts';
import { hasMail, quarantined, unanswered } from './states.ts';

/** Reads one batch after the other, each from where the last one ended, by an index. */
export async function* findRecords(
  run: Run,
  query: RecordQuery,
  now: number,
): AsyncGenerator<readonly EnquiryRecord[]> {
  let left = 'limit' in query ? query.limit : Number.POSITIVE_INFINITY;
  let after: Position | undefined;
  while (left > 0) {
    const limit = Math.min(left, batchSize);
    const batch: Batch = await run(readBatch, query, now, limit, after);
    if (batch.records.length > 0) yield batch.records;
    if (batch.records.length < limit) return;
    after = batch.end;
    left -= limit;
  }
}

/** What a batch is ordered by. */
const position = v.object({ position: v.number(), id: v.number() });
type Position = v.InferOutput<typeof position>;

interface Batch {
  records: readonly EnquiryRecord[];
  /** Where it ended; `undefined` when it is empty. */
  end: Position | undefined;
}

/** One batch of `findRecords`, from after `after` on. */
export async function readBatch(
  tx: Tx,
  query: RecordQuery,
  now: number,
  limit: number,
  after: Position | undefined,
): Promise<Batch> {
  const { from = 'enquiry', where, values, key, newestFirst = false } = searchOf(query);
  const [compares, order] = newestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
  const [first, second] = [values.length + 2, values.length + 3];
  const later = after ? `AND (${key}, id) ${compares} ($${first}, $${second})` : '';
  const skipped = !after && 'skip' in query && query.skip ? `OFFSET ${query.skip}` : '';
  const rows = await tx.query(
    `SELECT ${recordColumns('$1')}, id, ${key} AS position FROM ${from}
     WHERE ${where} ${later} ORDER BY ${key} ${order}, id ${order} LIMIT ${limit} ${skipped}`,
    [now, ...values, ...(after ? [after.position, after.id] : [])],
  );
  const [end] = v.parse(v.array(position), rows.slice(-1));
  return { records: rows.map(toRecord), end };
}

interface Search {
  /** Where they are, when it is not only `enquiry`. */
  from?: string;
  /** $1 is the time of the question, $2 and so on are the query's own values. */
  where: string;
  values: readonly Value[];
  /** The column that the batches are ordered by, before the id. */
  key: 'id' | 'accepted_at' | 'erased_at' | 'rank';
  newestFirst?: boolean;
}

/** A mail that failed, of an enquiry that somebody ended before this time. */
const wasSettled = (time: string) => `(failed_at IS NOT NULL AND outcome IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM act WHERE act.enquiry_id = enquiry.id AND act.at >= ${time}))`;

/** Each has an index that begins with its key; its condition is written as in the index. */
function searchOf(query: RecordQuery): Search {
  switch (query.kind) {
    case 'recent':
      return { ...filtered('true', query.filter ?? {}, 2), key: 'id', newestFirst: true };
    case 'email':
      return {
        where: 'lower(email) = lower($2) AND erased_at IS NULL',
        values: [query.email],
        key: 'accepted_at',
      };
    case 'quarantined':
      return { ...filtered(quarantined, query.filter, 2), key: 'accepted_at', newestFirst: true };
    case 'unanswered':
      return { where: unanswered, values: [], key: 'accepted_at' };
    case 'unreported':
      return {
        from: `enquiry JOIN ${rankedBySuspicion('$2')} ON ranked_id = enquiry.id`,
        where: 'rank <= $2',
        values: [query.limit],
        key: 'rank',
      };
    case 'deliveredBefore':
      return {
        where: `erased_at IS NULL AND accepted_at < $2
          AND NOT ${hasMail(`delivered_at >= $2 OR delivered_at IS NULL AND NOT ${wasSettled('$2')}`)}`,
        values: [query.time],
        key: 'accepted_at',
      };
    case 'quarantinedBefore':
      return {
        where: `${quarantined} AND accepted_at < $2`,
        values: [query.time],
        key: 'accepted_at',
      };
    case 'erased':
      return { where: 'erased_at >= $2', values: [query.since], key: 'erased_at' };
  }
}
