import * as v from 'valibot';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import {
  type AcceptOutcome,
  type NewEnquiry,
  type RepeatOutcome,
  type Sent,
  theSender,
} from '../../enquiry/ports.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';
import { places, type Tx } from './database.ts';
import { flag, idRows } from './enquiry-rows.ts';
import { addMails } from './outbox.ts';
import { payloadColumns, toPayload } from './payload.ts';

const columns = [
  ...['reference', 'message_id', 'idempotency_key', 'page', 'suspicions', 'points', 'canary'],
  ...['client_network', 'accepted_at', 'quarantined_at'],
  ...payloadColumns,
];

const insertion = `INSERT INTO enquiry (${columns.join(', ')})
  VALUES (${places(columns.length, 1)}) ON CONFLICT (reference) DO NOTHING RETURNING id`;

/** Stores an enquiry and its mails, unless it is a repeat. */
export async function accept(tx: Tx, enquiry: NewEnquiry): Promise<AcceptOutcome> {
  const { values, idempotencyKey: key, acceptedAt, quarantined } = enquiry;
  // Repeats that arrive together wait for each other.
  await tx.lock(`email ${values.email}`, ...(key === undefined ? [] : [`key ${key}`]));
  const repeat = await findRepeat(tx, enquiry);
  if (repeat) return repeat;
  const rows = await tx.query(insertion, [
    enquiry.reference,
    enquiry.messageId,
    key ?? null,
    enquiry.page,
    enquiry.suspicions.join(' '),
    enquiry.points,
    enquiry.canary,
    enquiry.network ?? null,
    acceptedAt,
    quarantined ? acceptedAt : null,
    ...payloadOf(values),
  ]);
  const [row] = v.parse(idRows, rows);
  if (!row) return { kind: 'reference_taken' };
  const dueAt = quarantined ? null : acceptedAt;
  const recipients = [...enquiry.recipients, ...(enquiry.acknowledged ? [theSender] : [])];
  await addMails(tx, row.id, recipients, { queuedAt: acceptedAt, dueAt });
  return { kind: 'accepted' };
}

/** Rejects when `accept` would, without storing anything: a table, column or right is missing. */
export async function rehearseAccept(tx: Tx): Promise<void> {
  await tx.query(`EXPLAIN ${insertion}`, Array(columns.length).fill(null));
}

/** A statement that compares payloads begins with them: $1, $2 … */
const samePayload = payloadColumns.map((column, n) => `${column} = $${n + 1}`).join(' AND ');
const afterPayload = `$${payloadColumns.length + 1}`;

/** The enquiry that was stored under this key; without a key, one with these values in the last minutes. */
export async function findRepeat(
  tx: Tx,
  { values, idempotencyKey: key, acceptedAt }: Sent,
): Promise<RepeatOutcome | undefined> {
  if (key === undefined) return findRecent(tx, values, acceptedAt - repeatWindow);
  return repeatIn(
    await tx.query(
      `SELECT reference, ${samePayload} AS same FROM enquiry WHERE idempotency_key = ${afterPayload}`,
      [...payloadOf(values), key],
    ),
  );
}

const email = `$${payloadColumns.indexOf('email') + 1}`;

async function findRecent(tx: Tx, values: EnquiryValues, since: number) {
  return repeatIn(
    await tx.query(
      // By the index `enquiry_by_address`.
      `SELECT reference, true AS same FROM enquiry WHERE lower(email) = lower(${email})
         AND accepted_at > ${afterPayload} AND ${samePayload} LIMIT 1`,
      [...payloadOf(values), since],
    ),
  );
}

const found = v.array(v.object({ reference: v.string(), same: flag }));

function repeatIn(rows: readonly unknown[]): RepeatOutcome | undefined {
  const [known] = v.parse(found, rows);
  if (!known) return undefined;
  return known.same ? { kind: 'repeat', reference: known.reference } : { kind: 'key_reuse' };
}

function payloadOf(values: EnquiryValues): readonly string[] {
  const payload = toPayload(values);
  return payloadColumns.map((column) => payload[column]);
}
