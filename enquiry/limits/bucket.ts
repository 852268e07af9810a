import type { Budget } from './budgets.ts';

/** Holds one token for each enquiry that may be sent now. */
export interface Bucket {
  key: string;
  /** Tokens when it is full, as it is when it is new. */
  size: number;
  /** Tokens that come back each millisecond. */
  refill: number;
  /** Stops nothing when it is empty. */
  soft: boolean;
}

/** How full a bucket was at a time, in milliseconds since 1970. */
export interface Level {
  tokens: number;
  at: number;
}

export type Levels = ReadonlyMap<string, Level>;

export type Consumed =
  /** What is in the buckets now, without a soft one that was empty. */
  | { ok: true; levels: Levels }
  /** The bucket that is empty, and the milliseconds until it has a token. */
  | { ok: false; empty: string; wait: number };

/** Where buckets are kept. Each method rejects with `StoreUnavailable`. */
export interface BucketStore {
  /** Takes a token from every bucket, or from none when one of them is empty. */
  consume(buckets: readonly Bucket[], now: number): Promise<Consumed>;
  /** Returns a token to every bucket that is still known. */
  refund(buckets: readonly Bucket[]): Promise<void>;
  /** Forgets the buckets that were last used before this time. */
  sweep(before: number): Promise<void>;
}

/** `factor` multiplies the whole budget, but one enquiry always fits. */
export function bucketOf(key: string, budget: Budget, factor: number): Bucket {
  const size = Math.max(1, budget.size * factor);
  return { key, size, refill: (budget.perMinute * factor) / 60_000, soft: false };
}

/** What `BucketStore.consume` does, wherever levels are kept; the caller writes the new ones. */
export function consume(buckets: readonly Bucket[], known: Levels, now: number): Consumed {
  const levels = new Map<string, Level>();
  for (const bucket of buckets) {
    const { key, refill, soft } = bucket;
    const tokens = tokensIn(bucket, known.get(key), now);
    if (tokens >= 1) levels.set(key, { tokens: tokens - 1, at: now });
    else if (!soft) return { ok: false, empty: key, wait: (1 - tokens) / refill };
  }
  return { ok: true, levels };
}

/** Milliseconds by which the clocks of two instances may differ. */
const skew = 60_000;

function tokensIn({ size, refill }: Bucket, level: Level | undefined, now: number): number {
  // A clock that was set back must not lock anybody out.
  if (!level || level.at > now + skew) return size;
  const passed = Math.max(0, now - level.at);
  return Math.min(size, level.tokens + passed * refill);
}
