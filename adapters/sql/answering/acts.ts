import * as v from 'valibot';
import type { Outcome, StaffAct } from '../../../enquiry/answering/acts.ts';
import { acts as allActs } from '../../../enquiry/answering/acts.ts';
import { places, type Tx } from '../database.ts';
import { idRows } from '../enquiry-rows.ts';
import { unanswered } from '../states.ts';

/** Writes down who did what with these enquiries; their rows are in this transaction's hands. */
export async function noteActs(
  tx: Tx,
  ids: readonly number[],
  act: StaffAct,
  actor: string,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((_, n) => `($${n + 4}, $1, $2, $3)`);
  await tx.query(`INSERT INTO act (enquiry_id, act, actor, at) VALUES ${rows.join(', ')}`, [
    act,
    actor,
    now,
    ...ids,
  ]);
}

/** Which enquiries can end like this: one in quarantine was seen by nobody, and can only be spam. */
const canEnd: Readonly<Record<Outcome, string>> = {
  answered: unanswered,
  closed: unanswered,
  spam: 'outcome IS NULL AND erased_at IS NULL AND NOT canary',
};

export async function conclude(
  tx: Tx,
  reference: string,
  outcome: Outcome,
  actor: string,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE enquiry SET outcome = $2 WHERE reference = $1 AND ${canEnd[outcome]} RETURNING id`,
    [reference, outcome],
  );
  return note(tx, rows, outcome, actor, now);
}

export async function reopen(
  tx: Tx,
  reference: string,
  actor: string,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE enquiry SET outcome = NULL, reminders = 0
     WHERE reference = $1 AND outcome IS NOT NULL AND erased_at IS NULL RETURNING id`,
    [reference],
  );
  return note(tx, rows, 'reopened', actor, now);
}

async function note(tx: Tx, rows: readonly unknown[], act: StaffAct, actor: string, now: number) {
  const ids = v.parse(idRows, rows).map(({ id }) => id);
  await noteActs(tx, ids, act, actor, now);
  return ids.length > 0;
}

const actRows = v.array(v.object({ act: v.picklist(allActs), actor: v.string(), at: v.number() }));

export async function actsOn(tx: Tx, reference: string) {
  const rows = await tx.query(
    `SELECT act, actor, at FROM act JOIN enquiry ON enquiry.id = act.enquiry_id
     WHERE reference = $1 ORDER BY act.id`,
    [reference],
  );
  return v.parse(actRows, rows);
}

export async function markReminded(
  tx: Tx,
  references: readonly string[],
  reminders: number,
): Promise<void> {
  await tx.query(
    `UPDATE enquiry SET reminders = $1 WHERE reference IN (${places(references.length, 2)})`,
    [reminders, ...references],
  );
}
