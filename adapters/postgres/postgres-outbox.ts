import * as v from 'valibot';
import type { Delivery, EnquiryStore, Settlement } from '../../enquiry/ports.ts';
import { deliveryColumns, toDelivery } from '../sql/enquiry-rows.ts';
import type { Database } from './postgres-database.ts';

const firstDue = v.tuple([v.object({ next: v.nullable(v.number()) })]);

/** Mails that are neither delivered nor given up nor held back: what `outbox_waiting` indexes. */
const waiting = 'due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL';

/** The outbox's side of the store. */
export function outboxOf(database: Database) {
  return {
    async claim(claim: Parameters<EnquiryStore['claim']>[0]): Promise<Delivery | undefined> {
      const { now, dueBy, lease, leaseEnds } = claim;
      const [row] = await database.query(
        `UPDATE outbox SET lease = $1, leased_until = $2
         FROM enquiry WHERE enquiry.id = outbox.enquiry_id AND outbox.enquiry_id = (
           SELECT enquiry_id FROM outbox
           WHERE ${waiting} AND due_at <= $3 AND leased_until <= $4
           ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING ${deliveryColumns}`,
        [lease, leaseEnds, dueBy, now],
      );
      return row === undefined ? undefined : toDelivery(row, lease);
    },
    async settle({ lease, reference }: Delivery, settlement: Settlement): Promise<boolean> {
      const { kind, at } = settlement;
      const retry = kind === 'retry' ? settlement : undefined;
      const rows = await database.query(
        `UPDATE outbox SET lease = NULL, leased_until = 0, tried_at = $1, reason = $2,
           due_at = coalesce($3, due_at), attempts = coalesce($4, attempts),
           refusals = coalesce($5, refusals), delivered_at = $6, failed_at = $7
         WHERE lease = $8 AND ${waiting}
           AND enquiry_id = (SELECT id FROM enquiry WHERE reference = $9)
         RETURNING 1`,
        [
          at,
          kind === 'delivered' ? null : settlement.reason,
          retry?.dueAt ?? null,
          retry?.attempts ?? null,
          retry?.refusals ?? null,
          kind === 'delivered' ? at : null,
          kind === 'failed' ? at : null,
          lease,
          reference,
        ],
      );
      return rows.length > 0;
    },
    async nextDue(): Promise<number | undefined> {
      const rows = await database.query(
        `SELECT min(greatest(due_at, leased_until)) AS next FROM outbox WHERE ${waiting}`,
      );
      const [{ next }] = v.parse(firstDue, rows);
      return next ?? undefined;
    },
    async makeAllDue(now: number): Promise<void> {
      await database.query(`UPDATE outbox SET due_at = $1 WHERE ${waiting} AND due_at > $1`, [now]);
    },
  };
}
