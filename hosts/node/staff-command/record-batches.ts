import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';

export type RecordBatches = AsyncIterable<readonly EnquiryRecord[]>;

/** The same batches, the first of them read already; `undefined` when there is none. */
export async function begin(batches: RecordBatches): Promise<RecordBatches | undefined> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return undefined;
  return (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}
