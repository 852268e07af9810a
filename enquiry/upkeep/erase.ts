import { acknowledgementMessageId, noticeMessageId } from '../delivery/message-id.ts';
import type { Clock } from '../ports.ts';
import type { EnquiryRecord, EnquiryRecords } from './records.ts';

export interface EraseServices {
  records: EnquiryRecords;
  clock: Clock;
  /** Removes the files of these mails, where mails became files. */
  forgetMails(messageIds: readonly string[]): Promise<void>;
}

/**
 * Erases what the senders of one batch wrote: in the store, and in the mails that became files.
 * Copies in the store's files and logs are left to `rewriteFiles`.
 */
export async function eraseBatch(
  batch: readonly EnquiryRecord[],
  actor: string,
  services: EraseServices,
): Promise<void> {
  await services.records.erase(
    batch.map(({ reference }) => reference),
    actor,
    services.clock.now(),
  );
  await forgetMailsAbout(batch, services);
}

/** The second half of `eraseBatch`; may be repeated. */
export async function forgetMailsAbout(
  erased: readonly EnquiryRecord[],
  { forgetMails }: EraseServices,
): Promise<void> {
  await forgetMails([...new Set(erased.flatMap(mailsAbout))]);
}

function mailsAbout({ messageId, digestedAt }: EnquiryRecord): readonly string[] {
  const own = [messageId, acknowledgementMessageId(messageId)];
  if (digestedAt === undefined) return own;
  const domain = messageId.slice(messageId.indexOf('@') + 1, -1);
  return [...own, noticeMessageId('digest', digestedAt, domain)];
}
