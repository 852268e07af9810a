import { StoreUnavailable } from '../ports.ts';
import { bucketOf } from './bucket.ts';
import { budgets } from './budgets.ts';
import { createClientHashes } from './client-hashes.ts';
import type { RateLimiterServices } from './rate-limiter.ts';

/** Whether one more acknowledgement may be sent to an address. Never rejects. */
export type MayAcknowledge = (email: string) => Promise<boolean>;

/** Anybody can type any address: nobody may be flooded through our form. Addresses are kept as hashes. */
export function createAcknowledgementLimit({
  buckets,
  keys,
  clock,
}: Pick<RateLimiterServices, 'buckets' | 'keys' | 'clock'>): MayAcknowledge {
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
