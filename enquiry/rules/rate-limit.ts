import type { Allowance, Clock, RateLimiter } from '../ports.ts';

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

/** What one client has left. */
export interface Account {
  /** What is left to send at once; refills by the minute. */
  tokens: number;
  /** When `tokens` was reckoned, in milliseconds since 1970. */
  at: number;
  /** Sent since `dayFrom`. */
  today: number;
  dayFrom: number;
}

/** The arithmetic, wherever accounts are kept. `factor` is `RATE_LIMIT_PER_MINUTE`. */
export function createAllowances(factor: number) {
  // A factor below one must still let a single enquiry through.
  const capacity = Math.max(1, atOnce * factor);
  const daily = Math.max(1, Math.floor(perDay * factor));
  const refill = (perMinute * factor) / minute;

  return {
    /** A client's account as it stands now; a new one for a client that is not known. */
    current(known: Account | undefined, now: number): Account {
      // A clock that was set back must not lock anybody out.
      const passed = known ? Math.max(0, now - known.at) : 0;
      const newDay = !known || Math.abs(now - known.dayFrom) >= day;
      return {
        tokens: known ? Math.min(capacity, known.tokens + passed * refill) : capacity,
        at: now,
        today: newDay ? 0 : known.today,
        dayFrom: newDay ? now : known.dayFrom,
      };
    },
    /** Takes one enquiry from a current account, if it may be sent. */
    spend(account: Account): [Account, Allowance] {
      const { tokens, at, today, dayFrom } = account;
      if (today >= daily) return [account, refused(dayFrom + day - at)];
      if (tokens < 1) return [account, refused((1 - tokens) / refill)];
      const left = tokens - 1;
      const burst = left < capacity - unhurried * factor;
      return [
        { ...account, tokens: left, today: today + 1 },
        { ok: true, burst },
      ];
    },
    giveBack(account: Account): Account {
      const tokens = Math.min(capacity, account.tokens + 1);
      return { ...account, tokens, today: Math.max(0, account.today - 1) };
    },
  };
}

/** Counts in memory: enough for one process. `factor` is `RATE_LIMIT_PER_MINUTE`. */
export function createRateLimiter(factor: number, clock: Clock): RateLimiter {
  const allowances = createAllowances(factor);
  const accounts = new Map<string, Account>();

  function keep(client: string, account: Account): void {
    // Written anew, so that the map's order is the order of last use.
    accounts.delete(client);
    accounts.set(client, account);
    const [eldest] = accounts.keys();
    if (accounts.size > clientsKept && eldest !== undefined) accounts.delete(eldest);
  }

  return {
    async take(client): Promise<Allowance> {
      const current = allowances.current(accounts.get(client), clock.now());
      const [account, allowance] = allowances.spend(current);
      keep(client, account);
      return allowance;
    },
    async giveBack(client) {
      const account = accounts.get(client);
      if (account) accounts.set(client, allowances.giveBack(account));
    },
  };
}

function refused(milliseconds: number): Allowance {
  return { ok: false, retryAfter: Math.ceil(milliseconds / 1000) };
}
