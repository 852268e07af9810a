import { flushSync } from 'react-dom';
import type { EnquiryForm } from '../../../content/types/form.ts';
import { useDraft } from './drafts.tsx';
import { fieldId, readFields } from './form-fields.ts';

/** Lets a tool add text to its page's message, below the visitor's own, and replaces the text that it added before. */
export function useAddToMessage({ formType }: EnquiryForm) {
  const { draft, changeDraft } = useDraft(formType);
  return (added: string) => {
    const values = readFields();
    const message = withText(values.message ?? '', added, draft.added);
    flushSync(() => changeDraft((now) => ({ ...now, added, values: { ...values, message } })));
    const field = document.getElementById(fieldId('message'));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'start' });
    field?.scrollTo({ top: field.scrollHeight });
  };
}

/** Appends a text, or replaces the earlier one if the visitor has not changed that. */
export function withText(message: string, text: string, earlier: string | undefined): string {
  const at = earlier === undefined ? -1 : message.lastIndexOf(earlier);
  if (earlier !== undefined && at >= 0) {
    return message.slice(0, at) + text + message.slice(at + earlier.length);
  }
  const typed = message.trimEnd();
  return typed === '' ? text : `${typed}\n\n${text}`;
}
