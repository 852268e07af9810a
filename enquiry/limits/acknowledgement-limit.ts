import { type Clock, StoreUnavailable } from '../ports.ts';
import { type BucketStore, bucketOf } from './bucket.ts';
import { budgets } from './budgets.ts';
import { createClientHashes, type DayKeys } from './client-hashes.ts';

/** Whether one more acknowledgement may be sent to an address. Never rejects. */
export type MayAcknowledge = (email: string) => Promise<boolean>;

interface LimitServices {
  buckets: BucketStore;
  /** The keys of addresses' hashes. */
  keys: DayKeys;
  clock: Clock;
}

/** Anybody can type any address: nobody may be flooded through our form. Addresses are kept as hashes. */
export function createAcknowledgementLimit({
  buckets,
  keys,
  clock,
}: LimitServices): MayAcknowledge {
  const hash = createClientHashes(keys, clock);
  const site = bucketOf('acknowledgement site', budgets.acknowledgements, 1);
  return async (email) => {
    try {
      const { client: address } = await hash(`address ${email.toLowerCase()}`);
      const own = bucketOf(`acknowledgement ${address}`, budgets.acknowledgementDay, 1);
      return (await buckets.consume([own, site], clock.now())).ok;
    } catch (error) {
      // An enquiry counts for more than its acknowledgement.
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  };
}
