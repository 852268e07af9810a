import type { EnquiryForm } from '../content/types/form.ts';
import type { Receipt } from './store.ts';
import type { FieldError } from './validate.ts';

type Headers = Readonly<Record<string, string>>;

/** Status and message of each code of a refusal (docs/function.md, 'Errors'). */
const refusals = {
  malformed: { status: 400, message: 'The request could not be read.' },
  origin: { status: 403, message: 'This website may not send enquiries here.' },
  not_found: { status: 404, message: 'There is no function of this name.' },
  method: { status: 405, message: 'Send an enquiry with POST.' },
  too_large: { status: 413, message: 'The message is too large.' },
  media_type: { status: 415, message: 'Send JSON, or a form that is not multipart.' },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  key_reuse: { status: 422, message: 'This Idempotency-Key belongs to another message.' },
  rate: { status: 429, message: 'Too many messages from here. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong here. Please try again.' },
  unavailable: { status: 503, message: 'No message can be taken now. Please try again soon.' },
} as const;

export type RefusalCode = keyof typeof refusals;

interface RefusalDetails {
  fields?: Readonly<Record<string, FieldError>>;
  /** Milliseconds after which the sender may try again. */
  wait?: number | undefined;
  /** The error on our side, for the log. */
  cause?: unknown;
}

/** Ends the handling of a request; `handle` turns it into the answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(refusals[code].message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

const noStore: Headers = { 'cache-control': 'no-store' };

/** Any answer of the function in JSON. */
export const json = (status: number, body: unknown, headers: Headers = {}) =>
  Response.json(body, { status, headers: { ...noStore, ...headers } });

/** The enquiry is on the disk. */
export const receivedAnswer = ({ reference, received_at }: Receipt) =>
  json(200, { ok: true, reference, receivedAt: new Date(received_at).toISOString() });

/** The enquiry is not stored; says why, without repeating any input. */
export function refusalAnswer(refusal: Refusal): Response {
  const { code, message, details } = refusal;
  const error = { code, message, ...(details.fields && { fields: details.fields }) };
  return json(refusals[code].status, { error }, headersOf(refusal));
}

/** To a page without scripts: back to its form, at the notice that `:target` shows. */
export function pageAnswer(form: EnquiryForm, base: string, refusal?: Refusal): Response {
  const location = `${base}${form.page}#${refusal ? 'message-not-sent' : 'message-sent'}`;
  return new Response(null, { status: 303, headers: { ...headersOf(refusal), location } });
}

/**
 * To a page without scripts, a refusal by the rules: which field and why. It repeats no input, which
 * the browser still has one page back.
 */
export function refusalPage(refusal: Refusal, back: string): Response {
  const { fields = {} } = refusal.details;
  const reasons = Object.values(fields).map(({ message }) => `<li>${message}</li>`);
  const page = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your message was not sent</title>
<style>
html { color-scheme: light dark; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; font: 1.06rem/1.6 system-ui, sans-serif }
</style>
<main>
<h1>Your message was not sent</h1>
${reasons.length > 0 ? `<ul>${reasons.join('')}</ul>` : `<p>${refusal.message}</p>`}
<p>Go back with your browser’s Back button, which keeps what you typed, or <a href="${back}">open the form again</a>.</p>
</main>
</html>
`;
  const headers = { ...headersOf(refusal), 'content-type': 'text/html; charset=utf-8' };
  return new Response(page, { status: refusals[refusal.code].status, headers });
}

function headersOf(refusal: Refusal | undefined): Headers {
  const wait = refusal?.details.wait;
  return {
    ...noStore,
    ...(wait !== undefined && { 'retry-after': String(Math.ceil(wait / 1000)) }),
    ...(refusal?.code === 'method' && { allow: 'POST, OPTIONS' }),
  };
}
