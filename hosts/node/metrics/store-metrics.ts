import { staffedBetween } from '../../../content/model/hours/staffed-time.ts';
import type { StaffAct } from '../../../enquiry/answering/acts.ts';
import { type AnswerPromise, dueAt } from '../../../enquiry/answering/promise.ts';
import type { Clock } from '../../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../../enquiry/upkeep/records.ts';
import { createSharedAnswer } from '../shared-answer.ts';

export interface StoreMetrics {
  /** Mails to staff that wait, and for how long the oldest of them has. */
  waiting: number;
  oldestSeconds: number;
  /** Enquiries without an answer, and for how long the oldest of them has waited while staff worked. */
  unanswered: number;
  oldestStaffedSeconds: number;
}

/** What is counted since the start. */
export interface AnswerCounts {
  acted(act: StaffAct, count: number): void;
  answered(promise: 'kept' | 'missed'): void;
}

export type MetricsSource = Pick<
  EnquiryRecords,
  'countWaiting' | 'countUnanswered' | 'actsOfPeriod'
>;

/** Milliseconds for which one reading is used again. */
const freshness = 5_000;

/** Milliseconds to wait for the store. */
const timeout = 1_000;

/**
 * Milliseconds after which an act is counted. It has its time before it is written, and what was written
 * behind a period that has been read would never be counted.
 */
export const settling = 60_000;

const unknown = {
  mails: { waiting: Number.NaN, oldestSeconds: Number.NaN },
  answers: { unanswered: Number.NaN, oldestStaffedSeconds: Number.NaN },
};

/**
 * Reads from the store what waits, and counts what staff did since the last reading. The log does not
 * have it all: the staff's command is a process of its own. So each instance counts what was done by
 * any, since its own start. The values are NaN while the store does not answer; mails and
 * answers are asked for separately, because the alert about mail pages somebody at night.
 */
export function createStoreMetrics(clock: Clock, promise: AnswerPromise, counts: AnswerCounts) {
  const shared = { freshness, timeout, clock };
  const mails = createSharedAnswer({ ...shared, otherwise: unknown.mails });
  const answers = createSharedAnswer({ ...shared, otherwise: unknown.answers });
  let countedTo = clock.now();

  async function countActs(records: MetricsSource): Promise<void> {
    const to = clock.now() - settling;
    if (to <= countedTo) return;
    const { counts: found, answered } = await records.actsOfPeriod(countedTo, to);
    countedTo = to;
    for (const [act, count] of found) counts.acted(act, count);
    for (const enquiry of answered) {
      const isKept = (enquiry.answeredAt ?? 0) <= dueAt(enquiry, promise);
      counts.answered(isKept ? 'kept' : 'missed');
    }
  }

  async function countMails(records: MetricsSource): Promise<typeof unknown.mails> {
    const { count, oldest } = await records.countWaiting();
    const now = clock.now();
    return { waiting: count, oldestSeconds: Math.max(0, now - (oldest ?? now)) / 1000 };
  }

  async function countAnswers(records: MetricsSource): Promise<typeof unknown.answers> {
    await countActs(records);
    const { count, oldest } = await records.countUnanswered();
    const now = clock.now();
    const waited = Math.max(0, staffedBetween(oldest ?? now, now, promise.hours));
    return { unanswered: count, oldestStaffedSeconds: waited * 60 };
  }

  return async (records: MetricsSource): Promise<StoreMetrics> => {
    const [waiting, unanswered] = await Promise.all([
      mails(() => countMails(records)),
      answers(() => countAnswers(records)),
    ]);
    return { ...waiting, ...unanswered };
  };
}
