import { FunctionsClient } from '@supabase/functions-js';
import type { EnquiryValues } from '../../enquiry/fields.ts';

/** The function that receives enquiries (section 7), and where it is: the Supabase project, or the site's own server. */
const functionName = 'send-contact-email';
const project = import.meta.env.VITE_SUPABASE_URL?.replace(/\/+$/, '') ?? '';
const functionsUrl = `${project}/functions/v1`;
const anonymousKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Where a form posts without scripts. */
export const formAction = `${functionsUrl}/${functionName}`;

/** Milliseconds after which an unanswered call counts as failed. The key makes it safe to send again. */
const timeout = 20_000;

/** What the function says of a message that it has stored. */
export interface Receipt {
  /** Unknown if the answer has none: the message is received all the same. */
  reference: string | undefined;
}

/**
 * Sends an enquiry to the function. The body is the enquiry alone; the key is a header (docs/function.md).
 * @throws Error if the call fails, is refused, is not answered in time, or if something other than the function answers.
 */
export async function sendEnquiry(enquiry: EnquiryValues, key: string): Promise<Receipt> {
  const client = new FunctionsClient(new URL(functionsUrl, location.origin).href, {
    headers: anonymousKey ? { apikey: anonymousKey, Authorization: `Bearer ${anonymousKey}` } : {},
  });
  const { data, error, response } = await client.invoke<unknown>(functionName, {
    body: enquiry,
    headers: { 'Idempotency-Key': key },
    timeout,
  });
  if (error) throw error;
  const type = response?.headers.get('Content-Type') ?? 'none';
  // The page of a captive portal, for one.
  if (!type.startsWith('application/json')) throw new Error(`The answer is not JSON: ${type}`);
  return { reference: referenceIn(data) };
}

function referenceIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return undefined;
  return typeof answer.reference === 'string' ? answer.reference : undefined;
}

/** A new key. `crypto.randomUUID` is missing where a site is tried over plain HTTP. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
