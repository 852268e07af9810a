import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Delivery, EnquiryStore, Settlement } from '../../enquiry/ports.ts';
import { deliveryColumns, toDelivery } from '../sql/enquiry-rows.ts';

/** Mails that are neither delivered nor given up nor held back: what `outbox_waiting` indexes. */
const waiting = 'due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL';

/** The outbox's side of the store. `claim` must be called inside a write transaction. */
export function prepareOutbox(db: DatabaseSync) {
  const findDue = db.prepare(
    `SELECT enquiry_id, ${deliveryColumns}
     FROM outbox JOIN enquiry ON enquiry.id = enquiry_id
     WHERE ${waiting} AND due_at <= :dueBy AND leased_until <= :now
     ORDER BY due_at LIMIT 1`,
  );
  const lease = db.prepare(
    'UPDATE outbox SET lease = :lease, leased_until = :leaseEnds WHERE enquiry_id = :id',
  );
  const settleRow = db.prepare(
    `UPDATE outbox SET lease = NULL, leased_until = 0, tried_at = :at, reason = :reason,
       due_at = coalesce(:dueAt, due_at), attempts = coalesce(:attempts, attempts),
       refusals = coalesce(:refusals, refusals), delivered_at = :deliveredAt, failed_at = :failedAt
     WHERE lease = :lease AND ${waiting}
       AND enquiry_id = (SELECT id FROM enquiry WHERE reference = :reference)`,
  );
  const firstDue = db.prepare(
    `SELECT min(max(due_at, leased_until)) AS next FROM outbox WHERE ${waiting}`,
  );
  const makeDue = db.prepare(`UPDATE outbox SET due_at = :now WHERE ${waiting} AND due_at > :now`);

  return {
    claim(claim: Parameters<EnquiryStore['claim']>[0]): Delivery | undefined {
      const due = findDue.get({ dueBy: claim.dueBy, now: claim.now });
      if (!due) return undefined;
      const id = v.parse(v.number(), due.enquiry_id);
      lease.run({ lease: claim.lease, leaseEnds: claim.leaseEnds, id });
      return toDelivery(due, claim.lease);
    },
    settle({ lease, reference }: Delivery, settlement: Settlement): boolean {
      const { kind, at } = settlement;
      const retry = kind === 'retry' ? settlement : undefined;
      const { changes } = settleRow.run({
        lease,
        reference,
        at,
        reason: kind === 'delivered' ? null : settlement.reason,
        dueAt: retry?.dueAt ?? null,
        attempts: retry?.attempts ?? null,
        refusals: retry?.refusals ?? null,
        deliveredAt: kind === 'delivered' ? at : null,
        failedAt: kind === 'failed' ? at : null,
      });
      return changes > 0;
    },
    nextDue(): number | undefined {
      const { next } = v.parse(v.object({ next: v.nullable(v.number()) }), firstDue.get());
      return next ?? undefined;
    },
    makeAllDue(now: number): void {
      makeDue.run({ now });
    },
  };
}
