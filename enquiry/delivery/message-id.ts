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

/** Message-ID of the digest of quarantined enquiries that was made for this time. */
export function digestMessageId(at: number, domain: string): string {
  return `<digest.${compactTime(at)}@${domain}>`;
}

/** Message-ID of the first reminder after the chore was last done, which is the same at every try. */
export function reminderMessageId(at: number, domain: string): string {
  return `<reminder.${compactTime(at)}@${domain}>`;
}

/** Message-ID of the owner's letter of this Monday, the same at every try. */
export function letterMessageId(at: number, domain: string): string {
  return `<letter.${compactTime(at)}@${domain}>`;
}
