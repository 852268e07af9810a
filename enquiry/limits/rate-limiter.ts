import { type DayKeys, dayOf, startOf } from '../day-key.ts';
import type { Clock } from '../ports.ts';
import { type Bucket, type BucketStore, bucketOf } from './bucket.ts';
import { budgets, burstThreshold } from './budgets.ts';
import { type ClientHashes, createClientHashes } from './client-hashes.ts';
import { hasBudget, networkOf } from './client-network.ts';

/**
 * How many enquiries a client, its network and the whole site may send. `client` is what the host
 * knows it by: an IPv4 address or an IPv6 /64.
 */
export interface RateLimiter {
  /** Seconds for which this client is known to be refused; without a look at the store. */
  refusedFor(client: string): number | undefined;
  /** Takes one enquiry from all budgets that it counts for, or from none. */
  take(client: string): Promise<Allowance>;
  /** Returns what was taken for an enquiry that was not stored. */
  refund(taken: Taken): Promise<void>;
  /** Forgets the clients of days that are over. */
  sweep(): Promise<void>;
}

/** Refused: seconds until the next one is allowed. */
export type Allowance = Taken | { ok: false; retryAfter: number };

export interface Taken {
  ok: true;
  client: string;
  /** What may be stored instead of its address. */
  hashes: ClientHashes;
  /** This client sends faster than a person writes. */
  burst: boolean;
  /** The whole site receives more than its budget, so this one was not taken from it. */
  flood: boolean;
}

export interface RateLimiterServices {
  buckets: BucketStore;
  /** The keys of clients' hashes. */
  keys: Pick<DayKeys, 'keyOf'>;
  clock: Clock;
  rateLimitFactor: number;
  /** What is limited, where it is not enquiries: each has its own buckets. */
  of?: string;
}

/** When a refusal holds, in milliseconds since 1970. */
interface Refused {
  from: number;
  until: number;
}

/** Milliseconds that a refusal still lasts; none before it began, because then the clock was set back. */
const timeLeft = (refusal: Refused | undefined, now: number) =>
  refusal && now >= refusal.from ? Math.max(0, refusal.until - now) : 0;

/** Clients and networks remembered as refused, about 1 MB; then the one refused longest ago goes. */
const refusalsKept = 10_000;

export function createRateLimiter({
  buckets,
  keys,
  clock,
  rateLimitFactor: factor,
  of = '',
}: RateLimiterServices): RateLimiter {
  const hashClient = createClientHashes(keys, clock);
  // A factor below one is for testing one client; the site keeps its own budget.
  const site = { ...bucketOf(`${of}site`, budgets.site, Math.max(1, factor)), soft: true };
  const refused = new Map<string, Refused>();

  /** In this order, so that of two instances neither waits for the other. */
  function bucketsOf(client: string, hashes: ClientHashes): readonly Bucket[] {
    const own = [
      bucketOf(`${of}${hashes.client} day`, budgets.clientDay, factor),
      bucketOf(`${of}${hashes.client}`, budgets.client, factor),
    ];
    if (!hasBudget(networkOf(client))) return own;
    return [
      ...own,
      bucketOf(`${of}${hashes.network} day`, budgets.networkDay, factor),
      bucketOf(`${of}${hashes.network}`, budgets.network, factor),
    ];
  }

  function refusedFor(client: string): number | undefined {
    const now = clock.now();
    const left = [client, networkOf(client)].map((name) => timeLeft(refused.get(name), now));
    const longest = Math.max(...left);
    return longest > 0 ? Math.ceil(longest / 1000) : undefined;
  }

  function refuse(clientOrNetwork: string, refusal: Refused): void {
    refused.delete(clientOrNetwork);
    refused.set(clientOrNetwork, refusal);
    const [eldest] = refused.keys();
    if (refused.size > refusalsKept && eldest !== undefined) refused.delete(eldest);
  }

  return {
    refusedFor,
    async take(client) {
      const known = refusedFor(client);
      if (known !== undefined) return { ok: false, retryAfter: known };
      const hashes = await hashClient(client);
      const now = clock.now();
      const consumed = await buckets.consume([...bucketsOf(client, hashes), site], now);
      if (!consumed.ok) {
        // Tomorrow every hash is another, and every bucket full.
        const wait = Math.min(consumed.wait, startOf(dayOf(now) + 1) - now);
        const isNetwork = consumed.empty.startsWith(`${of}${hashes.network}`);
        refuse(isNetwork ? networkOf(client) : client, { from: now, until: now + wait });
        return { ok: false, retryAfter: Math.ceil(wait / 1000) };
      }
      const left = consumed.levels.get(`${of}${hashes.client}`)?.tokens ?? 0;
      const burst = left < (budgets.client.size - burstThreshold) * factor;
      return { ok: true, client, hashes, burst, flood: !consumed.levels.has(site.key) };
    },
    async refund({ client, hashes, flood }) {
      refused.delete(client);
      refused.delete(networkOf(client));
      await buckets.refund([...bucketsOf(client, hashes), ...(flood ? [] : [site])]);
    },
    async sweep() {
      const now = clock.now();
      for (const [key, refusal] of refused) if (timeLeft(refusal, now) === 0) refused.delete(key);
      await buckets.sweep(startOf(dayOf(now)));
    },
  };
}
