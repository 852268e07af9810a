import type { ActRecord } from '../../../../enquiry/answering/acts.ts';
import type { EnquiryRecord } from '../../../../enquiry/upkeep/records.ts';
import { promisedAt } from '../promised-at.ts';

const isoTime = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** What `list` and `find` give programs. Every key is always there; times are ISO, with Z. */
export const toEntry = ({
  reference,
  state,
  outcome,
  acceptedAt,
  page,
  values,
}: EnquiryRecord) => ({
  reference,
  state,
  outcome: outcome ?? null,
  receivedAt: isoTime(acceptedAt),
  form: values.formType,
  page,
  email: values.email,
});

/** All there is to know of an enquiry. What there is not is `null`. */
export function toWhole(record: EnquiryRecord) {
  const { formType: _, ...values } = record.values;
  const { email: __, ...entry } = toEntry(record);
  return {
    ...entry,
    canary: record.canary,
    suspicions: record.suspicions,
    quarantinedAt: isoTime(record.quarantinedAt),
    reportedAt: isoTime(record.digestedAt),
    releasedAt: isoTime(record.releasedAt),
    triedAt: isoTime(record.triedAt),
    deliveredAt: isoTime(record.deliveredAt),
    failedAt: isoTime(record.failedAt),
    erasedAt: isoTime(record.erasedAt),
    attempts: record.attempts,
    refusals: record.refusals,
    reason: record.reason ?? null,
    messageId: record.messageId,
    values,
  };
}

/** The same, with when its answer is promised and what staff did with it. */
export const toSheet = (record: EnquiryRecord, acts: readonly ActRecord[]) => ({
  ...toWhole(record),
  promisedAt: isoTime(promisedAt(record)),
  acts: acts.map(toAct),
});

export const toAct = ({ act, actor, at }: ActRecord) => ({ act, actor, at: isoTime(at) });
