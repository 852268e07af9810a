import type { Refusal } from './read-staff-answer.ts';

/** What went wrong, and what to do about it. On the page a command follows. */
export function refusalText({ code, message, retryAfter }: Refusal): string {
  switch (code) {
    case 'link':
      return message || 'This link is not valid: open the newest mail about this enquiry.';
    case 'expired':
      return message || 'This link no longer works.';
    case 'rate':
      return `${message || 'This was asked too often.'} Try again ${inSeconds(retryAfter)}.`;
    case 'malformed':
      return 'This link is not complete: open it from the mail again.';
    case 'unavailable':
      return 'The enquiry cannot be reached at the moment: try again in a minute.';
    case 'network':
      return 'No answer came: check your connection and try again, which is safe.';
  }
}

function inSeconds(seconds: number | undefined): string {
  if (seconds === undefined || (seconds > 45 && seconds <= 60)) return 'in a minute';
  if (seconds === 1) return 'in a second';
  return seconds > 60 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${seconds} seconds`;
}

/** Whether the same request may succeed later. */
export const isWorthAnotherTry = ({ code }: Refusal): boolean =>
  code === 'rate' || code === 'unavailable' || code === 'network';
