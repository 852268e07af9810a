import type { FieldName } from '../../content/model.ts';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';

/** What stands in the fields of a form, as typed. */
export type Draft = Partial<Record<FieldName, string>>;

/** Unsent words by form, so that they are still there on return. In memory only: never stored. */
const drafts = new Map<string, Draft>();

export const draftOf = (formType: string): Draft => drafts.get(formType) ?? {};
export const keepDraft = (formType: string, draft: Draft) => drafts.set(formType, draft);
export const dropDraft = (formType: string) => drafts.delete(formType);

/** Whether a form that the visitor left holds words that were not sent. */
export const hasDrafts = () =>
  [...drafts.values()].some((draft) => Object.values(draft).some((words) => words.trim() !== ''));

const keys = new Map<string, { payload: string; key: string }>();

/** The key of a message: the same one until it was sent, another as soon as its words change. */
export function idempotencyKey(enquiry: EnquiryValues): string {
  const payload = JSON.stringify(enquiry);
  const known = keys.get(enquiry.formType);
  if (known?.payload === payload) return known.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keys.set(enquiry.formType, { payload, key });
  return key;
}

/** After success: the same words again are a new message. */
export const dropIdempotencyKey = (formType: string) => keys.delete(formType);
