import * as v from 'valibot';

/** Mails that are neither delivered nor given up nor held back: what `outbox_waiting` indexes. */
export const outboxWaits =
  'outbox.due_at IS NOT NULL AND outbox.delivered_at IS NULL AND outbox.failed_at IS NULL';

/** What `delivery_waiting` indexes; it is sent only while its outbox row waits too. */
export const deliveryWaits = 'delivery.delivered_at IS NULL AND delivery.failed_at IS NULL';

/** Mails that wait and have no deliveries yet: what `outbox_unaddressed` indexes. */
export const unaddressed = `outbox.addressed_at IS NULL AND ${outboxWaits}`;

export const outboxOfEnquiry = 'outbox JOIN enquiry ON enquiry.id = outbox.enquiry_id';
export const outboxOfDelivery = 'outbox.enquiry_id = delivery.enquiry_id';

/** A row of outbox or delivery, of the enquiry with the reference $1. */
export const ofReference = 'enquiry_id = (SELECT id FROM enquiry WHERE reference = $1)';

/** Removes the deliveries of reference $1 that did not arrive and that nobody has at the time $2. */
export const dropUndelivered = `DELETE FROM delivery
  WHERE ${ofReference} AND delivered_at IS NULL AND leased_until <= $2`;

const referenceRows = v.array(v.object({ reference: v.string() }));

export const toReferences = (rows: readonly unknown[]) =>
  v.parse(referenceRows, rows).map(({ reference }) => reference);
