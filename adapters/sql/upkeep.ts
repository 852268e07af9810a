import * as v from 'valibot';
import type { Chore } from '../../enquiry/upkeep/records.ts';
import { noteActs } from './answering/acts.ts';
import { places, type Tx } from './database.ts';
import { idRows } from './enquiry-rows.ts';
import { withdrawMails } from './outbox.ts';
import { typedColumnsEmptied } from './payload.ts';
import { unreported } from './quarantine.ts';

/** Empties all that the senders of these enquiries wrote, and owes the files a rewrite. */
export async function empty(
  tx: Tx,
  references: readonly string[],
  actor: string,
  now: number,
): Promise<void> {
  const emptied = await tx.query(
    `UPDATE enquiry SET ${typedColumnsEmptied}, idempotency_key = NULL, client_network = NULL,
       erased_at = $1
     WHERE reference IN (${places(references.length, 2)}) AND erased_at IS NULL RETURNING id`,
    [now, ...references],
  );
  const ids = v.parse(idRows, emptied).map(({ id }) => id);
  await noteActs(tx, ids, 'erased', actor, now);
  await withdrawMails(tx, references);
  await oweRewrite(tx);
}

/** Counts in `erasure` that the files still hold something emptied or deleted, until they are rewritten. */
export async function oweRewrite(tx: Tx): Promise<void> {
  await tx.query('UPDATE erasure SET emptied = emptied + 1');
}

const erasure = v.tuple([v.object({ emptied: v.number(), rewritten: v.number() })]);

/** How often something was emptied since the files were last rewritten for all of it, 0 for never. */
export async function rewriteOwed(tx: Tx): Promise<number | undefined> {
  const [{ emptied, rewritten }] = v.parse(
    erasure,
    await tx.query('SELECT emptied, rewritten FROM erasure'),
  );
  return emptied > rewritten ? emptied : undefined;
}

/** Records that the files were rewritten for all that was emptied up to this count. */
export async function noteRewrite(tx: Tx, emptied: number): Promise<void> {
  await tx.query('UPDATE erasure SET rewritten = $1', [emptied]);
}

const referenceRows = v.array(v.object({ reference: v.string() }));

export async function findUnreported(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query(`SELECT reference FROM enquiry WHERE ${unreported}`);
  return v.parse(referenceRows, rows).map(({ reference }) => reference);
}

export async function markDigested(
  tx: Tx,
  references: readonly string[],
  at: number,
): Promise<void> {
  await tx.query(
    `UPDATE enquiry SET digested_at = $1 WHERE reference IN (${places(references.length, 2)})`,
    [at, ...references],
  );
}

const doneRows = v.array(v.object({ done_at: v.number() }));

export async function takeChore(
  tx: Tx,
  { name, dueSince, now, leaseEnds }: Chore,
): Promise<number | undefined> {
  await tx.query('INSERT INTO chore (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  const rows = await tx.query(
    `UPDATE chore SET leased_until = $4
     WHERE name = $1 AND done_at < $2 AND leased_until <= $3 RETURNING done_at`,
    [name, dueSince, now, leaseEnds],
  );
  return v.parse(doneRows, rows)[0]?.done_at;
}

export async function finishChore(tx: Tx, name: string, now: number): Promise<void> {
  await tx.query('UPDATE chore SET done_at = $2, leased_until = 0 WHERE name = $1', [name, now]);
}
