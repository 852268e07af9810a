import type { Clock, Log, Mailer } from '../ports.ts';
import { lastMorning, sydneyTime } from '../sydney-time.ts';
import type { EnquiryRecord, EnquiryRecords } from '../upkeep/records.ts';
import type { MailAddresses } from './compose-mail.ts';
import { digestMessageId } from './message-id.ts';
import { type StaffNotice, sendToStaff } from './send-to-staff.ts';

export interface DigestServices {
  records: EnquiryRecords;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  addresses: MailAddresses;
  mailDomain: string;
}

/** Enquiries in one digest, about 600 KB at worst. The rest are in the next one. */
const mostInDigest = 1_000;

/** Code points of a message: enough to tell a customer from an advertisement. */
const excerptLength = 400;

/**
 * Tells staff of what is in quarantine and not yet reported. Resolves to false when the mail could
 * not be sent, and then nothing counts as reported.
 */
export async function sendDigest(
  { records, mailer, clock, log, addresses, mailDomain }: DigestServices,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock.now();
  const batches: (readonly string[])[] = [];
  const entries: string[] = [];
  for await (const batch of records.find({ kind: 'undigested', limit: mostInDigest }, now)) {
    batches.push(batch.map(({ reference }) => reference));
    entries.push(...batch.map(entry));
  }
  const count = entries.length;
  if (count === 0) return true;
  const at = lastMorning(now);
  const messageId = digestMessageId(at, mailDomain);
  const digest = composeDigest(entries, messageId, now, addresses);
  const outcome = await sendToStaff(digest, mailer, signal);
  const reason = outcome.kind === 'delivered' ? undefined : outcome.reason;
  log[reason ? 'error' : 'info']('digest', { outcome: outcome.kind, reason, count });
  if (reason !== undefined) return false;
  for (const references of batches) await records.markDigested(references, at);
  return true;
}

/** The mail that lists enquiries held back as suspected spam. */
function composeDigest(
  entries: readonly string[],
  messageId: string,
  now: number,
  { from, to }: MailAddresses,
): StaffNotice {
  const count = entries.length;
  const enquiries = count === 1 ? 'enquiry' : 'enquiries';
  return {
    messageId,
    from,
    to,
    subject: `${count} suspected spam ${enquiries} held back`,
    date: now,
    text: [
      `The website held back ${count} ${enquiries} that may be spam.`,
      'To have one mailed like any other: npm run enquiries -- release REFERENCE',
      'What nobody releases is erased when its time is over.',
      'All names, addresses, subjects and messages were written by the senders.',
      '',
      ...entries,
    ].join('\n'),
  };
}

function entry({ reference, values, acceptedAt, suspicions }: EnquiryRecord): string {
  return [
    `${reference} · ${values.formType} · ${sydneyTime(acceptedAt)}, Sydney time`,
    `  Signs:    ${suspicions.join(', ')}`,
    `  Name:     ${unlinked(values.name)}`,
    `  Email:    ${values.email}`,
    `  Subject:  ${unlinked(values.subject)}`,
    `  Message:  ${unlinked(excerpt(values.message))}`,
    '',
  ].join('\n');
}

function excerpt(message: string): string {
  const text = [...message.replaceAll(/\s+/g, ' ')];
  if (text.length <= excerptLength) return text.join('');
  return `${text.slice(0, excerptLength).join('')} …`;
}

/** A mail program must not make a link of what a spammer wants clicked. */
function unlinked(text: string): string {
  return text.replaceAll('://', '[:]//').replaceAll(/\bwww\./gi, 'www[.]');
}
