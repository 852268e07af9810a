import type { EnquiryValues } from '../../enquiry/enquiry.ts';

const keys = new Map<string, { payload: string; key: string }>();

/** The key of a message: the same until it is sent, a new one as soon as the message changes. */
export function idempotencyKey(enquiry: EnquiryValues): string {
  const payload = JSON.stringify(enquiry);
  const known = keys.get(enquiry.formType);
  if (known?.payload === payload) return known.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keys.set(enquiry.formType, { payload, key });
  return key;
}

/** After success, the same text counts as a new message. */
export const dropIdempotencyKey = (formType: string) => keys.delete(formType);
