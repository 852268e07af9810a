import type { FieldName } from '../../content/model/form.ts';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';

/** The values of a form's fields, as typed. */
export type Draft = Partial<Record<FieldName, string>>;

/** Unsent text by form, restored when the visitor returns. Kept only in memory, never stored. */
const drafts = new Map<string, Draft>();

export const draftOf = (formType: string): Draft => drafts.get(formType) ?? {};
export const keepDraft = (formType: string, draft: Draft) => drafts.set(formType, draft);
export const dropDraft = (formType: string) => drafts.delete(formType);

/** Whether a form on an earlier page has unsent text. */
export const hasDrafts = () =>
  [...drafts.values()].some((draft) => Object.values(draft).some((words) => words.trim() !== ''));

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
