import * as v from 'valibot';

const time = v.nullable(v.number());

const deliveryRows = v.array(
  v.object({
    recipient: v.string(),
    due_at: v.number(),
    leased_until: v.number(),
    attempts: v.number(),
    refusals: v.number(),
    tried_at: time,
    reason: v.nullable(v.string()),
    delivered_at: time,
    failed_at: time,
  }),
);

/** What a store must select to summarise the deliveries of an enquiry. */
export const summaryColumns = Object.keys(deliveryRows.item.entries).join(', ');

/**
 * Milliseconds for which the outbox row of a waiting enquiry stays leased after its next delivery
 * is due. Earlier releases know no deliveries and send what no lease holds: one that is brought
 * back takes over after this time, and one that still runs during an upgrade leaves it alone.
 */
const handover = 10 * 60_000;

export interface OutboxSummary {
  /** When the next delivery is due; `null` when none waits. */
  dueAt: number | null;
  leasedUntil: number;
  attempts: number;
  refusals: number;
  triedAt: number | null;
  reason: string | null;
  deliveredAt: number | null;
  failedAt: number | null;
}

/**
 * How an enquiry stands: delivered once all of its deliveries are, failed when none waits and one
 * failed. Throws when the rows are none of deliveries.
 */
export function summaryOf(rows: readonly unknown[]): OutboxSummary {
  const deliveries = v.parse(deliveryRows, rows);
  const undelivered = deliveries.filter((each) => each.delivered_at === null);
  const waiting = undelivered.filter((each) => each.failed_at === null);
  const latest = (times: readonly (number | null)[]) =>
    times.reduce((late, at) => (late === null || (at !== null && at > late) ? at : late), null);
  const triedAt = latest(deliveries.map((each) => each.tried_at));
  const worst = undelivered
    .filter((each) => each.reason !== null)
    .toSorted((left, right) => (right.tried_at ?? 0) - (left.tried_at ?? 0))[0];
  const free = waiting.map((each) => Math.max(each.due_at, each.leased_until));
  const settled = waiting.length === 0;
  return {
    dueAt: settled ? null : Math.min(...waiting.map((each) => each.due_at)),
    leasedUntil: settled ? 0 : Math.min(...free) + handover,
    attempts: Math.max(0, ...deliveries.map((each) => each.attempts)),
    refusals: Math.max(0, ...deliveries.map((each) => each.refusals)),
    triedAt,
    reason:
      worst && deliveries.length > 1
        ? `${worst.recipient}: ${worst.reason}`
        : (worst?.reason ?? null),
    deliveredAt:
      undelivered.length === 0 ? latest(deliveries.map((each) => each.delivered_at)) : null,
    failedAt: settled ? latest(deliveries.map((each) => each.failed_at)) : null,
  };
}
