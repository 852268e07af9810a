import * as v from 'valibot';
import type { AcceptOutcome, NewEnquiry } from '../../enquiry/ports.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';
import type { Database } from './postgres-database.ts';

const found = v.optional(v.object({ reference: v.string(), same: v.boolean() }));

/** Stores one enquiry and its outbox row in one transaction, which is on the disk afterwards. */
export function acceptInto(sql: Database, enquiry: NewEnquiry): Promise<AcceptOutcome> {
  const { values, reference, messageId, page, acceptedAt, idempotencyKey } = enquiry;
  const { name, email, subject, message, formType } = values;
  const key = idempotencyKey ?? null;
  return sql.begin(async (tx): Promise<AcceptOutcome> => {
    // Repeats that arrive together wait for each other. A pooler may have forgotten the
    // connection's own setting, so the commit's is set here.
    await tx`
      SELECT set_config('synchronous_commit', 'on', true),
        pg_advisory_xact_lock(1, hashtext(${email})),
        pg_advisory_xact_lock(2, hashtext(coalesce(${key}::text, ${email})))`;
    const samePayload = tx`form_type = ${formType} AND name = ${name} AND email = ${email}
      AND subject = ${subject} AND message = ${message}`;
    const [row] =
      key === null
        ? await tx`SELECT reference, true AS same FROM enquiry WHERE email = ${email}
            AND accepted_at > ${acceptedAt - repeatWindow} AND ${samePayload} LIMIT 1`
        : await tx`SELECT reference, ${samePayload} AS same FROM enquiry
            WHERE idempotency_key = ${key}`;
    const known = v.parse(found, row);
    if (known) {
      return known.same ? { kind: 'repeat', reference: known.reference } : { kind: 'key_reuse' };
    }
    const { quarantined, canary, suspicions } = enquiry;
    const inserted = await tx`
      WITH stored AS (
        INSERT INTO enquiry (reference, idempotency_key, form_type, page, name, email, subject,
          message, suspicions, canary, accepted_at, quarantined_at)
        VALUES (${reference}, ${key}, ${formType}, ${page}, ${name}, ${email}, ${subject},
          ${message}, ${suspicions.join(' ')}, ${canary}, ${acceptedAt},
          ${quarantined ? acceptedAt : null})
        ON CONFLICT (reference) DO NOTHING RETURNING id
      )
      INSERT INTO outbox (enquiry_id, message_id, due_at, queued_at)
      SELECT id, ${messageId}, ${quarantined ? null : acceptedAt}::bigint, ${acceptedAt}::bigint
      FROM stored RETURNING 1`;
    return inserted.length > 0 ? { kind: 'accepted' } : { kind: 'reference_taken' };
  });
}
