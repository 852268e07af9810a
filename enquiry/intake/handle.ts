import type { EnquiryForm } from '../../content/model.ts';
import { type Log, type RateLimiter, StoreUnavailable } from '../ports.ts';
import type { Traces } from '../rules/judge-spam.ts';
import { grantFor } from '../rules/origin.ts';
import { validate } from '../rules/validate.ts';
import { traceOf } from '../trace-of.ts';
import { acceptedAnswer, optionsAnswer, pageAnswer, refusalAnswer } from './answer.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import { type ReceiveServices, receive } from './receive.ts';
import { Refusal, refusals } from './refusal.ts';

export interface HandleServices extends ReceiveServices {
  /** Every form of the site, by its formType. */
  forms: ReadonlyMap<string, EnquiryForm>;
  limiter: RateLimiter;
  log: Log;
  /** Origins besides our own host that may send enquiries: `https://www.example`. */
  allowedOrigins: ReadonlySet<string>;
  /** Where the pages are when this function is on a foreign host: `https://www.example`; else ''. */
  pagesBase: string;
  /** Tells the delivery that something was stored. */
  wake(): void;
  /** Whether the host is stopping. */
  isDraining(): boolean;
}

/** Seconds after which a caller may try again while we cannot store. */
const unavailableRetry = 10;

/** What an Idempotency-Key may be: long enough to be nobody else's, and safe in any log. */
const idempotencyKey = /^[\w.~-]{16,64}$/;

/**
 * The function `send-contact-email`: one enquiry from a browser, a script-less form or another
 * caller (section 7). `client` is the key under which the host knows the caller: its address.
 * Never rejects.
 */
export async function handle(
  request: Request,
  client: string,
  services: HandleServices,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const startedAt = services.clock.now();
  const grant = grantFor(request, services.allowedOrigins);
  const note = (refusal: Refusal | undefined, fields: Record<string, string | boolean> = {}) =>
    services.log.info('enquiry', {
      requestId,
      status: refusal ? refusals[refusal.code].status : 200,
      code: refusal?.code,
      ms: services.clock.now() - startedAt,
      ...fields,
    });

  let submission: Submission;
  let form: EnquiryForm;
  try {
    if (!grant) throw new Refusal('origin');
    if (request.method === 'OPTIONS') return optionsAnswer(grant);
    if (request.method !== 'POST') throw new Refusal('method');
    if (services.isDraining()) throw new Refusal('unavailable', { retryAfter: unavailableRetry });
    submission = await readSubmission(request, services.clock);
    form = formOf(submission, services.forms);
  } catch (error) {
    const refusal = asRefusal(error, requestId, services.log);
    note(refusal);
    return refusalAnswer(refusal, requestId, grant ?? {});
  }

  const { scriptless } = submission;
  const about = { formType: form.formType, scriptless };
  try {
    const receipt = await take(submission, form, request.headers, client, services);
    note(undefined, { ...about, ...receipt });
    return scriptless
      ? pageAnswer(form, services.pagesBase)
      : acceptedAnswer(receipt.reference, grant);
  } catch (error) {
    const refusal = asRefusal(error, requestId, services.log);
    note(refusal, about);
    return scriptless
      ? pageAnswer(form, services.pagesBase, refusal)
      : refusalAnswer(refusal, requestId, grant);
  }
}

function formOf({ fields }: Submission, forms: ReadonlyMap<string, EnquiryForm>): EnquiryForm {
  const formType = own(fields, 'formType');
  const form = typeof formType === 'string' ? forms.get(formType) : undefined;
  if (form) return form;
  throw new Refusal('invalid', {
    fields: { formType: { code: 'malformed', message: 'formType must name one of the forms' } },
  });
}

/** Validates, counts and stores. Throws a refusal or `StoreUnavailable`. */
async function take(
  submission: Submission,
  form: EnquiryForm,
  headers: Headers,
  client: string,
  services: HandleServices,
): Promise<{ reference: string; quarantined: boolean }> {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && !idempotencyKey.test(key)) {
    throw new Refusal('invalid', {
      message: 'Idempotency-Key must be 16 to 64 characters: letters, digits, "-", "_", ".", "~".',
    });
  }
  const validation = validate(form, submission.fields);
  if (!validation.ok) throw new Refusal('invalid', { fields: validation.errors });

  const allowance = await services.limiter.take(client);
  if (!allowance.ok) throw new Refusal('rate', { retryAfter: allowance.retryAfter });

  let stored = false;
  try {
    const traces = tracesOf(submission, headers, allowance.burst, services.clock.now());
    const receipt = await receive(validation.enquiry, form, key, traces, client, services);
    if (receipt.kind === 'key_reuse') throw new Refusal('key_reuse');
    stored = receipt.kind === 'accepted';
    if (stored) services.wake();
    return { reference: receipt.reference, quarantined: receipt.quarantined };
  } finally {
    // A repeat, or a store that was down, must not use up a visitor's allowance.
    if (!stored) await services.limiter.giveBack(client);
  }
}

/** `website` is the field that people do not see; `opened` the time when the page was opened. */
function tracesOf(submission: Submission, headers: Headers, burst: boolean, now: number): Traces {
  const { fields, scriptless } = submission;
  const opened = scriptless ? Number(own(fields, 'opened') || Number.NaN) : Number.NaN;
  return {
    honeypot: scriptless && Boolean(own(fields, 'website')),
    fillTime: Number.isFinite(opened) ? now - opened : undefined,
    fetchMetadata: headers.has('sec-fetch-site'),
    burst,
  };
}

function own(fields: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(fields, key)?.value;
}

function asRefusal(error: unknown, requestId: string, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) {
    log.error('store_unavailable', { requestId, reason: error.message });
    return new Refusal('unavailable', { retryAfter: unavailableRetry });
  }
  log.error('internal_error', { requestId, ...traceOf(error) });
  return new Refusal('internal');
}
