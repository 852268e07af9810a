import * as v from 'valibot';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import type { AcceptOutcome, NewEnquiry, RepeatOutcome } from '../../enquiry/ports.ts';
import { repeatWindow } from '../../enquiry/rules/repeat-window.ts';
import { payloadColumns, toPayload } from '../sql/payload.ts';
import { places } from '../sql/statements.ts';
import type { Database, Session } from './postgres-database.ts';

const found = v.array(v.object({ reference: v.string(), same: v.boolean() }));

/**
 * Stores one enquiry and its outbox row in one transaction, which is on the disk afterwards. When
 * the connection breaks in the commit, it may have been stored: the visitor's repeat finds it.
 */
export function acceptInto(database: Database, enquiry: NewEnquiry): Promise<AcceptOutcome> {
  return database.transaction(async (tx): Promise<AcceptOutcome> => {
    const { email } = enquiry.values;
    // Repeats that arrive together wait for each other. A pooler may have forgotten the
    // connection's own setting, so the commit's is set here.
    await tx.query(
      `SELECT set_config('synchronous_commit', 'on', true),
         pg_advisory_xact_lock(1, hashtext($1)), pg_advisory_xact_lock(2, hashtext($2))`,
      [email, enquiry.idempotencyKey ?? email],
    );
    const repeat = await findRepeat(tx, enquiry);
    if (repeat) return repeat;
    const inserted = await insert(tx, enquiry);
    return inserted.length > 0 ? { kind: 'accepted' } : { kind: 'reference_taken' };
  });
}

type Repeatable = Pick<NewEnquiry, 'values' | 'idempotencyKey' | 'acceptedAt'>;

/** Whether an enquiry was stored before. */
export async function findRepeat(
  session: Session,
  enquiry: Repeatable,
): Promise<RepeatOutcome | undefined> {
  const [known] = v.parse(found, await findStored(session, enquiry));
  if (!known) return undefined;
  return known.same ? { kind: 'repeat', reference: known.reference } : { kind: 'key_reuse' };
}

/** What a statement that compares payloads begins with: $1, $2 … are the payload's own values. */
const samePayload = payloadColumns.map((column, n) => `${column} = $${n + 1}`).join(' AND ');
const afterPayload = `$${payloadColumns.length + 1}`;
const findRecent = `SELECT reference, true AS same FROM enquiry
  WHERE ${samePayload} AND accepted_at > ${afterPayload} LIMIT 1`;
const findByKey = `SELECT reference, ${samePayload} AS same FROM enquiry
  WHERE idempotency_key = ${afterPayload}`;

/** The enquiry that this one repeats: that of its key or, without a key, the same one lately. */
function findStored(tx: Session, { values, idempotencyKey, acceptedAt }: Repeatable) {
  const payload = payloadOf(values);
  return idempotencyKey === undefined
    ? tx.query(findRecent, [...payload, acceptedAt - repeatWindow])
    : tx.query(findByKey, [...payload, idempotencyKey]);
}

function payloadOf(values: EnquiryValues): readonly string[] {
  const payload = toPayload(values);
  return payloadColumns.map((column) => payload[column]);
}

const enquiryColumns = [
  'reference',
  'idempotency_key',
  'page',
  'suspicions',
  'canary',
  'accepted_at',
  'quarantined_at',
  'points',
  'client_network',
  ...payloadColumns,
];

const insertion = `WITH stored AS (
    INSERT INTO enquiry (${enquiryColumns.join(', ')})
    VALUES (${places(enquiryColumns.length, 4)})
    ON CONFLICT (reference) DO NOTHING RETURNING id
  )
  INSERT INTO outbox (enquiry_id, message_id, due_at, queued_at)
  SELECT id, $1, $2::bigint, $3::bigint FROM stored RETURNING 1`;

/** A value for each of its parameters. */
const nothing: readonly null[] = Array(3 + enquiryColumns.length).fill(null);

/** Rejects when `acceptInto` would, without storing anything: a table, column or right is missing. */
export async function rehearseAccept(session: Session): Promise<void> {
  await session.query(`EXPLAIN ${insertion}`, nothing);
}

function insert(tx: Session, enquiry: NewEnquiry) {
  const { values, reference, messageId, page, acceptedAt, idempotencyKey } = enquiry;
  const { quarantined, canary, suspicions, points, network } = enquiry;
  return tx.query(insertion, [
    messageId,
    quarantined ? null : acceptedAt,
    acceptedAt,
    reference,
    idempotencyKey ?? null,
    page,
    suspicions.join(' '),
    canary,
    acceptedAt,
    quarantined ? acceptedAt : null,
    points,
    network ?? null,
    ...payloadOf(values),
  ]);
}
