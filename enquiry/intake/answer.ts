import type { EnquiryForm } from '../../content/model/form.ts';
import { type Refusal, refusals } from './refusal.ts';

type Headers = Readonly<Record<string, string>>;

/** Ids of the two notices that every form's page holds; its style sheet shows them by `:target`. */
const notices = { sent: 'message-sent', notSent: 'message-not-sent' } as const;

/** Nothing about an enquiry may stay in a cache, and whether it may be read depends on who asks. */
const always: Headers = { 'cache-control': 'no-store', vary: 'Origin' };

/** To a preflight, and to any OPTIONS. */
export function optionsAnswer(grant: Headers): Response {
  return new Response(null, { status: 204, headers: { ...always, ...grant, allow } });
}

const allow = 'POST, OPTIONS';

/** The enquiry is stored. */
export function acceptedAnswer(reference: string, grant: Headers): Response {
  return json(200, { ok: true, reference }, grant);
}

/** The enquiry is not stored; says why, without repeating any input. */
export function refusalAnswer(refusal: Refusal, requestId: string, grant: Headers): Response {
  const { code, message, fields } = refusal;
  return json(
    refusals[code].status,
    { error: { code, message, ...(fields && { fields }) }, requestId },
    { ...grant, ...extraHeaders(refusal) },
  );
}

/**
 * To a page without scripts: back to the page of the form, at its notice. `base` is '' when the
 * page is on this host. A refusal's `Retry-After` goes along.
 */
export function pageAnswer(form: EnquiryForm, base: string, refusal?: Refusal): Response {
  const notice = refusal ? notices.notSent : notices.sent;
  const headers = { ...always, ...(refusal && extraHeaders(refusal)) };
  return new Response(null, {
    status: 303,
    headers: { ...headers, location: `${base}${form.page}#${notice}`, 'content-length': '0' },
  });
}

function extraHeaders({ code, retryAfter }: Refusal): Headers {
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(code === 'method' && { allow }),
  };
}

/** Any answer in JSON; nothing about an enquiry may be kept on its way. */
export function json(status: number, body: unknown, headers: Headers): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...always, ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
