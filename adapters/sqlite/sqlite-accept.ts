import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import type { AcceptOutcome, NewEnquiry, RepeatOutcome } from '../../enquiry/ports.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';
import { payloadColumns, toPayload } from '../sql/payload.ts';

const found = v.optional(v.object({ reference: v.string(), same: v.number() }));

/** What makes a repeat: the same values as those of the row. */
const samePayload = payloadColumns.map((column) => `${column} = :${column}`).join(' AND ');

type Find = (key: string, values: EnquiryValues) => RepeatOutcome | undefined;

/** Finds what was stored under a key. */
export function prepareFindRepeat(db: DatabaseSync): Find {
  const findByKey = db.prepare(
    `SELECT reference, ${samePayload} AS same FROM enquiry WHERE idempotency_key = :key`,
  );
  return (key, values) => repeatOf(findByKey.get({ ...toPayload(values), key }));
}

function repeatOf(row: unknown): RepeatOutcome | undefined {
  const known = v.parse(found, row);
  if (!known) return undefined;
  return known.same === 1 ? { kind: 'repeat', reference: known.reference } : { kind: 'key_reuse' };
}

/**
 * The statements that store one enquiry and its outbox row. The returned function must be called
 * inside a write transaction.
 */
export function prepareAccept(
  db: DatabaseSync,
  findRepeat: Find,
): (enquiry: NewEnquiry) => AcceptOutcome {
  const findRecent = db.prepare(
    `SELECT reference, 1 AS same FROM enquiry
     WHERE email = :email AND accepted_at > :since AND ${samePayload} LIMIT 1`,
  );
  const insertEnquiry = db.prepare(
    `INSERT INTO enquiry (reference, idempotency_key, page, suspicions, points, client_network,
       canary, accepted_at, quarantined_at, ${payloadColumns.join(', ')})
     VALUES (:reference, :key, :page, :suspicions, :points, :network, :canary, :acceptedAt,
       :quarantinedAt, ${payloadColumns.map((column) => `:${column}`).join(', ')})
     ON CONFLICT (reference) DO NOTHING`,
  );
  const insertOutbox = db.prepare(
    `INSERT INTO outbox (enquiry_id, message_id, due_at, queued_at)
     VALUES (:id, :messageId, :dueAt, :queuedAt)`,
  );

  return ({ values, idempotencyKey, acceptedAt, ...enquiry }) => {
    const payload = toPayload(values);
    const repeat =
      idempotencyKey === undefined
        ? repeatOf(findRecent.get({ ...payload, since: acceptedAt - repeatWindow }))
        : findRepeat(idempotencyKey, values);
    if (repeat) return repeat;
    const inserted = insertEnquiry.run({
      ...payload,
      reference: enquiry.reference,
      key: idempotencyKey ?? null,
      page: enquiry.page,
      suspicions: enquiry.suspicions.join(' '),
      points: enquiry.points,
      network: enquiry.network ?? null,
      canary: Number(enquiry.canary),
      acceptedAt,
      quarantinedAt: enquiry.quarantined ? acceptedAt : null,
    });
    if (inserted.changes === 0) return { kind: 'reference_taken' };
    insertOutbox.run({
      id: inserted.lastInsertRowid,
      messageId: enquiry.messageId,
      queuedAt: acceptedAt,
      // A quarantined enquiry is due only when a person releases it.
      dueAt: enquiry.quarantined ? null : acceptedAt,
    });
    return { kind: 'accepted' };
  };
}
