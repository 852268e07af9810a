import type { DayKeys } from '../../enquiry/day-key.ts';
import { createBucketsInMemory } from '../../enquiry/limits/buckets-in-memory.ts';
import { createRateLimiter } from '../../enquiry/limits/rate-limiter.ts';
import type { Clock } from '../../enquiry/ports.ts';

/** A limiter whose buckets and keys are in memory, unless others are given. */
export function createTestLimiter(
  rateLimitFactor: number,
  clock: Clock,
  { buckets = createBucketsInMemory(), keys = keysInMemory() } = {},
) {
  return createRateLimiter({ buckets, keys, clock, rateLimitFactor });
}

/** Keys of clients' days, as a store keeps them. */
export function keysInMemory(): Pick<DayKeys, 'keyOf'> {
  const keys = new Map<number, string>();
  return {
    async keyOf(_, day, candidate) {
      const key = keys.get(day) ?? candidate;
      keys.set(day, key);
      return key;
    },
  };
}
