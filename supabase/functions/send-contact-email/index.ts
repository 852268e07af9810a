import { digest } from '../../../enquiry/hashes.ts';
import { leaseTime, minute } from '../../../enquiry/limits.ts';
import { clientOf, isPrivate } from '../../../hosts/client-address.ts';
import { createFunction, functionPath } from '../../../hosts/function.ts';
import { createMailer } from '../../../hosts/mailer.ts';
import { openPostgres } from '../../../hosts/postgres.ts';
import { checkSchema } from '../../../hosts/schema.ts';
import { choosesTls, readSettings } from '../../../hosts/settings.ts';

// The host of the function on Supabase: the same `handle` under Deno, with PostgreSQL as its store.

/** The parts of Deno and of Supabase's runtime that this file uses. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/** Milliseconds after which a worker is ended, on the free plan and on paid ones: one that is older is on a paid plan. */
const lives = [150_000, 400_000];

/** Milliseconds that must be left of a worker's life when it begins with a mail. */
const reserve = minute;

/** Supabase's gateway leaves out the start. */
const paths = [functionPath, '/send-contact-email'];

const env = Deno.env.toObject();
if (env.DATABASE_URL && !choosesTls(env.DATABASE_URL)) {
  throw new Error('DATABASE_URL: say how it is encrypted, for example ?sslmode=verify-full');
}
// Supabase's own address stays inside its network, and is used as it is given.
const databaseUrl = env.DATABASE_URL || env.SUPABASE_DB_URL || '';
const settings = readSettings({ ...env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' });
const { SITE_URL, SECRET, TRUSTED_PROXIES } = settings;

/** Writes a line, with the levels that pino has on Node. */
const write = (level: number, event: string, fields: object) =>
  console.log(JSON.stringify({ level, event, ...fields }));
const log = {
  info: write.bind(null, 30),
  warn: write.bind(null, 40),
  error: write.bind(null, 50),
};

/** Keeps the worker alive until the work has ended. */
function afterAnswer(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

const startedAt = performance.now();
let isUnloading = false;
addEventListener('beforeunload', () => {
  isUnloading = true;
});

/** True when too little is left of the worker's life to begin with a mail, or it is told that it ends. */
function isStopping(): boolean {
  const age = performance.now() - startedAt;
  const life = lives.find((one) => one > age) ?? 0;
  return isUnloading || life - age < reserve;
}

// There may be many workers, all of them connected through the transaction pooler.
const database = openPostgres(databaseUrl, 1, 1);
await checkSchema(database);

const { app, deliver, upkeep } = createFunction(settings, {
  database,
  mailer: createMailer(settings),
  log,
  pagesOrigin: SITE_URL,
  leaseTime,
  // The schedule's next call must find that the rest is over.
  pause: minute - 15_000,
  isStopping,
  paths,
  afterAnswer,
  clientOf: ({ req }) =>
    clientOf(
      req.header('x-forwarded-for') ?? '',
      (address) => isPrivate(address) || TRUSTED_PROXIES(address),
    ),
});

/** Work that `pg_cron` asks for each minute and each hour. */
const scheduled = { deliver, upkeep };
for (const path of paths) {
  for (const [name, work] of Object.entries(scheduled)) {
    app.post(`${path}/${name}`, async ({ req, body, notFound }) => {
      const given = req.header('authorization')?.replace(/^Bearer /, '') ?? '';
      // Comparing digests does not reveal how much of two secrets is equal.
      if ((await digest(given)) !== (await digest(SECRET))) {
        log.warn('wrong_bearer', { work: name });
        return notFound();
      }
      afterAnswer(work());
      return body(null, 202);
    });
  }
}

Deno.serve(app.fetch);
