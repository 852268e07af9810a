import * as v from 'valibot';
import { type Accounts, accountsFor, createAllowances } from '../../enquiry/limits/allowances.ts';
import { dayOf, type MarkClient } from '../../enquiry/limits/client-marks.ts';
import { rememberRefusals } from '../../enquiry/limits/remember-refusals.ts';
import type { Clock, RateLimiter } from '../../enquiry/ports.ts';
import type { Tx } from '../sql/database.ts';
import type { PostgresDatabase } from './driver.ts';

export interface LimiterServices {
  database: PostgresDatabase;
  run: <T>(work: () => Promise<T>) => Promise<T>;
  mark: MarkClient;
  clock: Clock;
  /** `RATE_LIMIT_PER_MINUTE`. */
  factor: number;
}

/** Accounts that one statement deletes. */
const swept = 1_000;

const rows = v.array(
  v.object({
    account: v.string(),
    tokens: v.nullable(v.number()),
    at: v.number(),
    today: v.number(),
    day: v.number(),
  }),
);

/** Counts in the database what clients send to all instances together. */
export function limiterOn({ database, run, mark, clock, factor }: LimiterServices): RateLimiter {
  const allowances = createAllowances(factor);

  /** Changes accounts while no other instance can. */
  function change<T>(
    names: readonly string[],
    work: (known: Accounts) => readonly [Accounts, T],
  ): Promise<T> {
    return run(() =>
      database.transaction(async (tx) => {
        const known = await lock(tx, names);
        const [changed, result] = work(known);
        await save(tx, changed);
        return result;
      }),
    );
  }

  return rememberRefusals(clock, {
    async take(client) {
      const marks = await mark(client);
      const decision = await change(accountsFor(marks), (known) =>
        allowances.take(marks, known, clock.now()),
      );
      return decision.ok ? { ...decision, client, marks } : decision;
    },
    async giveBack({ marks, flood }) {
      await change(accountsFor(marks), (known) => [
        allowances.giveBack(marks, flood, known, clock.now()),
        undefined,
      ]);
    },
    async sweep() {
      const today = dayOf(clock.now());
      for (;;) {
        const gone = await run(() =>
          database.query(
            `DELETE FROM client_account WHERE account IN (
               SELECT account FROM client_account WHERE day < $1
               LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
            [today, swept],
          ),
        );
        if (gone.length < swept) break;
      }
    },
  });
}

/** Finds accounts and holds them until the transaction ends; one that is new has no tokens yet. */
async function lock(tx: Tx, names: readonly string[]): Promise<Accounts> {
  const places = names.map((_, index) => `($${index + 1})`).join(', ');
  // Always in the same order (client, network, site), so that nobody waits for each other.
  const found = await tx.query(
    `INSERT INTO client_account (account) VALUES ${places}
     ON CONFLICT (account) DO UPDATE SET at = client_account.at
     RETURNING account, tokens, at, today, day`,
    names,
  );
  return new Map(
    v
      .parse(rows, found)
      .flatMap(({ account, tokens, ...rest }) =>
        tokens === null ? [] : [[account, { ...rest, tokens }] as const],
      ),
  );
}

async function save(tx: Tx, changed: Accounts): Promise<void> {
  for (const [name, { tokens, at, today, day }] of changed) {
    await tx.query(
      'UPDATE client_account SET tokens = $2, at = $3, today = $4, day = $5 WHERE account = $1',
      [name, tokens, at, today, day],
    );
  }
}
