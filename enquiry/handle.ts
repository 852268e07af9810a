import type { EnquiryForm } from '../content/types/form.ts';
import { pageAnswer, Refusal, receivedAnswer, refusalAnswer, refusalPage } from './answer.ts';
import type { Dependencies } from './dependencies.ts';
import { digest, hashClient } from './hashes.ts';
import { describeError } from './log.ts';
import { isNavigation, readSubmission, type Submission } from './request.ts';
import { suspicionOf } from './spam.ts';
import { type Receipt, storeOrRefuse } from './store.ts';
import { validate } from './validate.ts';

/** Milliseconds of Retry-After while the store is unavailable. */
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
  let submission: Submission | undefined;
  let form: EnquiryForm | undefined;
  try {
    submission = await readSubmission(request);
    form = formOf(submission, dependencies.forms);
    const receipt = await validateAndStore(submission, form, request, client, dependencies);
    if (submission.scriptless) return pageAnswer(form, originOfPages(request, dependencies));
    return receivedAnswer(receipt);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('internal', { cause: error });
    return refuse(refusal, request, dependencies, form, submission?.scriptless);
  }
}

/** Logs a refusal and answers it: with JSON, or a page where the browser shows the answer as one. */
export function refuse(
  refusal: Refusal,
  request: Request,
  dependencies: Dependencies,
  form?: EnquiryForm,
  scriptless = isNavigation(request),
): Response {
  const { code, cause } = refusal;
  const reason = cause ? describeError(cause) : undefined;
  dependencies.log[cause ? 'error' : 'info']('refused', { code, form: form?.formType, reason });
  if (!scriptless) return refusalAnswer(refusal);
  const origin = originOfPages(request, dependencies);
  if (form && code !== 'invalid') return pageAnswer(form, origin, refusal);
  return refusalPage(refusal, `${origin}${form?.page ?? '/'}`);
}

function formOf({ fields }: Submission, forms: Dependencies['forms']): EnquiryForm {
  const form = forms.find(({ formType }) => formType === fields.formType);
  if (form) return form;
  const message = 'formType must name one of the forms';
  throw new Refusal('invalid', { fields: { formType: { code: 'malformed', message } } });
}

/** @throws Refusal */
async function validateAndStore(
  { fields, scriptless }: Submission,
  form: EnquiryForm,
  { headers }: Request,
  client: string,
  dependencies: Dependencies,
): Promise<Receipt> {
  const { log, settings, wake } = dependencies;
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
    ...(await hashClient(client, settings.SECRET, new Date())),
  };
  const stored = await storeOrRefuse(dependencies, enquiry).catch((cause: unknown) => {
    throw new Refusal('unavailable', { wait: unavailableWait, cause });
  });
  if (stored.kind === 'refused') throw new Refusal(stored.code, stored);
  const repeat = stored.kind === 'repeat';
  const { reference, held } = stored.receipt;
  log.info('received', { reference, form: form.formType, held: held !== null, repeat, scriptless });
  if (!repeat && held === null) wake();
  return stored.receipt;
}

/** Origin of the pages without scripts: one of our own sites, never what `Referer` says. */
function originOfPages({ headers }: Request, { settings, pagesOrigin }: Dependencies): string {
  const origin = headers.get('origin') ?? '';
  return settings.ALLOWED_ORIGINS.includes(origin) ? origin : pagesOrigin;
}
