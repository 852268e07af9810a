import { createSmtpMailer } from '../../../../adapters/mail/smtp-mailer.ts';
import { createPostgresStore } from '../../../../adapters/postgres/postgres-store.ts';
import { handleStaff } from '../../../../enquiry/answering/handle-staff.ts';
import { refusalAnswer } from '../../../../enquiry/intake/answer.ts';
import { handle } from '../../../../enquiry/intake/handle.ts';
import { Refusal, unavailableRetry } from '../../../../enquiry/intake/refusal.ts';
import { type Log, StoreUnavailable } from '../../../../enquiry/ports.ts';
import { grantFor } from '../../../../enquiry/rules/origin.ts';
import { sampleLog } from '../../../../enquiry/sample-log.ts';
import { createStoreWatch } from '../../../../enquiry/store-watch.ts';
import { systemClock } from '../../../../enquiry/system-clock.ts';
import { traceOf } from '../../../../enquiry/trace-of.ts';
import { doChores } from '../../../../enquiry/upkeep/housekeeping.ts';
import { readFunctionSettings } from '../../../settings/function-settings.ts';
import { orExit } from '../../../settings/or-exit.ts';
import { clientKey } from '../../../shared/client-address.ts';
import { createServices } from '../../../shared/create-services.ts';
import { createDrain } from './drain.ts';

const write =
  (level: string): Log['info'] =>
  (event, fields) =>
    console.log(JSON.stringify({ level, time: new Date().toISOString(), event, ...fields }));
/** An isolate ends without notice, so it cannot write its counts at the end. */
const never = new AbortController().signal;
const log = sampleLog({ info: write('info'), error: write('error') }, systemClock, never);

const env = Deno.env.toObject();
const settings = orExit(() => readFunctionSettings(env));
const watch = createStoreWatch(log, systemClock);

/** Milliseconds for chores: less than the life of an isolate, so that none is interrupted. */
const choresTime = 120_000;

// The deployment runs the migrations, as a user who may change the schema.
const postgres = createPostgresStore(settings.databaseUrl, []);
const store = watch.store(postgres);
const services = createServices(settings, {
  store,
  watch,
  buckets: postgres.buckets,
  diskSpace: undefined,
  mailer: createSmtpMailer(settings.smtp),
  clock: systemClock,
  log,
  // Another host serves the pages.
  visits: undefined,
  hostHealth: undefined,
  pagesBase: settings.siteUrl,
  wake: () => afterAnswer(drain()),
  isDraining: () => false,
  forgetMails: async () => {},
});
const drain = createDrain(services);

function afterAnswer(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

/** What is called: a name under which this file is deployed (`hosts/supabase/config.toml`), or the drain. */
function calledBy(request: Request): string | undefined {
  const { pathname } = new URL(request.url);
  return /^(?:\/functions\/v1)?\/(send-contact-email(?:\/drain)?|staff-act)$/.exec(pathname)?.[1];
}

/** Whether the caller may have the outbox drained. */
async function mayDrain(request: Request): Promise<boolean> {
  const { drainSecret } = settings;
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (drainSecret === undefined || given === undefined || request.method !== 'POST') return false;
  const [left, right] = await Promise.all([digest(given), digest(drainSecret)]);
  return left === right;
}

/** Comparing digests does not reveal how much of two secrets is equal. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(bytes).join();
}

Deno.serve(
  { port: Number(env.PORT ?? 8000), hostname: env.HOST ?? '0.0.0.0' },
  async (request, { remoteAddr }) => {
    try {
      const called = calledBy(request);
      if (called === 'send-contact-email/drain' && (await mayDrain(request))) {
        // While the store is away, each chore would fail and log the same.
        await store.check();
        const signal = AbortSignal.timeout(choresTime);
        afterAnswer(Promise.all([drain(), doChores(services, signal)]).then(() => {}));
        return new Response(null, { status: 202 });
      }
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
      const client = clientKey(remoteAddr.hostname, forwarded, settings.trustedProxies);
      if (called === 'staff-act') return await handleStaff(request, client, services);
      if (called === 'send-contact-email') {
        return await handle(request, { kind: 'client', client }, services);
      }
      const grant = grantFor(request, services.allowedOrigins) ?? {};
      return refusalAnswer(new Refusal('not_found'), crypto.randomUUID(), grant);
    } catch (error) {
      // The watch has logged that the store cannot be used.
      if (!(error instanceof StoreUnavailable)) log.error('internal_error', traceOf(error));
      return refusalAnswer(
        new Refusal('unavailable', { retryAfter: unavailableRetry }),
        crypto.randomUUID(),
        {},
      );
    }
  },
);
