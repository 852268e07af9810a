import type { Clock } from '../../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../../enquiry/upkeep/records.ts';
import { createSharedAnswer } from '../shared-answer.ts';

export interface OutboxMetrics {
  waiting: number;
  /** For how long the oldest of them has waited. */
  oldestSeconds: number;
}

/** Milliseconds for which one count is used again. */
const freshness = 5_000;

/** Milliseconds to wait for the store. */
const timeout = 1_000;

const unknown: OutboxMetrics = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/** Metrics of the mails that wait; the values are NaN while the store does not answer. */
export function createOutboxMetrics(clock: Clock) {
  const answer = createSharedAnswer({ freshness, timeout, otherwise: unknown, clock });
  return (records: Pick<EnquiryRecords, 'countWaiting'>): Promise<OutboxMetrics> =>
    answer(async () => {
      const { count, oldest } = await records.countWaiting();
      const age = oldest === undefined ? 0 : Math.max(0, clock.now() - oldest);
      return { waiting: count, oldestSeconds: age / 1000 };
    });
}
