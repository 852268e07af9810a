import type { EnquiryForm } from '../content/types/form.ts';
import {
  json,
  optionsAnswer,
  pageAnswer,
  Refusal,
  receivedAnswer,
  refusalAnswer,
  refusalPage,
} from './answer.ts';
import type { StoredEnquiry } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { digest, hashClient } from './hashes.ts';
import { describeError } from './log.ts';
import { grantFor, isNavigation, readSubmission, type Submission } from './request.ts';
import { suspicionOf } from './spam.ts';
import { accept, checkHealth } from './store.ts';
import { validate } from './validate.ts';

/** Milliseconds after which a sender may try again while nothing can be stored. */
const unavailableWait = 10_000;

/**
 * `POST send-contact-email` (section 7, docs/function.md): one request in, one answer out. `client` is
 * the sender's address as `hashClient` takes it. Never rejects.
 */
export async function handle(
  request: Request,
  client: string,
  dependencies: Dependencies,
): Promise<Response> {
  const grant = grantFor(request, dependencies.allowedOrigins);
  let submission: Submission | undefined;
  let form: EnquiryForm | undefined;
  try {
    if (!grant) throw new Refusal('origin');
    if (request.method === 'OPTIONS') return optionsAnswer(grant);
    if (request.method !== 'POST') throw new Refusal('method');
    submission = await readSubmission(request);
    form = formOf(submission, dependencies.forms);
    const { reference, received_at } = await take(submission, form, request, client, dependencies);
    if (submission.scriptless) return pageAnswer(form, pagesOf(request, dependencies));
    return receivedAnswer(reference, received_at, grant);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('internal', { cause: error });
    const { code, cause } = refusal;
    const reason = cause ? describeError(cause) : undefined;
    dependencies.log[cause ? 'error' : 'info']('refused', { code, form: form?.formType, reason });
    if (!(submission?.scriptless ?? isNavigation(request))) return refusalAnswer(refusal, grant);
    const pages = pagesOf(request, dependencies);
    if (form && refusal.code !== 'invalid') return pageAnswer(form, pages, refusal);
    return refusalPage(refusal, `${pages}${form?.page ?? '/'}`);
  }
}

function formOf({ fields }: Submission, forms: Dependencies['forms']): EnquiryForm {
  const { formType } = fields;
  const form = typeof formType === 'string' ? forms.get(formType) : undefined;
  if (form) return form;
  const message = 'formType must name one of the forms';
  throw new Refusal('invalid', { fields: { formType: { code: 'malformed', message } } });
}

/** Validates an enquiry and stores it. Throws a refusal. */
async function take(
  { fields, scriptless }: Submission,
  form: EnquiryForm,
  { headers }: Request,
  client: string,
  dependencies: Dependencies,
): Promise<StoredEnquiry> {
  const { log, secret, wake } = dependencies;
  const result = validate(form, fields);
  if (!result.ok) throw new Refusal('invalid', { fields: result.errors });
  const values = result.enquiry;
  const key = headers.get('idempotency-key');
  const honeypot = scriptless && Boolean(fields.website);
  const enquiry = {
    values,
    keyHash: key ? await digest(key) : null,
    payloadHash: await digest(JSON.stringify(Object.entries(values))),
    held: suspicionOf(values, honeypot, !scriptless && !headers.has('sec-fetch-site')),
    ...(await hashClient(client, secret, new Date())),
  };
  const accepted = await accept(dependencies, enquiry).catch((cause: unknown) => {
    throw new Refusal('unavailable', { wait: unavailableWait, cause });
  });
  if (accepted.kind === 'refused') throw new Refusal(accepted.code, { wait: accepted.wait });
  const { repeat } = accepted;
  const { reference, held } = accepted.enquiry;
  log.info('received', { reference, form: form.formType, held: held !== null, repeat, scriptless });
  if (!repeat && held === null) wake();
  return accepted.enquiry;
}

/** Where a page without scripts came from: one of our own sites, never what `Referer` says. */
function pagesOf({ headers }: Request, { allowedOrigins, pages }: Dependencies): string {
  const origin = headers.get('origin');
  return origin !== null && allowedOrigins.has(origin) ? origin : pages;
}

/** `GET /health`: whether every mail leaves in time and the store can be written. Never rejects. */
export async function health({ database, log }: Dependencies): Promise<Response> {
  try {
    const reason = await checkHealth(database);
    return reason ? json(503, { ok: false, reason }) : json(200, { ok: true });
  } catch (error) {
    log.error('store_unavailable', { reason: describeError(error) });
    return json(503, { ok: false, reason: 'store' });
  }
}
