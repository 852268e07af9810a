import type { Clock } from '../../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../../enquiry/upkeep/records.ts';

export interface OutboxMetrics {
  waiting: number;
  /** Since when the oldest of them has waited. */
  oldestSeconds: number;
}

/** Milliseconds for which one count is used again. */
const freshness = 5_000;

/** Milliseconds to wait for the store. */
const timeout = 1_000;

const unknown: OutboxMetrics = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/**
 * Metrics of the mails that wait. The store has one query at a time, however often it is asked and
 * however slow it is; the values are NaN while it does not answer.
 */
export function createOutboxMetrics(clock: Clock) {
  let asked: { at: number; metrics: Promise<OutboxMetrics>; open: boolean } | undefined;

  async function count(records: Pick<EnquiryRecords, 'countWaiting'>): Promise<OutboxMetrics> {
    const { count: waiting, oldest } = await records.countWaiting();
    const age = oldest === undefined ? 0 : Math.max(0, clock.now() - oldest);
    return { waiting, oldestSeconds: age / 1000 };
  }

  return async (records: Pick<EnquiryRecords, 'countWaiting'>): Promise<OutboxMetrics> => {
    const now = clock.now();
    if (!asked?.open && Math.abs(now - (asked?.at ?? 0)) >= freshness) {
      const question = { at: now, metrics: Promise.resolve(unknown), open: true };
      question.metrics = count(records)
        .catch(() => unknown)
        .finally(() => {
          question.open = false;
        });
      asked = question;
    }
    const answered = new AbortController();
    const late = clock.sleep(timeout, answered.signal).then(() => unknown);
    return Promise.race([asked?.metrics ?? unknown, late]).finally(() => answered.abort());
  };
}
