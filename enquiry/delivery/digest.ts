import { worksOn } from '../../content/model/hours/staffed-time.ts';
import { lateLines, type ReminderServices } from '../answering/reminders.ts';
import { linkActs } from '../answering/staff-view.ts';
import { batchSize, type EnquiryRecord } from '../upkeep/records.ts';
import { excerptOf } from './excerpt-of.ts';
import { sendNotice } from './send-to-staff.ts';

interface DigestServices extends ReminderServices {
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
 * shown, the others counted, so that nothing waits for a later digest. On a day on which staff work it
 * also names what is beyond the promised time, until somebody acts. Resolves to false when the
 * mail could not be sent, and then nothing counts as reported.
 */
export async function sendDigest(
  services: DigestServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { records, clock, officeTime, promise } = services;
  const now = clock.now();
  const at = officeTime.lastMorning(now);
  const all = new Set(await records.findUnreported());
  const batches = records.find({ kind: 'unreported', limit: mostInDigest }, now);
  const shown = (await Array.fromAsync(batches)).flat();
  const late = worksOn(at, promise.hours) ? await lateLines(services, now) : undefined;
  if (shown.length === 0 && !late?.count) return true;
  // What came between the two reads is shown, and counts, too.
  for (const { reference } of shown) all.add(reference);
  const digest = {
    subject: [heldBack(all.size), tooLate(late?.count ?? 0)].filter(Boolean).join(', '),
    lines: async (recipient: string) => [
      ...(late?.count
        ? [
            'Nobody has said yet that these are answered, and their promised time is over:',
            '',
            ...(await late.lines(recipient)),
          ]
        : []),
      ...(shown.length > 0 ? await quarantineLines(shown, all.size, recipient, services) : []),
    ],
  };
  const facts = { count: all.size, late: late?.count };
  if (!(await sendNotice('digest', at, digest, services, signal, facts))) return false;
  const reported = [...all];
  for (let first = 0; first < reported.length; first += batchSize) {
    await records.markDigested(reported.slice(first, first + batchSize), at);
  }
  return true;
}

const enquiries = (count: number) => (count === 1 ? 'enquiry' : 'enquiries');

const heldBack = (count: number) =>
  count > 0 && `${count} suspected spam ${enquiries(count)} held back`;

const tooLate = (count: number) =>
  count > 0 && `${count} ${enquiries(count)} beyond the promised time`;

/** The enquiries held back as suspected spam. */
async function quarantineLines(
  shown: readonly EnquiryRecord[],
  count: number,
  recipient: string,
  { officeTime, links, keep }: DigestServices,
): Promise<readonly string[]> {
  const rest = count - shown.length;
  const entries = shown.map(async (record) => {
    const { reference } = record;
    const link = await links.linkTo({ reference, recipient, acts: linkActs });
    return excerptOf(record, officeTime, link);
  });
  return [
    `The website held back ${count} ${enquiries(count)} that may be spam.`,
    'To have one mailed like any other, follow its link, or: npm run enquiries -- release REFERENCE',
    `Anything not released is erased after ${keep.quarantined} days.`,
    ...(rest > 0
      ? [
          `The ${shown.length} least suspicious are below; ${rest} more are in quarantine. To see them:`,
          '  npm run enquiries -- quarantine',
        ]
      : []),
    'All names, addresses, subjects and messages were written by the senders.',
    '',
    ...(await Promise.all(entries)),
  ];
}
