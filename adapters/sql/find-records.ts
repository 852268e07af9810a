import * as v from 'valibot';
import { batchSize, type EnquiryRecord, type RecordQuery } from '../../enquiry/upkeep/records.ts';
import { recordColumns, stateAt, toRecord } from './enquiry-rows.ts';
import type { Run, Value } from './statements.ts';

/** An enquiry with its outbox row. */
export const tables = 'enquiry JOIN outbox ON outbox.enquiry_id = enquiry.id';

/** Reads one batch after the other, each from where the last one ended, by an index. */
export async function* findRecords(
  run: Run,
  query: RecordQuery,
  now: number,
): AsyncGenerator<readonly EnquiryRecord[]> {
  const { where, value, key, newestFirst = false } = searchOf(query);
  const text = (after: string, limit: number) =>
    `SELECT ${recordColumns}, id, ${key} AS position, ${stateAt('$1')} AS state FROM ${tables}
     WHERE ${where} ${after} ORDER BY ${newestFirst ? `${key} DESC, id DESC` : `${key}, id`}
     LIMIT ${limit}`;
  let left = 'limit' in query ? query.limit : Number.POSITIVE_INFINITY;
  let after: readonly Value[] = [];
  while (left > 0) {
    const limit = Math.min(left, batchSize);
    const next = after.length > 0 ? `AND (${key}, id) ${newestFirst ? '<' : '>'} ($3, $4)` : '';
    const rows = await run(text(next, limit), now, value, ...after);
    if (rows.length > 0) yield rows.map(toRecord);
    if (rows.length < limit) return;
    const { position, id } = v.parse(place, rows.at(-1));
    after = [position, id];
    left -= limit;
  }
}

const place = v.object({ position: v.number(), id: v.number() });

interface Search {
  /** $1 is the time of the question, $2 the query's own value. */
  where: string;
  value: Value;
  /** The column that the batches are ordered by, before the id. */
  key: 'id' | 'accepted_at' | 'erased_at';
  newestFirst?: boolean;
}

/** Each has an index that begins with its key; its condition is written as in the index. */
function searchOf(query: RecordQuery): Search {
  const quarantined = 'quarantined_at IS NOT NULL AND released_at IS NULL AND erased_at IS NULL';
  switch (query.kind) {
    case 'recent':
      return { where: 'id <= $2', value: latest, key: 'id', newestFirst: true };
    case 'email':
      return {
        where: 'lower(email) = lower($2) AND erased_at IS NULL',
        value: query.email,
        key: 'accepted_at',
      };
    case 'undigested':
      return {
        where: `${quarantined} AND digested_at IS NULL AND accepted_at <= $2`,
        value: latest,
        key: 'accepted_at',
      };
    case 'deliveredBefore':
      return {
        where: 'erased_at IS NULL AND accepted_at < $2 AND delivered_at < $2',
        value: query.time,
        key: 'accepted_at',
      };
    case 'quarantinedBefore':
      return {
        where: `${quarantined} AND digested_at IS NOT NULL AND accepted_at < $2 AND quarantined_at < $2`,
        value: query.time,
        key: 'accepted_at',
      };
    case 'erased':
      return { where: 'erased_at >= $2', value: query.since, key: 'erased_at' };
  }
}

/** Later than every time, and above every id. */
const latest = Number.MAX_SAFE_INTEGER;
