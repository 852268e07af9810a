import { digestMessageId } from '../delivery/message-id.ts';
import type { Clock } from '../ports.ts';
import type { EnquiryRecord, EnquiryRecords } from './records.ts';

export interface EraseServices {
  records: EnquiryRecords;
  clock: Clock;
  /** Removes the files of these mails, where mails became files. */
  forgetMails(messageIds: readonly string[]): Promise<void>;
}

/** Erases what senders wrote: in the store, in its log, and in the mails that became files. */
export async function erase(
  found: readonly EnquiryRecord[],
  services: EraseServices,
): Promise<void> {
  await services.records.erase(
    found.map(({ reference }) => reference),
    services.clock.now(),
  );
  await removeTraces(found, services);
}

/** The second half of `erase`; may be repeated. */
export async function removeTraces(
  erased: readonly EnquiryRecord[],
  { records, forgetMails }: EraseServices,
): Promise<void> {
  await forgetMails([...new Set(erased.flatMap(mailsAbout))]);
  await records.scrub();
}

function mailsAbout({ messageId, digestedAt }: EnquiryRecord): readonly string[] {
  if (digestedAt === undefined) return [messageId];
  const domain = messageId.slice(messageId.indexOf('@') + 1, -1);
  return [messageId, digestMessageId(digestedAt, domain)];
}
