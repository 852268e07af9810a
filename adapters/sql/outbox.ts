import * as v from 'valibot';
import type { Claim, Delivery, GivenUpMail, Settlement } from '../../enquiry/ports.ts';
import { places, type Tx } from './database.ts';
import { deliveryColumns, toDelivery } from './enquiry-rows.ts';
import { toStaff, waits } from './states.ts';

/** A row of the outbox, of the enquiry with the reference $1. */
const ofReference = 'enquiry_id = (SELECT id FROM enquiry WHERE reference = $1)';

/** Adds a mail for each recipient without one; `dueAt` is `null` while it is held back. */
export async function addMails(
  tx: Tx,
  enquiryId: number,
  recipients: readonly string[],
  { queuedAt, dueAt }: { queuedAt: number; dueAt: number | null },
): Promise<void> {
  const rows = recipients.map((_, n) => `($1, $2, $3, $${n + 4})`);
  await tx.query(
    `INSERT INTO outbox (enquiry_id, queued_at, due_at, recipient) VALUES ${rows.join(', ')}
     ON CONFLICT DO NOTHING`,
    [enquiryId, queuedAt, dueAt, ...recipients],
  );
}

/**
 * Restarts the delivery of an enquiry, to those of `recipients` who do not have it yet. What is being
 * sent goes on.
 */
export async function restartMails(
  tx: Tx,
  enquiryId: number,
  recipients: readonly string[],
  now: number,
): Promise<void> {
  await tx.query(
    `DELETE FROM outbox
     WHERE enquiry_id = $1 AND ${toStaff} AND delivered_at IS NULL AND leased_until <= $2`,
    [enquiryId, now],
  );
  await addMails(tx, enquiryId, recipients, { queuedAt: now, dueAt: now });
}

export async function claim(tx: Tx, claim: Claim): Promise<Delivery | undefined> {
  const [row] = await tx.query(
    `SELECT ${deliveryColumns} FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry_id
     WHERE ${waits} AND due_at <= $1 AND leased_until <= $2
     ORDER BY due_at LIMIT 1 FOR UPDATE OF outbox SKIP LOCKED`,
    [claim.dueBy, claim.now],
  );
  if (row === undefined) return undefined;
  const delivery = toDelivery(row, claim.lease);
  await tx.query(
    `UPDATE outbox SET lease = $3, leased_until = $4 WHERE ${ofReference} AND recipient = $2`,
    [delivery.reference, delivery.recipient, claim.lease, claim.leaseEnds],
  );
  return delivery;
}

export async function settle(
  tx: Tx,
  { lease, reference, recipient }: Delivery,
  settlement: Settlement,
): Promise<boolean> {
  const { kind, at } = settlement;
  const retry = kind === 'retry' ? settlement : undefined;
  const settled = await tx.query(
    `UPDATE outbox SET lease = NULL, leased_until = 0, tried_at = $4, reason = $5,
       due_at = coalesce($6, due_at), attempts = coalesce($7, attempts),
       refusals = coalesce($8, refusals), delivered_at = $9, failed_at = $10
     WHERE ${ofReference} AND recipient = $2 AND lease = $3 AND ${waits} RETURNING 1`,
    [
      reference,
      recipient,
      lease,
      at,
      kind === 'delivered' ? null : settlement.reason,
      retry?.dueAt ?? null,
      retry?.attempts ?? null,
      retry?.refusals ?? null,
      kind === 'delivered' ? at : null,
      kind === 'failed' ? at : null,
    ],
  );
  return settled.length > 0;
}

const times = v.array(v.object({ next: v.number() }));

/** Reads the beginning of an index and the few rows that are leased, however many wait. */
export async function nextDue(tx: Tx): Promise<number | undefined> {
  const free = await tx.query(
    `SELECT due_at AS next FROM outbox WHERE ${waits} AND lease IS NULL ORDER BY due_at LIMIT 1`,
  );
  const leased = await tx.query(
    `SELECT CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END AS next
     FROM outbox WHERE ${waits} AND lease IS NOT NULL`,
  );
  const next = v.parse(times, [...free, ...leased]).map((row) => row.next);
  return next.length > 0 ? Math.min(...next) : undefined;
}

export async function makeAllDue(tx: Tx, now: number): Promise<void> {
  await tx.query(`UPDATE outbox SET due_at = $1 WHERE ${waits} AND due_at > $1`, [now]);
}

const givenUpRows = v.array(
  v.object({
    reference: v.string(),
    message_id: v.string(),
    recipient: v.string(),
    reason: v.nullable(v.string()),
  }),
);

/** What one alert names at most; the next one names the others. */
const mostInAlert = 100;

export async function findGivenUp(tx: Tx): Promise<readonly GivenUpMail[]> {
  const rows = await tx.query(
    `SELECT reference, message_id, recipient, reason
     FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry_id
     WHERE due_at IS NOT NULL AND failed_at IS NOT NULL AND alerted_at IS NULL AND NOT canary
       AND ${toStaff}
     ORDER BY failed_at, enquiry_id, recipient LIMIT ${mostInAlert}`,
  );
  return v.parse(givenUpRows, rows).map(({ message_id: messageId, reason, ...mail }) => ({
    ...mail,
    messageId,
    reason: reason ?? '',
  }));
}

export async function markAlerted(
  tx: Tx,
  mails: readonly GivenUpMail[],
  now: number,
): Promise<void> {
  for (const { reference, recipient } of mails) {
    await tx.query(
      `UPDATE outbox SET alerted_at = $3
       WHERE ${ofReference} AND recipient = $2 AND failed_at IS NOT NULL`,
      [reference, recipient, now],
    );
  }
}

/** Stops the mails of these enquiries; a mail that is being sent can no longer be settled. */
export async function withdrawMails(tx: Tx, references: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE outbox SET due_at = NULL, reason = NULL WHERE enquiry_id IN
       (SELECT id FROM enquiry WHERE reference IN (${places(references.length, 1)}))`,
    references,
  );
}
