import * as v from 'valibot';
import { type DailyCount, mostNames, sumKinds } from '../../enquiry/letter/daily-sums.ts';
import type { EnquiryCount } from '../../enquiry/letter/letter-records.ts';
import type { Tx } from './database.ts';
import { countRow } from './enquiry-rows.ts';
import { notHeldBack, stateAt } from './states.ts';

export async function addSums(tx: Tx, day: number, counts: readonly DailyCount[]): Promise<void> {
  // In one order, so that of two instances neither waits for the other.
  const sorted = counts.toSorted((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1));
  for (const { kind, name, count } of sorted) {
    const known = await tx.query(
      `UPDATE daily_sum SET count = count + $4
       WHERE day = $1 AND kind = $2 AND name = $3 RETURNING 1`,
      [day, kind, name, count],
    );
    if (known.length > 0) continue;
    const rows = await tx.query(
      'SELECT count(*) AS count FROM daily_sum WHERE day = $1 AND kind = $2',
      [day, kind],
    );
    if (v.parse(countRow, rows)[0].count >= mostNames) continue;
    await tx.query(
      `INSERT INTO daily_sum (day, kind, name, count) VALUES ($1, $2, $3, $4)
       ON CONFLICT (day, kind, name) DO UPDATE SET count = daily_sum.count + excluded.count`,
      [day, kind, name, count],
    );
  }
}

const sumRows = v.array(
  v.object({ kind: v.picklist(sumKinds), name: v.string(), count: v.number() }),
);

export async function sumsOf(tx: Tx, from: number, to: number): Promise<readonly DailyCount[]> {
  const rows = await tx.query(
    `SELECT kind, name, CAST(sum(count) AS bigint) AS count FROM daily_sum
     WHERE day >= $1 AND day < $2 GROUP BY kind, name ORDER BY kind, name`,
    [from, to],
  );
  return v.parse(sumRows, rows);
}

export async function forgetSums(tx: Tx, before: number): Promise<void> {
  await tx.query('DELETE FROM daily_sum WHERE day < $1', [before]);
}

const enquiryRows = v.array(v.object({ form: v.string(), page: v.string(), count: v.number() }));

/** Spam, and what is still held back, is not counted. */
export async function countReceived(
  tx: Tx,
  from: number,
  to: number,
): Promise<readonly EnquiryCount[]> {
  const rows = await tx.query(
    `SELECT form_type AS form, page, count(*) AS count FROM enquiry
     WHERE accepted_at >= $1 AND accepted_at < $2 AND NOT canary AND ${notHeldBack}
       AND (outcome IS NULL OR outcome <> 'spam')
     GROUP BY form_type, page ORDER BY form_type, page`,
    [from, to],
  );
  return v.parse(enquiryRows, rows);
}

const troubleRow = v.tuple([
  v.object({ quarantined: v.number(), released: v.number(), failed: v.number() }),
]);

export async function countTrouble(tx: Tx, from: number, to: number, now: number) {
  const rows = await tx.query(
    `SELECT count(quarantined_at) AS quarantined, count(released_at) AS released,
       count(CASE WHEN ${stateAt('$3')} = 'failed' THEN 1 END) AS failed
     FROM enquiry WHERE accepted_at >= $1 AND accepted_at < $2 AND NOT canary`,
    [from, to, now],
  );
  return v.parse(troubleRow, rows)[0];
}
