import { FunctionsClient } from '@supabase/functions-js';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import { functionName, functionsUrl } from './function-address.ts';
import { dropIdempotencyKey, idempotencyKey } from './idempotency-key.ts';

/** Milliseconds after which an unanswered call counts as failed; the key makes a repeat safe, and an act of staff is safe to repeat. */
export const timeout = 20_000;

const anonymousKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The backend's own client. It is in this file, because a file of its own would be one more request of each visitor who writes. */
export const functionsClient = () =>
  new FunctionsClient(new URL(functionsUrl, location.origin).href, {
    headers: anonymousKey ? { apikey: anonymousKey, Authorization: `Bearer ${anonymousKey}` } : {},
  });

/**
 * Sends an enquiry to the function (section 7): its body has the values of the enquiry alone, which
 * are five unless the visitor filled in an added field.
 * @returns The enquiry's reference, if the answer has one: without it the enquiry is received too.
 * @throws Error if the call fails, is refused or is not answered in time.
 */
export async function sendEnquiry(enquiry: EnquiryValues): Promise<string | undefined> {
  const { data, error } = await functionsClient().invoke<unknown>(functionName, {
    body: enquiry,
    headers: { 'Idempotency-Key': idempotencyKey(enquiry), ...entryHeader() },
    timeout,
  });
  if (error) throw error;
  dropIdempotencyKey(enquiry.formType);
  return referenceIn(data);
}

/**
 * The page on which the visit began, which the browser remembers until the tab leaves the site: the server
 * counts it, and keeps it with no enquiry. Another host of the function counts no visits.
 */
function entryHeader(): Record<string, string> {
  const [visit] = performance.getEntriesByType('navigation');
  if (import.meta.env.VITE_SUPABASE_URL || !visit) return {};
  return { 'Entry-Page': new URL(visit.name).pathname };
}

function referenceIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return undefined;
  return typeof answer.reference === 'string' ? answer.reference : undefined;
}
