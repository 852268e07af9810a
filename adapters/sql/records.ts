import * as v from 'valibot';
import type { EnquiryRecords, RecordQuery } from '../../enquiry/upkeep/records.ts';
import { recordColumns, stateAt, toCounts, toRecord } from './enquiry-rows.ts';

/** SQL in what SQLite and PostgreSQL have in common, and the values of its $1, $2 … */
export interface Statement {
  text: string;
  values: readonly (string | number)[];
}

/** Runs statements in one transaction; resolves to the rows of each. */
export type Transact = (
  statements: readonly Statement[],
) => Promise<readonly (readonly unknown[])[]>;

const tables = 'enquiry JOIN outbox ON outbox.enquiry_id = enquiry.id';
const ofReference = 'enquiry_id = (SELECT id FROM enquiry WHERE reference = $1)';

/** What staff and housekeeping do with stored enquiries, for any store that speaks SQL. */
export function createRecords(transact: Transact, scrub: () => Promise<void>): EnquiryRecords {
  const run = async (text: string, ...values: readonly (string | number)[]) => {
    const [rows = []] = await transact([{ text, values }]);
    return rows;
  };
  const each = (references: readonly string[], at: number, ...texts: readonly string[]) =>
    transact(
      references.flatMap((reference) => texts.map((text) => ({ text, values: [reference, at] }))),
    );

  return {
    async find(query, now) {
      const { where, values } = conditionOf(query);
      const text = `SELECT ${recordColumns}, ${stateAt('$1')} AS state FROM ${tables} WHERE ${where}`;
      return (await run(text, now, ...values)).map(toRecord);
    },
    async count(now) {
      return toCounts(
        await run(
          `SELECT ${stateAt('$1')} AS state, count(*) AS count FROM ${tables} WHERE NOT canary GROUP BY 1`,
          now,
        ),
      );
    },
    async retry(reference, now) {
      const rows = await run(
        `UPDATE outbox SET failed_at = NULL, due_at = $2, queued_at = $2, attempts = 0, refusals = 0
         WHERE ${ofReference} AND due_at IS NOT NULL AND delivered_at IS NULL RETURNING 1`,
        reference,
        now,
      );
      return rows.length > 0;
    },
    async release(reference, now) {
      const [rows] = await each(
        [reference],
        now,
        `UPDATE enquiry SET released_at = $2 WHERE reference = $1
         AND quarantined_at IS NOT NULL AND released_at IS NULL AND erased_at IS NULL RETURNING 1`,
        // Released at this very time: released just now, by the statement above.
        `UPDATE outbox SET due_at = $2, queued_at = $2 WHERE due_at IS NULL
         AND enquiry_id = (SELECT id FROM enquiry WHERE reference = $1 AND released_at = $2)`,
      );
      return rows !== undefined && rows.length > 0;
    },
    async markDigested(references, at) {
      await each(references, at, 'UPDATE enquiry SET digested_at = $2 WHERE reference = $1');
    },
    async erase(references, now) {
      await each(
        references,
        now,
        `UPDATE enquiry SET name = '', email = '', subject = '', message = '',
           idempotency_key = NULL, erased_at = $2 WHERE reference = $1`,
        // Neither the worker that has it now nor a later one may settle or mail it.
        `UPDATE outbox SET due_at = NULL WHERE enquiry_id =
           (SELECT id FROM enquiry WHERE reference = $1 AND erased_at = $2)`,
      );
    },
    scrub,
    async takeChore({ name, dueSince, now, leaseEnds }) {
      const [, rows] = await transact([
        { text: 'INSERT INTO chore (name) VALUES ($1) ON CONFLICT DO NOTHING', values: [name] },
        {
          text: `UPDATE chore SET leased_until = $4
                 WHERE name = $1 AND done_at < $2 AND leased_until <= $3 RETURNING done_at`,
          values: [name, dueSince, now, leaseEnds],
        },
      ]);
      return v.parse(v.array(v.object({ done_at: v.number() })), rows)[0]?.done_at;
    },
    async finishChore(name, now) {
      await run('UPDATE chore SET done_at = $2, leased_until = 0 WHERE name = $1', name, now);
    },
  };
}

/** $1 is the time of the question. */
function conditionOf(query: RecordQuery): {
  where: string;
  values: readonly (string | number)[];
} {
  switch (query.kind) {
    case 'recent':
      return { where: 'true ORDER BY accepted_at DESC, id DESC LIMIT $2', values: [query.limit] };
    case 'reference':
      return { where: 'reference = $2', values: [query.reference] };
    case 'email':
      return {
        where: 'lower(email) = lower($2) AND erased_at IS NULL ORDER BY accepted_at, id',
        values: [query.email],
      };
    case 'undigested':
      return {
        where: `quarantined_at IS NOT NULL AND released_at IS NULL AND digested_at IS NULL
          AND erased_at IS NULL ORDER BY accepted_at, id LIMIT $2`,
        values: [query.limit],
      };
    case 'expired':
      return {
        where: `erased_at IS NULL AND (delivered_at < $2 OR
          (quarantined_at < $3 AND released_at IS NULL AND digested_at IS NOT NULL))`,
        values: [query.deliveredBefore, query.quarantinedBefore],
      };
    case 'erased':
      return { where: 'erased_at >= $2', values: [query.since] };
  }
}
