import type { FieldName } from '../../enquiry/rules/fields.ts';

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
