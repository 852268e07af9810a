import type { OfficeTime } from '../office-time.ts';
import { batchSize, type EnquiryRecords } from '../upkeep/records.ts';
import { excerptOf } from './excerpt-of.ts';
import { digestMessageId } from './message-id.ts';
import { type AlarmServices, type StaffNotice, sendToStaff } from './send-to-staff.ts';

interface DigestServices extends AlarmServices {
  records: EnquiryRecords;
  officeTime: OfficeTime;
  /** Days for which quarantined enquiries are kept. */
  keep: { quarantined: number };
}

/**
 * Enquiries that one digest shows, in a mail of 250 KB at worst: more than anybody reads in a
 * morning. Of the others it says how many there are.
 */
const mostInDigest = batchSize;

/**
 * Tells staff of what is in quarantine and not yet reported: the least suspicious and newest are
 * shown, the others counted, so that nothing waits for a later digest. Resolves to false when the
 * mail could not be sent, and then nothing counts as reported.
 */
export async function sendDigest(
  services: DigestServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { records, clock, officeTime, log, mailDomain, keep } = services;
  const now = clock.now();
  const all = new Set(await records.findUnreported());
  const batches = records.find({ kind: 'unreported', limit: mostInDigest }, now);
  const shown = (await Array.fromAsync(batches)).flat();
  if (shown.length === 0) return true;
  // What came between the two reads is shown, and counts, too.
  for (const { reference } of shown) all.add(reference);
  const at = officeTime.lastMorning(now);
  const messageId = digestMessageId(at, mailDomain);
  const excerpts = shown.map((record) => excerptOf(record, officeTime));
  const digest = { messageId, ...digestOf(excerpts, all.size, keep.quarantined) };
  const outcome = await sendToStaff(digest, services, signal);
  const reason = outcome.kind === 'delivered' ? undefined : outcome.reason;
  log[reason ? 'error' : 'info']('digest', { outcome: outcome.kind, reason, count: all.size });
  if (reason !== undefined) return false;
  const reported = [...all];
  for (let first = 0; first < reported.length; first += batchSize) {
    await records.markDigested(reported.slice(first, first + batchSize), at);
  }
  return true;
}

/** The mail that lists enquiries held back as suspected spam. */
function digestOf(
  excerpts: readonly string[],
  count: number,
  days: number,
): Omit<StaffNotice, 'messageId'> {
  const enquiries = count === 1 ? 'enquiry' : 'enquiries';
  const rest = count - excerpts.length;
  return {
    subject: `${count} suspected spam ${enquiries} held back`,
    lines: [
      `The website held back ${count} ${enquiries} that may be spam.`,
      'To have one mailed like any other: npm run enquiries -- release REFERENCE',
      `Anything not released is erased after ${days} days.`,
      ...(rest > 0
        ? [
            `The ${excerpts.length} least suspicious are below; ${rest} more are in quarantine. To see them:`,
            '  npm run enquiries -- quarantine',
          ]
        : []),
      'All names, addresses, subjects and messages were written by the senders.',
      '',
      ...excerpts,
    ],
  };
}
