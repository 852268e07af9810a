import type { ClientMarks } from '../ports.ts';
import { clientBudget, networkBudget, siteBudget, unhurried } from '../rules/budgets.ts';
import { type Account, accountsOf } from './account.ts';

/** The account of the whole site, beside those of clients and networks, which are base64. */
const siteAccount = '(site)';

/** What counts one client's enquiry: its own account, its network's, the site's; in this order. */
export function accountsFor({ client, network, budgeted }: ClientMarks): readonly string[] {
  return budgeted ? [client, network, siteAccount] : [client, siteAccount];
}

/** What was found of these accounts, and what is left of them afterwards. */
export type Accounts = ReadonlyMap<string, Account>;

export type Decision =
  /** `flood`: the site's budget is spent, so this one was not taken from it. */
  { ok: true; burst: boolean; flood: boolean } | Refused;

interface Refused {
  ok: false;
  /** Seconds. */
  retryAfter: number;
  /** Whose allowance is spent. */
  scope: 'client' | 'network';
}

/** The rules of all budgets, for any place where accounts are kept. */
export function createAllowances(factor: number) {
  const ofClient = accountsOf(clientBudget, factor, unhurried);
  const ofNetwork = accountsOf(networkBudget, factor);
  // A factor below one is for testing one client; the site keeps its own budget.
  const ofSite = accountsOf(siteBudget, Math.max(1, factor));
  const rulesFor = (account: string, { client }: ClientMarks) =>
    account === siteAccount ? ofSite : account === client ? ofClient : ofNetwork;

  return {
    /** Takes one enquiry from all accounts, or from none when one of them is spent. */
    take(marks: ClientMarks, known: Accounts, now: number): [Accounts, Decision] {
      const after = new Map<string, Account>();
      let burst = false;
      let flood = false;
      for (const account of accountsFor(marks)) {
        const spent = rulesFor(account, marks).spend(known.get(account), now);
        if (!spent.ok && account !== siteAccount) {
          const scope = account === marks.client ? 'client' : 'network';
          const { retryAfter } = spent;
          return [new Map([[account, spent.account]]), { ok: false, retryAfter, scope }];
        }
        after.set(account, spent.account);
        if (spent.ok) burst ||= spent.burst;
        else flood = true;
      }
      return [after, { ok: true, burst, flood }];
    },
    /** Returns what `take` took. */
    giveBack(marks: ClientMarks, flood: boolean, known: Accounts, now: number): Accounts {
      const taken = accountsFor(marks).filter((account) => !(flood && account === siteAccount));
      return new Map(
        taken.map((account) => [
          account,
          rulesFor(account, marks).giveBack(known.get(account), now),
        ]),
      );
    },
  };
}
