import type { Clock, RateLimiter } from '../ports.ts';
import type { Account } from './account.ts';
import { accountsFor, createAllowances } from './allowances.ts';
import { dayOf, type MarkClient } from './client-marks.ts';
import { rememberRefusals } from './remember-refusals.ts';

/**
 * Accounts remembered, about 10 MB. The one that was quiet longest is forgotten first: an attacker
 * with more networks than this gets a new allowance for each, until the site's own is spent.
 */
const accountsKept = 50_000;

/** Counts in memory: enough for one process. `factor` is `RATE_LIMIT_PER_MINUTE`. */
export function createRateLimiter(factor: number, clock: Clock, mark: MarkClient): RateLimiter {
  const allowances = createAllowances(factor);
  const accounts = new Map<string, Account>();

  function keep(changed: ReadonlyMap<string, Account>): void {
    for (const [name, account] of changed) {
      // Written anew, so that the map's order is the order of last use.
      accounts.delete(name);
      accounts.set(name, account);
    }
    for (const name of accounts.keys()) {
      if (accounts.size <= accountsKept) break;
      accounts.delete(name);
    }
  }

  return rememberRefusals(clock, {
    async take(client) {
      const marks = await mark(client);
      const [changed, decision] = allowances.take(marks, accounts, clock.now());
      keep(changed);
      return decision.ok ? { ...decision, client, marks } : decision;
    },
    async giveBack({ marks, flood }) {
      const known = accountsFor(marks).filter((name) => accounts.has(name));
      const changed = allowances.giveBack(marks, flood, accounts, clock.now());
      keep(new Map([...changed].filter(([name]) => known.includes(name))));
    },
    async sweep() {
      const today = dayOf(clock.now());
      for (const [name, { day }] of accounts) if (day < today) accounts.delete(name);
    },
  });
}
