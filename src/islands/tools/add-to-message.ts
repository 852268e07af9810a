import { fieldId } from '../form/form-fields.ts';

/**
 * Adds a tool's text to the visitor's message, below what is there, and moves the focus to it. The form hears of it by the
 * event, and needs to be awake for nothing.
 * @param earlier The text that the tool added before, which is replaced.
 */
export function addToMessage(text: string, earlier: string | undefined): void {
  const field = document.getElementById(fieldId('message'));
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = withText(field.value, text, earlier);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start' });
  field.scrollTo({ top: field.scrollHeight });
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
