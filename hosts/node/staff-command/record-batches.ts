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

/** The first `size` records. When they have been read, `hasMore` says whether there are others. */
export function firstOf(batches: RecordBatches, size: number) {
  let left = size;
  async function* read() {
    for await (const records of batches) {
      if (left > 0) yield records.slice(0, left);
      left -= records.length;
    }
  }
  return { records: read(), hasMore: () => left < 0 };
}

/** The same batches; each is given to `watch` first. */
export async function* watched(
  batches: RecordBatches,
  watch: (records: readonly EnquiryRecord[]) => Promise<void> | void,
): AsyncGenerator<readonly EnquiryRecord[]> {
  for await (const records of batches) {
    await watch(records);
    yield records;
  }
}
