import { digest } from '../../../enquiry/hashes.ts';
import { minute } from '../../../enquiry/limits.ts';
import { clientOf, isPrivate } from '../../../server/client-address.ts';
import { createFunction, functionPaths } from '../../../server/function.ts';
import { createSmtpMailer } from '../../../server/mailers.ts';
import { openPostgres } from '../../../server/postgres.ts';
import { checkSchema } from '../../../server/schema.ts';
import { readSettings } from '../../../server/settings.ts';

// The host of the function on Supabase: the same `handle` under Deno, with PostgreSQL as its store.

/** What this file uses of Deno and of Supabase's runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/** Connections of one isolate, of which there may be many: all of them through the transaction pooler. */
const connections = 2;

const env = Deno.env.toObject();
const settings = readSettings({
  DATABASE_URL: env.SUPABASE_DB_URL,
  ...env,
  NODE_ENV: 'production',
});
const { DATABASE_URL = '', SMTP_URL = '', SITE_URL, SECRET } = settings;

/** Writes a line, with the levels that pino has on Node. */
const write = (level: number, event: string, fields: object) =>
  console.log(JSON.stringify({ level, event, ...fields }));

/** Keeps the isolate alive until the work has ended. */
function afterAnswer(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

const database = openPostgres(DATABASE_URL, connections);
await database.transaction(checkSchema);

const { app, deliver, upkeep } = createFunction(settings, {
  database,
  mailer: createSmtpMailer(SMTP_URL),
  log: { info: write.bind(null, 30), error: write.bind(null, 50) },
  pages: SITE_URL,
  lease: 2 * minute,
  pause: minute,
  // An isolate ends without notice.
  stopping: new AbortController().signal,
  afterAnswer,
  clientOf: ({ req }) => clientOf(req.header('x-forwarded-for') ?? '', isPrivate),
});

// `pg_cron` posts each minute. Comparing digests does not reveal how much of two secrets is equal.
for (const path of functionPaths) {
  app.post(`${path}/deliver`, async ({ req, body, notFound }) => {
    const given = req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if ((await digest(given)) !== (await digest(SECRET))) return notFound();
    afterAnswer(Promise.all([deliver(), upkeep()]));
    return body(null, 202);
  });
}

Deno.serve(app.fetch);
