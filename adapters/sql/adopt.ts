import { places, type Steps } from './statements.ts';
import { deliveryWaits, outboxOfDelivery, outboxWaits, unaddressed } from './waiting.ts';

/**
 * Takes over what another website left behind. An earlier release writes to the outbox alone, and
 * the recipients may have been changed since deliveries were made for them.
 */
export function* adopt(recipients: readonly string[], now: number): Steps<void> {
  const outboxIs = (condition: string) =>
    `EXISTS (SELECT 1 FROM outbox WHERE ${outboxOfDelivery} AND ${condition})`;
  const outboxHas = (column: string) =>
    `(SELECT outbox.${column} FROM outbox WHERE ${outboxOfDelivery})`;
  yield {
    text: `UPDATE delivery SET lease = NULL, leased_until = 0, reason = ${outboxHas('reason')},
        tried_at = ${outboxHas('tried_at')}, delivered_at = ${outboxHas('delivered_at')},
        failed_at = ${outboxHas('failed_at')}
      WHERE ${deliveryWaits}
        AND ${outboxIs('(outbox.delivered_at IS NOT NULL OR outbox.failed_at IS NOT NULL)')}`,
    values: [],
  };
  // Erased: held back are those only that never had a delivery.
  yield {
    text: `DELETE FROM delivery WHERE ${deliveryWaits} AND ${outboxIs('outbox.due_at IS NULL')}`,
    values: [],
  };

  const deliveries = `SELECT 1 FROM delivery WHERE ${outboxOfDelivery}`;
  const listed = places(recipients.length, 1);
  yield {
    text: `UPDATE outbox SET addressed_at = NULL
      WHERE ${outboxWaits} AND outbox.addressed_at IS NOT NULL AND outbox.lease IS NULL AND (
        NOT EXISTS (${deliveries} AND ${deliveryWaits})
        OR EXISTS (${deliveries} AND ${deliveryWaits} AND recipient NOT IN (${listed}))
        OR (SELECT count(*) FROM delivery WHERE ${outboxOfDelivery} AND recipient IN (${listed}))
          < ${recipients.length})`,
    values: recipients,
  };
  yield {
    text: `DELETE FROM delivery WHERE delivered_at IS NULL AND leased_until <= $1
      AND enquiry_id IN (SELECT enquiry_id FROM outbox WHERE ${unaddressed})`,
    values: [now],
  };
}
