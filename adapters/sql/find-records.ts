import * as v from 'valibot';
import {
  batchSize,
  type EnquiryRecord,
  type ListFilter,
  type RecordQuery,
} from '../../enquiry/upkeep/records.ts';
import { recordColumns, stateAt, toRecord } from './enquiry-rows.ts';
import { quarantineCondition, quarantined, rankedBySuspicion } from './quarantine.ts';
import type { Run, Value } from './statements.ts';

/** An enquiry with its outbox row. */
export const tables = 'enquiry JOIN outbox ON outbox.enquiry_id = enquiry.id';

/** Reads one batch after the other, each from where the last one ended, by an index. */
export async function* findRecords(
  run: Run,
  query: RecordQuery,
  now: number,
): AsyncGenerator<readonly EnquiryRecord[]> {
  const { from = tables, where, values, key, newestFirst = false } = searchOf(query);
  const skipped = 'skip' in query && query.skip ? `OFFSET ${query.skip}` : '';
  const text = (after: string, limit: number) =>
    `SELECT ${recordColumns}, id, ${key} AS position, ${stateAt('$1')} AS state FROM ${from}
     WHERE ${where} ${after} ORDER BY ${newestFirst ? `${key} DESC, id DESC` : `${key}, id`}
     LIMIT ${limit} ${after ? '' : skipped}`;
  let left = 'limit' in query ? query.limit : Number.POSITIVE_INFINITY;
  let after: readonly Value[] = [];
  const later = `(${key}, id) ${newestFirst ? '<' : '>'} ($${values.length + 2}, $${values.length + 3})`;
  while (left > 0) {
    const limit = Math.min(left, batchSize);
    const next = after.length > 0 ? `AND ${later}` : '';
    const rows = await run(text(next, limit), now, ...values, ...after);
    if (rows.length > 0) yield rows.map(toRecord);
    if (rows.length < limit) return;
    const { position, id } = v.parse(place, rows.at(-1));
    after = [position, id];
    left -= limit;
  }
}

const place = v.object({ position: v.number(), id: v.number() });

interface Search {
  /** Where they are, when it is not only `tables`. */
  from?: string;
  /** $1 is the time of the question, $2 and so on are the query's own values. */
  where: string;
  values: readonly Value[];
  /** The column that the batches are ordered by, before the id. */
  key: 'id' | 'accepted_at' | 'erased_at' | 'rank';
  newestFirst?: boolean;
}

/** Each has an index that begins with its key; its condition is written as in the index. */
function searchOf(query: RecordQuery): Search {
  switch (query.kind) {
    case 'recent':
      return { ...listCondition(query.filter ?? {}, 2), key: 'id', newestFirst: true };
    case 'email':
      return {
        where: 'lower(email) = lower($2) AND erased_at IS NULL',
        values: [query.email],
        key: 'accepted_at',
      };
    case 'quarantined':
      return { ...quarantineCondition(query.filter, 2), key: 'accepted_at', newestFirst: true };
    case 'unreported':
      return {
        from: `${tables} JOIN ${rankedBySuspicion('$2')} ON ranked_id = enquiry.id`,
        where: 'rank <= $2',
        values: [query.limit],
        key: 'rank',
      };
    case 'deliveredBefore':
      return {
        where: 'erased_at IS NULL AND accepted_at < $2 AND delivered_at < $2',
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

/** In SQL; $1 is the time of the question, the values of the filter begin at `$first`. */
function listCondition(
  { state, from, to, canary }: ListFilter,
  first: number,
): Pick<Search, 'where' | 'values'> {
  const values: Value[] = [];
  const next = (value: Value) => `$${first - 1 + values.push(value)}`;
  const parts = [
    from !== undefined && `accepted_at >= ${next(from)}`,
    to !== undefined && `accepted_at < ${next(to)}`,
    state !== undefined && `${stateAt('$1')} = ${next(state)}`,
    canary !== undefined && (canary ? 'canary' : 'NOT canary'),
  ];
  return { where: parts.filter((part) => part !== false).join(' AND ') || 'true', values };
}
