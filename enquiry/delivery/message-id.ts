import { compactTime } from '../compact-time.ts';

/**
 * Message-ID of an enquiry's mail, the same at every try. The time keeps it unique even when a
 * store starts over, and sorts files of mails.
 */
export function enquiryMessageId(reference: string, acceptedAt: number, domain: string): string {
  return `<${compactTime(acceptedAt)}.${reference}@${domain}>`;
}

/** Message-ID of the acknowledgement of the enquiry whose mails have this one. */
export const acknowledgementMessageId = (messageId: string) => messageId.replace('<', '<received.');

/** Message-ID of what staff are told for this time, the same at every try. */
export function noticeMessageId(
  event: 'digest' | 'reminder' | 'letter',
  at: number,
  domain: string,
): string {
  return `<${event}.${compactTime(at)}@${domain}>`;
}
