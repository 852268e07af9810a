import { FunctionsClient } from '@supabase/functions-js';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import { functionName, functionsUrl } from './function-address.ts';

/** Milliseconds after which an unanswered call counts as failed; the key makes a repeat safe. */
const patience = 20_000;

const anonymousKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/**
 * Sends an enquiry to the function (section 7), with exactly the five keys in the body.
 * @param key Idempotency key: the same message sent again with it creates no second enquiry.
 * @throws Error if the call fails, is refused or is not answered in time.
 */
export async function sendEnquiry(enquiry: EnquiryValues, key: string): Promise<void> {
  const client = new FunctionsClient(new URL(functionsUrl, location.origin).href, {
    headers: anonymousKey ? { apikey: anonymousKey, Authorization: `Bearer ${anonymousKey}` } : {},
  });
  const { name, email, subject, message, formType } = enquiry;
  const { error } = await client.invoke(functionName, {
    body: { name, email, subject, message, formType },
    headers: { 'Idempotency-Key': key },
    timeout: patience,
  });
  if (error) throw error;
}
