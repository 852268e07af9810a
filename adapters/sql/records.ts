import * as v from 'valibot';
import { batchSize, type EnquiryRecords, mostCounted } from '../../enquiry/upkeep/records.ts';
import { recordColumns, stateAt, toCounts, toRecord } from './enquiry-rows.ts';
import { findRecords, tables } from './find-records.ts';
import { typedColumnsEmptied } from './payload.ts';
import { quarantineCondition, quarantined } from './quarantine.ts';
import { places, type Run, type Statement, type Transact } from './statements.ts';
import { dropUndelivered, ofReference, outboxWaits } from './waiting.ts';

/** What staff and housekeeping do with stored enquiries, for any store that speaks SQL. */
export function createRecords(transact: Transact): Omit<EnquiryRecords, 'scrub' | 'isScrubbed'> {
  const run: Run = async (text, ...values) => {
    const [rows = []] = await transact([{ text, values }]);
    return rows;
  };

  return {
    find: (query, now) => findRecords(run, query, now),
    async get(reference, now) {
      const text = `SELECT ${recordColumns}, ${stateAt('$1')} AS state FROM ${tables}`;
      const rows = await run(`${text} WHERE reference = $2`, now, reference);
      return rows.map(toRecord)[0];
    },
    async count(now) {
      return toCounts(
        await run(
          `SELECT ${stateAt('$1')} AS state, count(*) AS count FROM ${tables} WHERE NOT canary GROUP BY 1`,
          now,
        ),
      );
    },
    async countWaiting() {
      const rows = await run(
        `SELECT count(*) AS count, min(queued_at) AS oldest FROM
           (SELECT queued_at FROM outbox WHERE ${outboxWaits} LIMIT ${mostCounted}) AS waiting`,
      );
      const [{ count, oldest }] = v.parse(waitingRow, rows);
      return { count, oldest: oldest ?? undefined };
    },
    async retry(reference, now) {
      const [rows = []] = await transact([
        {
          text: `UPDATE outbox SET failed_at = NULL, due_at = $2, queued_at = $2, attempts = 0,
                   refusals = 0, addressed_at = NULL
                 WHERE ${ofReference} AND due_at IS NOT NULL AND delivered_at IS NULL RETURNING 1`,
          values: [reference, now],
        },
        // The next claim gives it deliveries again, for those who have not got it.
        { text: dropUndelivered, values: [reference, now] },
      ]);
      return rows.length > 0;
    },
    async release(reference, now) {
      const values = [reference, now];
      const [rows = []] = await transact([
        {
          text: `UPDATE enquiry SET released_at = $2, client_network = NULL WHERE reference = $1 AND quarantined_at IS NOT NULL
                 AND released_at IS NULL AND erased_at IS NULL RETURNING 1`,
          values,
        },
        {
          // Released at this very time: released just now, by the statement above.
          text: `UPDATE outbox SET due_at = $2, queued_at = $2 WHERE due_at IS NULL AND enquiry_id =
                   (SELECT id FROM enquiry WHERE reference = $1 AND released_at = $2)`,
          values,
        },
      ]);
      return rows.length > 0;
    },
    async countQuarantined(filter) {
      const { where, values } = quarantineCondition(filter, 1);
      const rows = await run(`SELECT count(*) AS count FROM enquiry WHERE ${where}`, ...values);
      return v.parse(v.tuple([v.object({ count: v.number() })]), rows)[0].count;
    },
    async markDigested(before, at) {
      const rows = await run(
        `UPDATE enquiry SET digested_at = $2 WHERE id IN (SELECT id FROM enquiry
         WHERE ${quarantined} AND digested_at IS NULL AND accepted_at < $1 LIMIT ${batchSize})
         RETURNING 1`,
        before,
        at,
      );
      return rows.length === batchSize;
    },
    async erase(references, now) {
      for (let first = 0; first < references.length; first += erasedAtOnce) {
        await transact(erasing(references.slice(first, first + erasedAtOnce), now));
      }
    },
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

const waitingRow = v.tuple([v.object({ count: v.number(), oldest: v.nullable(v.number()) })]);

/**
 * Enquiries that one transaction erases. SQLite overwrites every page of theirs before the server
 * goes on: 200 of the greatest length took 30 ms, 50 take 7.
 */
const erasedAtOnce = 50;

function erasing(references: readonly string[], now: number): readonly Statement[] {
  const these = `reference IN (${places(references.length, 2)})`;
  const values = [now, ...references];
  return [
    {
      text: `UPDATE enquiry SET ${typedColumnsEmptied}, idempotency_key = NULL,
               client_network = NULL, erased_at = $1
             WHERE ${these} AND erased_at IS NULL`,
      values,
    },
    {
      // Neither the worker that has it now nor a later one may settle or mail it.
      text: `UPDATE outbox SET due_at = NULL WHERE enquiry_id IN
               (SELECT id FROM enquiry WHERE erased_at = $1 AND ${these})`,
      values,
    },
    { text: 'UPDATE scrub SET erasures = erasures + 1', values: [] },
  ];
}
