import type { RateLimiter } from './limits/rate-limiter.ts';
import type { StoreCapacity } from './limits/store-capacity.ts';
import { type Clock, type EnquiryStore, type Log, StoreUnavailable } from './ports.ts';

/** Notes in the log when the store fails and when it is back: one line each, however many ask. */
export interface StoreWatch {
  /** Whether the store has failed, and no write has worked since. */
  isAway(): boolean;
  /** Failures since the start. */
  failures(): number;
  /** The same store, watched. */
  store<S extends EnquiryStore>(store: S): S;
  /** The same limiter, watched: it may use the same database. */
  limiter(limiter: RateLimiter): RateLimiter;
  /** The same, watched: it asks the store and its disk before an enquiry is stored. */
  capacity(capacity: StoreCapacity): StoreCapacity;
}

export function createStoreWatch(log: Log, clock: Clock): StoreWatch {
  let failedAt: number | undefined;
  let failures = 0;

  function failed({ message }: StoreUnavailable): void {
    failures += 1;
    if (failedAt !== undefined) return;
    failedAt = clock.now();
    log.error('store_unavailable', { reason: message });
  }

  /**
   * Only a write shows that the store is back: one that is full or read-only still answers
   * questions. And only one during which nothing failed: while a database stops, the last commits
   * come after the first failures. `before` is how many failures there had been when it began.
   */
  function written(before: number): void {
    if (failedAt === undefined || failures !== before) return;
    log.info('store_back', { seconds: Math.round((clock.now() - failedAt) / 1000) });
    failedAt = undefined;
  }

  async function watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreUnavailable) failed(error);
      throw error;
    }
  }

  return {
    isAway: () => failedAt !== undefined,
    failures: () => failures,
    store: (store) => ({
      ...store,
      check: () => watch(store.check()),
      findRepeat: (sent) => watch(store.findRepeat(sent)),
      async accept(enquiry) {
        const before = failures;
        const outcome = await watch(store.accept(enquiry));
        if (outcome.kind === 'accepted') written(before);
        return outcome;
      },
      async claim(claim) {
        if (failedAt === undefined) return watch(store.claim(claim));
        // The delivery asks every few seconds: the end of an outage shows without visitors.
        const before = failures;
        await watch(store.check());
        const delivery = await watch(store.claim(claim));
        written(before);
        return delivery;
      },
    }),
    limiter: (limiter) => ({
      ...limiter,
      take: (client) => watch(limiter.take(client)),
      refund: (taken) => watch(limiter.refund(taken)),
    }),
    capacity: (capacity) => ({ reserve: (verdict) => watch(capacity.reserve(verdict)) }),
  };
}
