import { fieldId } from '../form/form-fields.ts';

/**
 * Adds a tool's text to the visitor's message, below what is there, and moves the focus to it. The form need not
 * be hydrated: until then it has no message to take back.
 * @param earlier The text that the tool added before, which is replaced; empty if it added none.
 */
export function addToMessage(text: string, earlier: string): void {
  const field = document.getElementById(fieldId('message'));
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = withText(field.value, text, earlier);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start' });
  field.scrollTo({ top: field.scrollHeight });
}

/** Appends a text, or replaces the earlier one if the visitor has not changed that. */
function withText(message: string, text: string, earlier: string): string {
  const at = message.lastIndexOf(earlier);
  if (earlier && at >= 0) {
    return message.slice(0, at) + text + message.slice(at + earlier.length);
  }
  const typed = message.trimEnd();
  return typed === '' ? text : `${typed}\n\n${text}`;
}
