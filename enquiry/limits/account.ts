import type { Budget } from '../rules/budgets.ts';
import { dayOf, startOf } from './client-marks.ts';

/** What is left of a budget. */
export interface Account {
  /** What is left to send at once; refills by the minute. */
  tokens: number;
  /** When `tokens` was counted, in milliseconds since 1970. */
  at: number;
  /** Sent on `day`. */
  today: number;
  /** Days since 1970. */
  day: number;
}

/** What an account has after one enquiry, or how many seconds it must wait for one. */
export type Spent =
  | { ok: true; account: Account; burst: boolean }
  | { ok: false; account: Account; retryAfter: number };

const minute = 60_000;

/** The arithmetic of one budget, wherever its accounts are kept; `factor` multiplies all of it. */
export function accountsOf(budget: Budget, factor: number, unhurried = Infinity) {
  // A factor below one must still let a single enquiry through.
  const capacity = Math.max(1, budget.atOnce * factor);
  const daily = Math.max(1, Math.floor(budget.perDay * factor));
  const refill = (budget.perMinute * factor) / minute;

  function current(known: Account | undefined, now: number): Account {
    const day = dayOf(now);
    if (!known) return { tokens: capacity, at: now, today: 0, day };
    // A clock that was set back must not lock anybody out.
    const passed = Math.max(0, now - known.at);
    const tokens = Math.min(capacity, known.tokens + passed * refill);
    return { tokens, at: now, today: known.day === day ? known.today : 0, day };
  }

  return {
    /** Takes one enquiry, if it may be sent. */
    spend(known: Account | undefined, now: number): Spent {
      const account = current(known, now);
      const { tokens, today, day } = account;
      const wait = (milliseconds: number) => Math.ceil(milliseconds / 1000);
      if (today >= daily) return { ok: false, account, retryAfter: wait(startOf(day + 1) - now) };
      if (tokens < 1) return { ok: false, account, retryAfter: wait((1 - tokens) / refill) };
      const left = tokens - 1;
      const burst = left < capacity - unhurried * factor;
      return { ok: true, account: { ...account, tokens: left, today: today + 1 }, burst };
    },
    giveBack(known: Account | undefined, now: number): Account {
      const account = current(known, now);
      const tokens = Math.min(capacity, account.tokens + 1);
      return { ...account, tokens, today: Math.max(0, account.today - 1) };
    },
  };
}
