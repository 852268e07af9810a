import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { forms } from '../content/forms.ts';
import { Refusal, refusalAnswer } from '../enquiry/answer.ts';
import { createDelivery } from '../enquiry/deliver.ts';
import { functionPath, handle, health } from '../enquiry/handle.ts';
import { hour, minute } from '../enquiry/limits.ts';
import type { Log } from '../enquiry/log.ts';
import type { Mailer } from '../enquiry/mail.ts';
import { Store } from '../enquiry/store.ts';
import { doUpkeep } from '../enquiry/upkeep.ts';
import { clientOf } from './client-address.ts';
import { openPostgres, prepareSchema } from './postgres.ts';
import type { Settings } from './settings.ts';
import { createFileMailer, createSmtpMailer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';

/** Milliseconds; tests need not wait as long. */
export interface Timing {
  /** For which a claimed mail is no other worker's. Longer than any try to send. */
  lease: number;
  /** Between two passes, and after one that found the mail server away. */
  pass: number;
  /** Bytes of SQLite's disk that stay free. */
  reserve: number;
}

export const productionTiming: Timing = {
  lease: 2 * minute,
  pass: minute,
  reserve: 256 * 1024 * 1024,
};

/** PostgreSQL connections of one instance. */
const connections = 8;

/** Opens the database that the settings name, with its schema. Rejects with an error for the operator. */
export async function openStore(settings: Settings, { lease, reserve }: Timing) {
  const { DATABASE_URL, DATA_DIR, RATE_LIMIT, RETENTION_DAYS } = settings;
  const database = DATABASE_URL
    ? openPostgres(DATABASE_URL, connections)
    : openSqlite(DATA_DIR, reserve);
  if (DATABASE_URL) {
    const folder = join(import.meta.dirname, '../supabase/migrations');
    const files = readdirSync(folder).sort();
    const migrations = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    await prepareSchema(database, migrations);
  }
  const options = { rate: RATE_LIMIT, lease, retentionDays: RETENTION_DAYS };
  return { database, store: new Store(database, options) };
}

/** What sends the mails: the SMTP server, or files while none is set. */
export function createMailer({ SMTP_URL, DATA_DIR }: Settings): Mailer {
  return SMTP_URL ? createSmtpMailer(SMTP_URL) : createFileMailer(join(DATA_DIR, 'mail'));
}

/**
 * The function on Node: its routes, its delivery and its upkeep. `stop` ends what is being sent and
 * closes the store; no request may come after it.
 */
export async function startFunction(settings: Settings, log: Log, timing = productionTiming) {
  const { SECRET, SITE_URL, ALLOWED_ORIGINS, ENQUIRIES_FROM, ENQUIRIES_TO, TRUSTED_PROXIES } =
    settings;
  const { database, store } = await openStore(settings, timing);
  const formOf = new Map(forms.map((form) => [form.formType, form]));
  const addresses = { from: ENQUIRIES_FROM, to: ENQUIRIES_TO, siteUrl: SITE_URL };
  const deliverServices = { store, mailer: createMailer(settings), addresses, forms: formOf, log };
  const stopping = new AbortController();
  const delivery = createDelivery(deliverServices, timing.pass, stopping.signal);
  const services = {
    store,
    forms: formOf,
    allowedOrigins: new Set([SITE_URL, ...ALLOWED_ORIGINS]),
    pages: '',
    secret: SECRET,
    log,
    wake: () => void delivery.wake(),
  };

  const repeat = async (interval: number, work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work();
      await pause(interval, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const loops = Promise.all([
    repeat(timing.pass, () => delivery.wake()),
    repeat(hour, () => doUpkeep(deliverServices)),
  ]);

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/health', () => health(services));
  app.get(`${functionPath}/health`, () => health(services));
  app.all(functionPath, ({ req, env }) => {
    const forwardedFor = req.header('x-forwarded-for') ?? null;
    const address = env.incoming.socket.remoteAddress;
    return handle(req.raw, clientOf(address, forwardedFor, TRUSTED_PROXIES), services);
  });
  app.all('/functions/*', () => refusalAnswer(new Refusal('not_found'), {}));

  return {
    app,
    async stop() {
      stopping.abort();
      await loops;
      await delivery.idle();
      await database.close();
    },
  };
}
