import type { EnquiryRecord } from '../../../../enquiry/upkeep/records.ts';
import type { RecordBatches } from '../record-batches.ts';

const isoTime = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** What `list` and `find` say of an enquiry. Every key is always there; times are ISO, with Z. */
export const toEntry = ({ reference, state, acceptedAt, page, values }: EnquiryRecord) => ({
  reference,
  state,
  receivedAt: isoTime(acceptedAt),
  form: values.formType,
  page,
  email: values.email,
});

/** All there is to know of an enquiry. A value that there is not is `null`. */
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

/**
 * One JSON object, a piece for each batch: the enquiries first, then what is known only when the
 * last of them has been read.
 */
export async function* asJson(
  batches: RecordBatches,
  toJson: (record: EnquiryRecord) => object,
  rest: () => object | Promise<object> = () => ({}),
): AsyncGenerator<string> {
  yield '{"enquiries":[';
  let first = true;
  for await (const records of batches) {
    const lines = records.map((record) => `\n${JSON.stringify(toJson(record))}`).join();
    yield first ? lines : `,${lines}`;
    first = false;
  }
  const others = JSON.stringify(await rest()).slice(1);
  yield `${first ? '' : '\n'}]${others === '}' ? '' : ','}${others}\n`;
}
