import type { EnquiryForm } from '../../content/model/form.ts';
import type { RateLimiter, Taken } from '../limits/rate-limiter.ts';
import { StoreUnavailable } from '../ports.ts';
import type { Traces } from '../rules/judge-spam.ts';
import { grantFor } from '../rules/origin.ts';
import { validate } from '../rules/validate.ts';
import { traceOf } from '../trace-of.ts';
import { acceptedAnswer, optionsAnswer, pageAnswer, refusalAnswer } from './answer.ts';
import { bodyKind, readSubmission, type Submission } from './read-submission.ts';
import { findRepeat, type Receipt, type ReceiveServices, receive } from './receive.ts';
import { asRefusal, Refusal, refusals, unavailableRetry } from './refusal.ts';

export interface HandleServices extends ReceiveServices {
  /** Every form of the site, by its formType. */
  forms: ReadonlyMap<string, EnquiryForm>;
  limiter: RateLimiter;
  /** Origins besides our own host that may send enquiries: `https://www.example`. */
  allowedOrigins: ReadonlySet<string>;
  /** Where the pages are when another host serves them: `https://www.example`; else ''. */
  pagesBase: string;
  /** Counts the page on which the visit began, where visits are counted. */
  noteEntry?(path: string): void;
  /** Tells the delivery that something was stored. */
  wake(): void;
  /** Whether the host is stopping. */
  isDraining(): boolean;
}

/** The sender: a client, as the host knows it by its address, or the website's own daily test. */
export type Caller = { kind: 'client'; client: string } | { kind: 'canary' };

/** An Idempotency-Key: long enough to be unique, and safe in any log. */
const idempotencyKeys = /^[\w.~-]{16,64}$/;

/**
 * The function `send-contact-email`: one enquiry from a browser, a script-less form or another
 * caller (section 7). Never rejects.
 */
export async function handle(
  request: Request,
  caller: Caller,
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
      canary: caller.kind === 'canary' || undefined,
      ...fields,
    });

  let submission: Submission;
  let form: EnquiryForm;
  try {
    if (!grant) throw new Refusal('origin');
    if (request.method === 'OPTIONS') return optionsAnswer(grant);
    if (request.method !== 'POST') throw new Refusal('method');
    if (services.isDraining()) throw new Refusal('unavailable', { retryAfter: unavailableRetry });
    await refuseUnread(request.headers, caller, services);
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
    const receipt = await take(submission, form, request.headers, caller, services);
    const { reference, quarantined } = receipt;
    const repeat = receipt.kind === 'repeat';
    const entry = request.headers.get('entry-page');
    if (entry !== null && receipt.kind === 'accepted' && !quarantined) services.noteEntry?.(entry);
    note(undefined, { ...about, reference, quarantined, ...(repeat && { repeat }) });
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

/**
 * Refuses a client whose allowance is spent before its body is read. Two kinds are still read: what may be a repeat, because its key is known, and a form without scripts, because its body
 * alone names the page that it returns to.
 */
async function refuseUnread(
  headers: Headers,
  caller: Caller,
  { limiter, store, clock }: HandleServices,
): Promise<void> {
  if (caller.kind === 'canary' || bodyKind(headers) === 'form') return;
  const retryAfter = limiter.refusedFor(caller.client);
  if (retryAfter === undefined) return;
  const idempotencyKey = headers.get('idempotency-key') ?? '';
  const sent = { values: noValues, idempotencyKey, acceptedAt: clock.now() };
  if (idempotencyKeys.test(idempotencyKey) && (await store.findRepeat(sent))) return;
  throw new Refusal('rate', { retryAfter });
}

/** The answer says whether the key is known, whatever the values are. */
const noValues = { name: '', email: '', subject: '', message: '', formType: '' };

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
  caller: Caller,
  services: HandleServices,
): Promise<Receipt> {
  const idempotencyKey = headers.get('idempotency-key') ?? undefined;
  if (idempotencyKey !== undefined && !idempotencyKeys.test(idempotencyKey)) {
    throw new Refusal('invalid', {
      message: 'Idempotency-Key must be 16 to 64 characters: letters, digits, "-", "_", ".", "~".',
    });
  }
  const validation = validate(form, submission.fields);
  if (!validation.ok) throw new Refusal('invalid', { fields: validation.errors });
  const values = validation.enquiry;

  const { limiter } = services;
  // The daily test is counted nowhere: in a flood it must still show whether enquiries pass.
  const canary = caller.kind === 'canary';
  const allowance = canary ? undefined : await limiter.take(caller.client);
  if (allowance && !allowance.ok) {
    const repeat = await findRepeat({ values, idempotencyKey }, services);
    if (repeat) return repeat;
    throw new Refusal('rate', { retryAfter: allowance.retryAfter });
  }

  let stored = false;
  try {
    const traces = tracesOf(submission, headers, allowance);
    const network = allowance?.hashes.network;
    const arrival = { values, form, idempotencyKey, traces, network, canary };
    const receipt = await receive(arrival, services);
    stored = receipt.kind === 'accepted';
    if (stored) services.wake();
    return receipt;
  } finally {
    if (!stored && allowance) await refund(allowance, services);
  }
}

/**
 * A repeat, or a store that was down, must not use up a visitor's allowance. When this fails the
 * answer stays as it is: the visitor may send one less for a minute.
 */
async function refund(allowance: Taken, { limiter, log }: HandleServices): Promise<void> {
  try {
    await limiter.refund(allowance);
  } catch (error) {
    // StoreWatch logs an outage of the store.
    if (!(error instanceof StoreUnavailable)) log.error('internal_error', traceOf(error));
  }
}

/** `website` is the field that people do not see. */
function tracesOf(
  { fields, scriptless }: Submission,
  headers: Headers,
  allowance: Taken | undefined,
): Traces {
  return {
    honeypot: scriptless && Boolean(own(fields, 'website')),
    fetchMetadata: headers.has('sec-fetch-site'),
    burst: allowance?.burst ?? false,
    flood: allowance?.flood ?? false,
  };
}

function own(fields: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(fields, key)?.value;
}
