import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { AcceptOutcome, NewEnquiry } from '../../enquiry/ports.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';

const found = v.optional(v.object({ reference: v.string(), same: v.number() }));

/**
 * The statements that store one enquiry and its outbox row. The returned function must be called
 * inside a write transaction.
 */
export function prepareAccept(db: DatabaseSync): (enquiry: NewEnquiry) => AcceptOutcome {
  const samePayload = `form_type = :formType AND name = :name AND email = :email
    AND subject = :subject AND message = :message`;
  const findByKey = db.prepare(
    `SELECT reference, ${samePayload} AS same FROM enquiry WHERE idempotency_key = :key`,
  );
  const findRecent = db.prepare(
    `SELECT reference, 1 AS same FROM enquiry
     WHERE email = :email AND accepted_at > :since AND ${samePayload} LIMIT 1`,
  );
  const insertEnquiry = db.prepare(
    `INSERT INTO enquiry (reference, idempotency_key, form_type, page, name, email, subject,
       message, suspicions, canary, accepted_at, quarantined_at)
     VALUES (:reference, :key, :formType, :page, :name, :email, :subject,
       :message, :suspicions, :canary, :acceptedAt, :quarantinedAt)
     ON CONFLICT (reference) DO NOTHING`,
  );
  const insertOutbox = db.prepare(
    `INSERT INTO outbox (enquiry_id, message_id, due_at, queued_at)
     VALUES (:id, :messageId, :dueAt, :queuedAt)`,
  );

  return ({ values, idempotencyKey, acceptedAt, ...enquiry }) => {
    const known = v.parse(
      found,
      idempotencyKey === undefined
        ? findRecent.get({ ...values, since: acceptedAt - repeatWindow })
        : findByKey.get({ ...values, key: idempotencyKey }),
    );
    if (known) {
      return known.same === 1
        ? { kind: 'repeat', reference: known.reference }
        : { kind: 'key_reuse' };
    }
    const inserted = insertEnquiry.run({
      ...values,
      reference: enquiry.reference,
      key: idempotencyKey ?? null,
      page: enquiry.page,
      suspicions: enquiry.suspicions.join(' '),
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
