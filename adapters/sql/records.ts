import * as v from 'valibot';
import {
  type EnquiryRecord,
  type EnquiryState,
  mostCounted,
  type QuarantineFilter,
  type Waiting,
} from '../../enquiry/upkeep/records.ts';
import { noteActs } from './answering/acts.ts';
import type { Tx } from './database.ts';
import { countRow, idRows, recordColumns, toCounts, toRecord, waitingRow } from './enquiry-rows.ts';
import { restartMails } from './outbox.ts';
import { filtered } from './quarantine.ts';
import { hasMail, quarantined, stateAt, toStaff, waits } from './states.ts';

export async function get(
  tx: Tx,
  reference: string,
  now: number,
): Promise<EnquiryRecord | undefined> {
  const text = `SELECT ${recordColumns('$1')} FROM enquiry WHERE reference = $2`;
  return (await tx.query(text, [now, reference])).map(toRecord)[0];
}

export async function count(tx: Tx, now: number): Promise<ReadonlyMap<EnquiryState, number>> {
  return toCounts(
    await tx.query(
      `SELECT ${stateAt('$1')} AS state, count(*) AS count FROM enquiry WHERE NOT canary GROUP BY 1`,
      [now],
    ),
  );
}

export async function countWaiting(tx: Tx): Promise<Waiting> {
  const rows = await tx.query(
    `SELECT count(*) AS count, min(queued_at) AS oldest FROM
       (SELECT queued_at FROM outbox WHERE ${waits} AND ${toStaff} LIMIT ${mostCounted}) AS waiting`,
  );
  return v.parse(waitingRow, rows)[0];
}

export async function retry(
  tx: Tx,
  reference: string,
  recipients: readonly string[],
  actor: string,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT id FROM enquiry WHERE reference = $1 AND erased_at IS NULL AND NOT (${quarantined})
       AND ${hasMail('delivered_at IS NULL')} FOR UPDATE`,
    [reference],
  );
  const [enquiry] = v.parse(idRows, rows);
  if (!enquiry) return false;
  await restartMails(tx, enquiry.id, recipients, now);
  await noteActs(tx, [enquiry.id], 'retried', actor, now);
  return true;
}

export async function release(
  tx: Tx,
  reference: string,
  recipients: readonly string[],
  actor: string,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE enquiry SET released_at = $2, client_network = NULL, outcome = NULL
     WHERE reference = $1 AND ${quarantined} RETURNING id`,
    [reference, now],
  );
  const [enquiry] = v.parse(idRows, rows);
  if (!enquiry) return false;
  await restartMails(tx, enquiry.id, recipients, now);
  await noteActs(tx, [enquiry.id], 'released', actor, now);
  return true;
}

export async function countQuarantined(tx: Tx, filter: QuarantineFilter): Promise<number> {
  const { where, values } = filtered(quarantined, filter, 1);
  const rows = await tx.query(`SELECT count(*) AS count FROM enquiry WHERE ${where}`, values);
  return v.parse(countRow, rows)[0].count;
}
