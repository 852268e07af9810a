import { setTimeout as sleep } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Refusal, refusalAnswer } from '../enquiry/answer.ts';
import type { Database } from '../enquiry/database.ts';
import { hour, leaseTime, minute } from '../enquiry/limits.ts';
import { describeError, type Log } from '../enquiry/log.ts';
import { clientOf, isFromProxy } from '../hosts/client-address.ts';
import { createFunction, functionPath } from '../hosts/function.ts';
import { createMailer, defaultMailOptions } from '../hosts/mailer.ts';
import { openPostgres } from '../hosts/postgres.ts';
import { migrate, SchemaError } from '../hosts/schema.ts';
import type { Settings } from '../hosts/settings.ts';
import { openSqlite } from './sqlite.ts';

/** Times in milliseconds and other options; tests have smaller ones. */
export const defaultOptions = {
  leaseTime,
  pause: minute,
  /** For the mail in flight when the server stops; then it is left to its lease. */
  stop: minute,
  /** Milliseconds in which a request must have come; longer ones are cut off at the next check. */
  http: { requestTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  /** Bytes of SQLite's disk that stay free for leases and results. */
  reserve: 256 * 1024 * 1024,
  mail: defaultMailOptions,
};

/**
 * Opens the database that the settings name, and makes it ready with `prepare`. Rejects with an error for
 * the operator.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  reserve: number,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const database = DATABASE_URL ? openPostgres(DATABASE_URL, 12, 2) : openSqlite(DATA_DIR, reserve);
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    if (!DATABASE_URL || error instanceof SchemaError) throw error;
    throw new Error(`DATABASE_URL: ${explain(error)}`, { cause: error });
  }
}

/** What is wrong with PostgreSQL. A name with several addresses fails with an error that has no message. */
function explain(error: unknown): string {
  const reason = describeError(error);
  if (/SSL|CERT|SIGNATURE|SELF_SIGNED/.test(reason)) {
    return `no TLS with a certificate that is trusted (${reason}); add ?sslmode=disable on a network of your own, ?sslmode=verify-full&sslrootcert=FILE for an authority of your own, or ?uselibpqcompat=true&sslmode=require to encrypt without checking`;
  }
  const errors = error instanceof AggregateError ? error.errors : [error];
  const messages = errors.map(({ message }) => message).filter((message) => message !== reason);
  return [reason, ...messages].join('; ');
}

/**
 * Starts the function on Node, with its passes of delivery and upkeep. `stop` finishes the mail that is
 * being sent, as long as that takes no more than a minute, and closes the store; no request may come after it.
 */
export async function startFunction(settings: Settings, log: Log, options = defaultOptions) {
  const kind = settings.DATABASE_URL ? 'postgres' : 'sqlite';
  const database = await openDatabase(settings, options.reserve, (opened) => migrate(opened, kind));
  const stopping = new AbortController();
  const { NODE_ENV, TRUSTED_PROXIES } = settings;
  let isWarned = NODE_ENV !== 'production';
  const warnOfProxy = () => {
    if (isWarned) return;
    isWarned = true;
    const reason =
      'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES: if that is your proxy, all visitors count as one client';
    log.warn('proxy_not_trusted', { reason });
  };
  const { app, deliver, upkeep } = createFunction(settings, {
    database,
    mailer: createMailer(settings, options.mail),
    log,
    pagesOrigin: '',
    leaseTime: options.leaseTime,
    pause: options.pause,
    isStopping: () => stopping.signal.aborted,
    paths: [functionPath],
    afterAnswer: () => {},
    clientOf(context) {
      const { address = '' } = getConnInfo(context).remote;
      const forwarded = context.req.header('x-forwarded-for') ?? '';
      if (forwarded && !isFromProxy(address, TRUSTED_PROXIES)) warnOfProxy();
      return clientOf(`${forwarded},${address}`, TRUSTED_PROXIES);
    },
  });
  app.all('/functions/*', () => refusalAnswer(new Refusal('not_found')));

  const repeat = async (interval: number, work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  // Upkeep first: a mail that is being sent cannot be listed to staff as bounced.
  const repeated = Promise.all([repeat(hour, upkeep), repeat(options.pause, deliver)]);
  return {
    app,
    async stop() {
      stopping.abort();
      const late = sleep(options.stop, undefined, { ref: false });
      await Promise.race([repeated.then(deliver), late]);
      await database.close();
    },
  };
}
