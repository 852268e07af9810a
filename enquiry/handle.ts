import type { EnquiryForm } from '../content/model/form.ts';
import {
  json,
  optionsAnswer,
  pageAnswer,
  Refusal,
  receivedAnswer,
  refusalAnswer,
  refusalPage,
} from './answer.ts';
import { digest, hashClient } from './limits.ts';
import { describeError, type Log } from './log.ts';
import { grantFor, readSubmission, type Submission } from './request.ts';
import { suspicionOf } from './spam.ts';
import type { Accepted, Store } from './store.ts';
import { validate } from './validate.ts';

export interface HandleServices {
  store: Store;
  /** Every form of the site, by its formType. */
  forms: ReadonlyMap<string, EnquiryForm>;
  /** Origins besides the function's own that may send enquiries: `https://www.example`. */
  allowedOrigins: ReadonlySet<string>;
  /** Where the pages are: '' when this host serves them. */
  pages: string;
  secret: string;
  log: Log;
  /** Something was stored: mail it. */
  wake(): void;
}

/** The name under which the browser's client calls the function (section 7). */
export const functionPath = '/functions/v1/send-contact-email';

/** Milliseconds after which a sender may try again while nothing can be stored. */
const unavailableWait = 10_000;

/**
 * `POST send-contact-email` (section 7, docs/function.md): one request in, one answer out. `client` is
 * the sender's address as `hashClient` takes it. Never rejects.
 */
export async function handle(
  request: Request,
  client: string,
  services: HandleServices,
): Promise<Response> {
  const grant = grantFor(request, services.allowedOrigins);
  let submission: Submission | undefined;
  let form: EnquiryForm | undefined;
  try {
    if (!grant) throw new Refusal('origin');
    if (request.method === 'OPTIONS') return optionsAnswer(grant);
    if (request.method !== 'POST') throw new Refusal('method');
    submission = await readSubmission(request);
    form = formOf(submission, services.forms);
    const stored = await take(submission, form, request.headers, client, services);
    if (!stored.repeat && !stored.held) services.wake();
    if (submission.scriptless) return pageAnswer(form, pagesOf(request, services));
    return receivedAnswer(stored.reference, stored.receivedAt, grant);
  } catch (error) {
    const refusal = asRefusal(error, services.log);
    services.log.info('refused', { code: refusal.code, formType: form?.formType });
    if (!submission?.scriptless) return refusalAnswer(refusal, grant ?? {});
    const pages = pagesOf(request, services);
    if (form && refusal.code !== 'invalid') return pageAnswer(form, pages, refusal);
    return refusalPage(refusal, `${pages}${form?.page ?? '/'}`);
  }
}

function formOf({ fields }: Submission, forms: HandleServices['forms']): EnquiryForm {
  const formType = own(fields, 'formType');
  const form = typeof formType === 'string' ? forms.get(formType) : undefined;
  if (form) return form;
  const message = 'formType must name one of the forms';
  throw new Refusal('invalid', { fields: { formType: { code: 'malformed', message } } });
}

/** Validates an enquiry and stores it. Throws a refusal. */
async function take(
  { fields, scriptless }: Submission,
  form: EnquiryForm,
  headers: Headers,
  client: string,
  { store, secret, log }: HandleServices,
): Promise<Accepted & { kind: 'received' }> {
  const result = validate(form, fields);
  if (!result.ok) throw new Refusal('invalid', { fields: result.errors });
  const values = result.enquiry;
  const key = headers.get('idempotency-key');
  const stored = await store
    .accept({
      values,
      keyHash: key ? await digest(key) : null,
      payloadHash: await digest(JSON.stringify(Object.entries(values))),
      held: suspicionOf(values, {
        honeypot: scriptless && Boolean(own(fields, 'website')),
        scripted: !scriptless && !headers.has('sec-fetch-site'),
      }),
      ...(await hashClient(client, secret, new Date())),
    })
    .catch((error: unknown) => {
      log.error('store_unavailable', { reason: describeError(error) });
      throw new Refusal('unavailable', { wait: unavailableWait });
    });
  switch (stored.kind) {
    case 'received': {
      const { reference, held, repeat } = stored;
      log.info('received', { reference, formType: form.formType, held, repeat, scriptless });
      return stored;
    }
    case 'key_reuse':
      throw new Refusal('key_reuse');
    case 'rate':
      throw new Refusal('rate', { wait: stored.wait });
    case 'full':
      log.error('store_full', {});
      throw new Refusal('unavailable', { wait: stored.wait });
  }
}

/** Where a page without scripts came from: one of our own sites, never what `Referer` says. */
function pagesOf({ headers }: Request, { allowedOrigins, pages }: HandleServices): string {
  const origin = headers.get('origin');
  return origin !== null && allowedOrigins.has(origin) ? origin : pages;
}

function asRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  log.error('internal_error', { reason: describeError(error) });
  return new Refusal('internal');
}

const own = (fields: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(fields, key)?.value;

/** `GET /health`: whether every mail leaves in time and the store can be written. Never rejects. */
export async function health({
  store,
  log,
}: Pick<HandleServices, 'store' | 'log'>): Promise<Response> {
  try {
    const late = await store.isMailLate();
    return late ? json(503, { ok: false, reason: 'mail' }) : json(200, { ok: true });
  } catch (error) {
    log.error('store_unavailable', { reason: describeError(error) });
    return json(503, { ok: false, reason: 'store' });
  }
}
