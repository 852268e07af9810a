import * as v from 'valibot';
import type { Claim, Delivery, Settlement } from '../../enquiry/ports.ts';
import { deliveryColumns, toDelivery } from './enquiry-rows.ts';
import { summaryColumns, summaryOf } from './outbox-summary.ts';
import type { RowLocks, Steps } from './statements.ts';
import {
  deliveryWaits,
  ofReference,
  outboxOfDelivery,
  outboxOfEnquiry,
  outboxWaits,
  toReferences,
  unaddressed,
} from './waiting.ts';

/** Enquiries that one claim gives their deliveries, at most. */
const addressedAtOnce = 20;

const times = v.array(v.object({ next: v.number() }));

/** The outbox of a store that speaks SQL, as steps to run in one transaction each. */
export function createOutbox(locks: RowLocks) {
  function* claim(claim: Claim): Steps<Delivery | undefined> {
    yield* address(claim);
    const [row] = yield {
      text: `SELECT ${deliveryColumns} FROM delivery
        JOIN outbox ON ${outboxOfDelivery} JOIN enquiry ON enquiry.id = delivery.enquiry_id
        WHERE ${deliveryWaits} AND ${outboxWaits}
          AND delivery.due_at <= $1 AND delivery.leased_until <= $2
        ORDER BY delivery.due_at LIMIT 1 ${locks.skip('delivery')}`,
      values: [claim.dueBy, claim.now],
    };
    if (row === undefined) return undefined;
    const delivery = toDelivery(row, claim.lease);
    yield {
      text: `UPDATE delivery SET lease = $3, leased_until = $4 WHERE ${ofReference} AND recipient = $2`,
      values: [delivery.reference, delivery.recipient, claim.lease, claim.leaseEnds],
    };
    return delivery;
  }

  /** Gives waiting enquiries their deliveries, but those that an earlier release is sending. */
  function* address({ recipients, now }: Pick<Claim, 'recipients' | 'now'>): Steps<void> {
    const rows = yield {
      text: `SELECT reference FROM ${outboxOfEnquiry}
        WHERE ${unaddressed} AND (outbox.lease IS NULL OR outbox.leased_until <= $1)
        ORDER BY outbox.due_at LIMIT ${addressedAtOnce} ${locks.skip('outbox')}`,
      values: [now],
    };
    for (const reference of toReferences(rows)) {
      for (const recipient of recipients) {
        yield {
          text: `INSERT INTO delivery (enquiry_id, recipient, due_at, attempts, refusals)
            SELECT enquiry_id, $2, due_at, attempts, refusals FROM outbox WHERE ${ofReference}
            ON CONFLICT DO NOTHING`,
          values: [reference, recipient],
        };
      }
      yield {
        text: `UPDATE outbox SET addressed_at = $2 WHERE ${ofReference}`,
        values: [reference, now],
      };
      yield* summarise(reference);
    }
  }

  function* settle(delivery: Delivery, settlement: Settlement): Steps<boolean> {
    const { lease, reference, recipient } = delivery;
    // First, so that of two deliveries that are settled together one sees the other's result.
    const waiting = yield {
      text: `SELECT 1 FROM outbox WHERE ${ofReference} AND ${outboxWaits} ${locks.wait}`,
      values: [reference],
    };
    if (waiting.length === 0) return false;
    const { kind, at } = settlement;
    const retry = kind === 'retry' ? settlement : undefined;
    const settled = yield {
      text: `UPDATE delivery SET lease = NULL, leased_until = 0, tried_at = $4, reason = $5,
          due_at = coalesce($6, due_at), attempts = coalesce($7, attempts),
          refusals = coalesce($8, refusals), delivered_at = $9, failed_at = $10
        WHERE ${ofReference} AND recipient = $2 AND lease = $3 AND ${deliveryWaits} RETURNING 1`,
      values: [
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
    };
    if (settled.length === 0) return false;
    yield* summarise(reference);
    return true;
  }

  /** Notes in the outbox how an enquiry's deliveries stand, unless it is to get others. */
  function* summarise(reference: string): Steps<void> {
    const rows = yield {
      text: `SELECT ${summaryColumns} FROM delivery WHERE ${ofReference}`,
      values: [reference],
    };
    const { dueAt, leasedUntil, attempts, refusals, triedAt, ...result } = summaryOf(rows);
    yield {
      text: `UPDATE outbox SET lease = NULL, due_at = coalesce($2, due_at), leased_until = $3,
          attempts = $4, refusals = $5, tried_at = coalesce($6, tried_at), reason = $7,
          delivered_at = $8, failed_at = $9
        WHERE ${ofReference} AND addressed_at IS NOT NULL`,
      values: [
        reference,
        dueAt,
        leasedUntil,
        attempts,
        refusals,
        triedAt,
        result.reason,
        result.deliveredAt,
        result.failedAt,
      ],
    };
  }

  return { claim, settle, nextDue, makeAllDue };
}

/** Of a row that is leased. */
const freeAt = (table: string) =>
  `CASE WHEN ${table}.leased_until > ${table}.due_at THEN ${table}.leased_until ELSE ${table}.due_at END`;

/** Each reads the beginning of an index, or the few rows that are leased, however many wait. */
const nextOnes = [
  `SELECT delivery.due_at AS next FROM delivery JOIN outbox ON ${outboxOfDelivery}
    WHERE ${deliveryWaits} AND ${outboxWaits} AND delivery.lease IS NULL
    ORDER BY delivery.due_at LIMIT 1`,
  `SELECT ${freeAt('delivery')} AS next FROM delivery JOIN outbox ON ${outboxOfDelivery}
    WHERE ${deliveryWaits} AND ${outboxWaits} AND delivery.lease IS NOT NULL`,
  `SELECT outbox.due_at AS next FROM outbox WHERE ${unaddressed} AND outbox.lease IS NULL
    ORDER BY outbox.due_at LIMIT 1`,
  // An earlier release has these.
  `SELECT ${freeAt('outbox')} AS next FROM outbox WHERE ${unaddressed} AND outbox.lease IS NOT NULL`,
];

function* nextDue(): Steps<number | undefined> {
  let first = Number.POSITIVE_INFINITY;
  for (const text of nextOnes) {
    const rows = v.parse(times, yield { text, values: [] });
    first = Math.min(first, ...rows.map(({ next }) => next));
  }
  return Number.isFinite(first) ? first : undefined;
}

function* makeAllDue(now: number): Steps<void> {
  yield {
    text: `UPDATE outbox SET due_at = $1 WHERE ${outboxWaits} AND due_at > $1`,
    values: [now],
  };
  yield {
    text: `UPDATE delivery SET due_at = $1 WHERE ${deliveryWaits} AND due_at > $1`,
    values: [now],
  };
}
