import type { Clock, RateLimiter } from '../ports.ts';
import { networkOf } from './client-network.ts';

/** Clients and networks remembered as refused, about 1 MB; then the one refused longest ago goes. */
const refusalsKept = 10_000;

/** Answers a client that was refused a moment ago from memory: no hash, and no look at the store. */
export function rememberRefusals(
  clock: Clock,
  limiter: Omit<RateLimiter, 'refusedFor'>,
): RateLimiter {
  /** Until when, in milliseconds since 1970. */
  const refused = new Map<string, number>();

  function refusedFor(client: string): number | undefined {
    const until = Math.max(refused.get(client) ?? 0, refused.get(networkOf(client)) ?? 0);
    const left = until - clock.now();
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  }

  return {
    refusedFor,
    async take(client) {
      const retryAfter = refusedFor(client);
      if (retryAfter !== undefined) return { ok: false, retryAfter, scope: 'client' };
      const allowance = await limiter.take(client);
      if (!allowance.ok) {
        const whom = allowance.scope === 'network' ? networkOf(client) : client;
        refused.delete(whom);
        refused.set(whom, clock.now() + allowance.retryAfter * 1000);
        const [eldest] = refused.keys();
        if (refused.size > refusalsKept && eldest !== undefined) refused.delete(eldest);
      }
      return allowance;
    },
    async giveBack(taken) {
      refused.delete(taken.client);
      refused.delete(networkOf(taken.client));
      await limiter.giveBack(taken);
    },
    async sweep() {
      for (const [whom, until] of refused) if (until <= clock.now()) refused.delete(whom);
      await limiter.sweep();
    },
  };
}
