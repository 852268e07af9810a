import type { Clock } from '../../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../../enquiry/upkeep/records.ts';

export interface OutboxFigures {
  waiting: number;
  /** Since when the oldest of them has waited. */
  oldestSeconds: number;
}

/** Milliseconds for which one count answers everybody who asks. */
const freshness = 5_000;

/** Milliseconds after which a store that says nothing is not waited for. */
const patience = 1_000;

const unknown: OutboxFigures = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/**
 * What waits in the outbox. However many ask and however slow the store is, it is asked one question at
 * a time; the figures are NaN while it does not answer.
 */
export function createOutboxFigures(clock: Clock) {
  let asked: { at: number; figures: Promise<OutboxFigures>; open: boolean } | undefined;

  async function count(records: Pick<EnquiryRecords, 'countWaiting'>): Promise<OutboxFigures> {
    const { count: waiting, oldest } = await records.countWaiting();
    const age = oldest === undefined ? 0 : Math.max(0, clock.now() - oldest);
    return { waiting, oldestSeconds: age / 1000 };
  }

  return async (records: Pick<EnquiryRecords, 'countWaiting'>): Promise<OutboxFigures> => {
    const now = clock.now();
    if (!asked?.open && Math.abs(now - (asked?.at ?? 0)) >= freshness) {
      const question = { at: now, figures: Promise.resolve(unknown), open: true };
      question.figures = count(records)
        .catch(() => unknown)
        .finally(() => {
          question.open = false;
        });
      asked = question;
    }
    const answered = new AbortController();
    const late = clock.sleep(patience, answered.signal).then(() => unknown);
    return Promise.race([asked?.figures ?? unknown, late]).finally(() => answered.abort());
  };
}
