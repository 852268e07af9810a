import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Refusal, refusalAnswer } from '../enquiry/answer.ts';
import type { Database } from '../enquiry/database.ts';
import { hour, minute } from '../enquiry/limits.ts';
import type { Log } from '../enquiry/log.ts';
import { clientOf } from './client-address.ts';
import { createFunction } from './function.ts';
import { createFileMailer, createSmtpMailer } from './mailers.ts';
import { openPostgres } from './postgres.ts';
import { prepareSchema } from './schema.ts';
import type { Settings } from './settings.ts';
import { openSqlite } from './sqlite.ts';

/** In milliseconds, and bytes of SQLite's disk that stay free for leases and results; tests have less. */
export const productionTiming = { lease: 2 * minute, pause: minute, reserve: 256 * 1024 * 1024 };

/** PostgreSQL connections of one instance. */
const connections = 8;

/** Opens the database that the settings name, with its schema. Rejects with an error for the operator. */
export async function openDatabase(settings: Settings, reserve: number): Promise<Database> {
  if (!settings.DATABASE_URL) return openSqlite(settings.DATA_DIR, reserve);
  const database = openPostgres(settings.DATABASE_URL, connections);
  await prepareSchema(database, 'postgres');
  return database;
}

/**
 * Starts the function on Node, with its passes of delivery and upkeep. `stop` finishes the mail that is
 * being sent and closes the store; no request may come after it.
 */
export async function startFunction(settings: Settings, log: Log, timing = productionTiming) {
  const { DATA_DIR, SMTP_URL, TRUSTED_PROXIES } = settings;
  const database = await openDatabase(settings, timing.reserve);
  const stopping = new AbortController();
  const { app, deliver, upkeep } = createFunction(settings, {
    database,
    mailer: SMTP_URL ? createSmtpMailer(SMTP_URL) : createFileMailer(join(DATA_DIR, 'mail')),
    log,
    pages: '',
    lease: timing.lease,
    pause: timing.pause,
    stopping: stopping.signal,
    afterAnswer: () => {},
    clientOf(context) {
      const { address = '' } = getConnInfo(context).remote;
      return clientOf(`${context.req.header('x-forwarded-for') ?? ''},${address}`, TRUSTED_PROXIES);
    },
  });
  app.all('/functions/*', () => refusalAnswer(new Refusal('not_found')));

  const repeat = async (interval: number, work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const repeated = Promise.all([repeat(timing.pause, deliver), repeat(hour, upkeep)]);
  return {
    app,
    async stop() {
      stopping.abort();
      await repeated;
      await deliver();
      await database.close();
    },
  };
}
