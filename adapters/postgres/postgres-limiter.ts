import * as v from 'valibot';
import type { RateLimiter } from '../../enquiry/ports.ts';
import { type Account, createAllowances } from '../../enquiry/rules/rate-limit.ts';
import type { Database } from './postgres-database.ts';

const day = 24 * 60 * 60_000;

/** Rows of quiet clients that go for each that comes, so that they never pile up. */
const swept = 2;

const rows = v.array(
  v.object({ tokens: v.number(), at: v.number(), today: v.number(), day_from: v.number() }),
);

/** Counts in the database what clients send to all instances together. */
export function limiterOn(
  database: Database,
  run: <T>(work: () => Promise<T>) => Promise<T>,
  factor: number,
  now: () => number,
): RateLimiter {
  const allowances = createAllowances(factor);

  /** Changes one client's account while no other instance can. */
  function change<T>(client: string, work: (account: Account) => [Account, T]): Promise<T> {
    return run(() =>
      database.transaction(async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock(3, hashtext($1))', [client]);
        const found = await tx.query(
          'SELECT tokens, at, today, day_from FROM client_allowance WHERE client = $1',
          [client],
        );
        const [row] = v.parse(rows, found);
        const known = row && { ...row, dayFrom: row.day_from };
        const [account, result] = work(allowances.current(known, now()));
        const { tokens, at, today, dayFrom } = account;
        await tx.query(
          `INSERT INTO client_allowance (client, tokens, at, today, day_from)
           VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (client) DO UPDATE SET tokens = excluded.tokens, at = excluded.at,
             today = excluded.today, day_from = excluded.day_from`,
          [client, tokens, at, today, dayFrom],
        );
        await tx.query(
          `DELETE FROM client_allowance WHERE client IN (
             SELECT client FROM client_allowance WHERE at < $1
             LIMIT $2 FOR UPDATE SKIP LOCKED)`,
          [at - day, swept],
        );
        return result;
      }),
    );
  }

  return {
    take: (client) => change(client, (account) => allowances.spend(account)),
    giveBack: (client) => change(client, (account) => [allowances.giveBack(account), undefined]),
  };
}
