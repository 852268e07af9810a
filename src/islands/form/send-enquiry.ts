import { FunctionsClient } from '@supabase/functions-js';
import type { EnquiryValues } from '../../../enquiry/validate.ts';

/** The function that receives enquiries (section 7), on Supabase or on the site's own server. */
const functionName = 'send-contact-email';
const project = import.meta.env.VITE_SUPABASE_URL?.replace(/\/+$/, '') ?? '';
const functionsUrl = `${project}/functions/v1`;
const anonymousKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The `action` of forms, for visitors without scripts. */
export const formAction = `${functionsUrl}/${functionName}`;

/** Fragments of the page after such a post, which show a notice there (docs/function.md, 'Without scripts'). */
export const isTargetNotice = (hash: string) =>
  ['#message-sent', '#message-not-sent'].includes(hash);

/** Milliseconds until an unanswered call counts as failed. The key makes it safe to send again. */
const timeout = 20_000;

/** The function's answer to a message that it has stored. */
export interface Receipt {
  /** The message is received even if the answer has none. */
  reference: string | undefined;
}

/**
 * Sends an enquiry to the function (docs/function.md).
 * @throws Error if the call fails, is refused or times out, or if something other than the function answers.
 */
export async function sendEnquiry(enquiry: EnquiryValues, key: string): Promise<Receipt> {
  const client = new FunctionsClient(new URL(functionsUrl, location.origin).href, {
    // It arrives although the visitor leaves the page; `invoke` has no such option.
    customFetch: (url, request) => fetch(url, { ...request, keepalive: true }),
    headers: anonymousKey ? { apikey: anonymousKey, Authorization: `Bearer ${anonymousKey}` } : {},
  });
  const { data, error, response } = await client.invoke<unknown>(functionName, {
    body: enquiry,
    headers: { 'Idempotency-Key': key },
    timeout,
  });
  if (error) throw error;
  const type = response?.headers.get('Content-Type') ?? 'none';
  // For example the page of a captive portal.
  if (!type.startsWith('application/json')) throw new Error(`The answer is not JSON: ${type}`);
  return { reference: referenceIn(data) };
}

function referenceIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return undefined;
  return typeof answer.reference === 'string' ? answer.reference : undefined;
}

/** A random key. Over plain HTTP, as when a site is tried, there is no `crypto.randomUUID`. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
