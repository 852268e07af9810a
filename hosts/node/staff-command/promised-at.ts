import { dueAt } from '../../../enquiry/answering/promise.ts';
import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import { answerPromise } from '../../shared/answer-promise.ts';

/** By when an answer was promised, in milliseconds since 1970; `undefined` where nobody waited for one. */
export function promisedAt(record: EnquiryRecord): number | undefined {
  const { canary, quarantinedAt, releasedAt } = record;
  const heldBack = quarantinedAt !== undefined && releasedAt === undefined;
  return canary || heldBack ? undefined : dueAt(record, answerPromise);
}
