import { fields } from '../../../enquiry/rules/fields.ts';
import { intoMessage } from './into-message.ts';

const longest = fields.find(({ name }) => name === 'message')?.longest ?? 0;

/** The summary that each tool put into its form last, until the page is loaded again. */
const summaries = new Map<string, string>();

/**
 * Puts a tool's summary into the message of the page's form, and moves the focus there in the next frame.
 * @param tool Its heading.
 * @returns What happened, for the visitor.
 */
export function addToMessage(tool: string, summary: string): string {
  const field = document.querySelector<HTMLTextAreaElement>('form textarea[name=message]');
  if (!field) return 'This page has no message to add it to.';
  const joined = intoMessage(field.value, summary, summaries.get(tool), longest);
  if (!joined.ok) {
    const excess = joined.excess === 1 ? 'one character' : `${joined.excess} characters`;
    return `Your message would be too long by ${excess}. Shorten it, then try again.`;
  }
  summaries.set(tool, summary);
  field.value = joined.message;
  // The form's own script takes it for typing: it removes the field's error.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // In the next frame: until then Firefox may still scroll to what was typed last, and would come back from here.
  requestAnimationFrame(() => {
    // Not smooth: the focus, and what a screen reader reads, are there at once.
    field.labels?.[0]?.scrollIntoView();
    field.focus({ preventScroll: true });
    field.scrollTop = field.scrollHeight;
  });
  return 'Added to your message below. Change it there as you like.';
}
