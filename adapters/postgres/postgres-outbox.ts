import * as v from 'valibot';
import type { Delivery, EnquiryStore, Settlement } from '../../enquiry/ports.ts';
import { deliveryColumns, toDelivery } from '../sql/enquiry-rows.ts';
import type { Database } from './postgres-database.ts';

const firstDue = v.tuple([v.object({ next: v.nullable(v.number()) })]);

/** The outbox's side of the store. */
export function outboxOf(sql: Database) {
  /** Mails that are neither delivered nor given up nor held back: what `outbox_waiting` indexes. */
  const waiting = sql`due_at IS NOT NULL AND delivered_at IS NULL AND failed_at IS NULL`;

  return {
    async claim(claim: Parameters<EnquiryStore['claim']>[0]): Promise<Delivery | undefined> {
      const { now, dueBy, lease, leaseEnds } = claim;
      const [row] = await sql`
        UPDATE outbox SET lease = ${lease}, leased_until = ${leaseEnds}
        FROM enquiry WHERE enquiry.id = outbox.enquiry_id AND outbox.enquiry_id = (
          SELECT enquiry_id FROM outbox
          WHERE ${waiting} AND due_at <= ${dueBy} AND leased_until <= ${now}
          ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${sql.unsafe(deliveryColumns)}`;
      return row && toDelivery(row, lease);
    },
    async settle({ lease, reference }: Delivery, settlement: Settlement): Promise<boolean> {
      const { kind, at } = settlement;
      const retry = kind === 'retry' ? settlement : undefined;
      const rows = await sql`
        UPDATE outbox SET lease = NULL, leased_until = 0, tried_at = ${at},
          reason = ${kind === 'delivered' ? null : settlement.reason},
          due_at = coalesce(${retry?.dueAt ?? null}, due_at),
          attempts = coalesce(${retry?.attempts ?? null}, attempts),
          refusals = coalesce(${retry?.refusals ?? null}, refusals),
          delivered_at = ${kind === 'delivered' ? at : null},
          failed_at = ${kind === 'failed' ? at : null}
        WHERE lease = ${lease} AND ${waiting}
          AND enquiry_id = (SELECT id FROM enquiry WHERE reference = ${reference})
        RETURNING 1`;
      return rows.length > 0;
    },
    async nextDue(): Promise<number | undefined> {
      const rows = await sql`
        SELECT min(greatest(due_at, leased_until)) AS next FROM outbox WHERE ${waiting}`;
      const [{ next }] = v.parse(firstDue, rows);
      return next ?? undefined;
    },
    async makeAllDue(now: number): Promise<void> {
      await sql`UPDATE outbox SET due_at = ${now} WHERE ${waiting} AND due_at > ${now}`;
    },
  };
}
