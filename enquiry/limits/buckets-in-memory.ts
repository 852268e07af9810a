import { type BucketStore, consume, type Level } from './bucket.ts';

/**
 * Buckets remembered, about 10 MB. The one that was used longest ago is forgotten first: an attacker
 * with half as many networks gets new buckets for each, until the site's own is empty.
 */
const bucketsKept = 100_000;

/** Buckets of one process. */
export function createBucketsInMemory(): BucketStore {
  const levels = new Map<string, Level>();

  return {
    async consume(buckets, now) {
      const consumed = consume(buckets, levels, now);
      if (!consumed.ok) return consumed;
      for (const [key, level] of consumed.levels) {
        // Written anew, so that the map's order is the order of last use.
        levels.delete(key);
        levels.set(key, level);
      }
      for (const key of levels.keys()) {
        if (levels.size <= bucketsKept) break;
        levels.delete(key);
      }
      return consumed;
    },
    async refund(buckets) {
      for (const { key, size } of buckets) {
        const level = levels.get(key);
        if (level) level.tokens = Math.min(size, level.tokens + 1);
      }
    },
    async sweep(before) {
      for (const [key, { at }] of levels) if (at < before) levels.delete(key);
    },
  };
}
