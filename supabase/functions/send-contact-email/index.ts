import { BlockList } from 'node:net';
import { forms } from '../../../content/forms.ts';
import { Refusal, refusalAnswer } from '../../../enquiry/answer.ts';
import { createDelivery } from '../../../enquiry/deliver.ts';
import { handle, health } from '../../../enquiry/handle.ts';
import { digest, minute } from '../../../enquiry/limits.ts';
import type { Log } from '../../../enquiry/log.ts';
import { Store } from '../../../enquiry/store.ts';
import { doUpkeep } from '../../../enquiry/upkeep.ts';
import { clientOf } from '../../../server/client-address.ts';
import { openPostgres } from '../../../server/postgres.ts';
import { readSettings } from '../../../server/settings.ts';
import { createSmtpMailer } from '../../../server/smtp.ts';

// The host of the function on Supabase: the same `handle` under Deno, with PostgreSQL as its store.

/** What this file uses of Deno and of Supabase's runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(
    options: { port: number; hostname: string },
    handler: (request: Request) => Promise<Response>,
  ): unknown;
};
declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/** Connections of one isolate, of which there may be many: all of them through the transaction pooler. */
const connections = 2;

/** Milliseconds for which a claimed mail is no other isolate's. */
const lease = 2 * minute;

const env = Deno.env.toObject();
const settings = readSettings({
  DATABASE_URL: env.SUPABASE_DB_URL,
  ...env,
  NODE_ENV: 'production',
});
const { DATABASE_URL = '', SMTP_URL = '', SITE_URL, SECRET } = settings;

const write =
  (level: string): Log['info'] =>
  (event, fields) =>
    console.log(JSON.stringify({ level, event, ...fields }));
const log = { info: write('info'), error: write('error') };

const store = new Store(openPostgres(DATABASE_URL, connections), {
  rate: settings.RATE_LIMIT,
  lease,
  retentionDays: settings.RETENTION_DAYS,
});
const formOf = new Map(forms.map((form) => [form.formType, form]));
const deliverServices = {
  store,
  mailer: createSmtpMailer(SMTP_URL),
  addresses: { from: settings.ENQUIRIES_FROM, to: settings.ENQUIRIES_TO, siteUrl: SITE_URL },
  forms: formOf,
  log,
};
/** An isolate ends without notice. */
const never = new AbortController().signal;
const delivery = createDelivery(deliverServices, minute, never);
const services = {
  store,
  forms: formOf,
  allowedOrigins: new Set([SITE_URL, ...settings.ALLOWED_ORIGINS]),
  pages: SITE_URL,
  secret: SECRET,
  log,
  wake: () => afterAnswer(delivery.wake()),
};

/** The gateway's own hops: the client is the right-most public one of its header. */
const gateway = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  gateway.addSubnet(network, bits, 'ipv4');
}
gateway.addSubnet('fc00::', 7, 'ipv6');

/** Keeps the isolate alive until the work has ended. */
function afterAnswer(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

/** `pg_cron` calls this each minute. Comparing digests does not reveal how much of two secrets is equal. */
async function deliverNow({ method, headers }: Request): Promise<Response> {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (method !== 'POST' || (await digest(given)) !== (await digest(SECRET))) {
    return refusalAnswer(new Refusal('not_found'), {});
  }
  afterAnswer(Promise.all([delivery.wake(), doUpkeep(deliverServices)]));
  return new Response(null, { status: 202 });
}

Deno.serve({ port: Number(env.PORT ?? 8000), hostname: env.HOST ?? '0.0.0.0' }, async (request) => {
  const { pathname } = new URL(request.url);
  switch (pathname.replace(/^\/functions\/v1/, '')) {
    case '/send-contact-email': {
      const forwardedFor = request.headers.get('x-forwarded-for');
      return handle(request, clientOf('127.0.0.1', forwardedFor, gateway), services);
    }
    case '/send-contact-email/health':
      return health(services);
    case '/send-contact-email/deliver':
      return deliverNow(request);
    default:
      return refusalAnswer(new Refusal('not_found'), {});
  }
});
