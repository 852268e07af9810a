import type { Allowance, Clock, RateLimiter } from './ports.ts';

/** Enquiries one client may send; `RATE_LIMIT_PER_MINUTE` multiplies all of them. */
const atOnce = 5;
const perMinute = 1;
const perDay = 30;
/** More than this many within moments is faster than a person writes. */
const unhurried = 3;

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Clients remembered, about 10 MB. The one that was quiet longest is forgotten first; an
 * attacker with more networks than this has won nothing but a fresh allowance for each.
 */
const clientsKept = 50_000;

interface Account {
  /** What is left to send at once; refills by the minute. */
  tokens: number;
  /** When `tokens` was reckoned, in milliseconds since 1970. */
  at: number;
  /** Sent since `dayFrom`. */
  today: number;
  dayFrom: number;
}

/** Counts in memory: enough for one process. `factor` is `RATE_LIMIT_PER_MINUTE`. */
export function createRateLimiter(factor: number, clock: Clock): RateLimiter {
  // A factor below one must still let a single enquiry through.
  const capacity = Math.max(1, atOnce * factor);
  const daily = Math.max(1, Math.floor(perDay * factor));
  const refill = (perMinute * factor) / minute;
  const accounts = new Map<string, Account>();

  function accountOf(client: string, now: number): Account {
    const known = accounts.get(client);
    // A clock that was set back must not lock anybody out.
    const passed = known ? Math.max(0, now - known.at) : 0;
    const newDay = !known || Math.abs(now - known.dayFrom) >= day;
    const account = {
      tokens: known ? Math.min(capacity, known.tokens + passed * refill) : capacity,
      at: now,
      today: newDay ? 0 : known.today,
      dayFrom: newDay ? now : known.dayFrom,
    };
    // Written anew, so that the map's order is the order of last use.
    accounts.delete(client);
    accounts.set(client, account);
    const [eldest] = accounts.keys();
    if (accounts.size > clientsKept && eldest !== undefined) accounts.delete(eldest);
    return account;
  }

  return {
    async take(client): Promise<Allowance> {
      const now = clock.now();
      const account = accountOf(client, now);
      if (account.today >= daily) return refused(account.dayFrom + day - now);
      if (account.tokens < 1) return refused((1 - account.tokens) / refill);
      account.tokens -= 1;
      account.today += 1;
      return { ok: true, burst: account.tokens < capacity - unhurried * factor };
    },
    async giveBack(client) {
      const account = accounts.get(client);
      if (!account) return;
      account.tokens = Math.min(capacity, account.tokens + 1);
      account.today = Math.max(0, account.today - 1);
    },
  };
}

function refused(milliseconds: number): Allowance {
  return { ok: false, retryAfter: Math.ceil(milliseconds / 1000) };
}
