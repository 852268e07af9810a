import { actors } from '../../../enquiry/answering/acts.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import { officeTime } from '../../shared/office-time.ts';
import type { KeptCopy } from '../backups/kept-copies.ts';
import { overview, references } from './output/views.ts';
import { failed, type Result } from './result.ts';
import { rewriteFiles } from './rewrite-files.ts';
import type { StaffServices } from './staff-services.ts';

/** Erases what one address sent, permanently; in a dry run it only says what that would be. */
export async function eraseAddress(
  email: string,
  dryRun: boolean,
  services: StaffServices,
): Promise<Result> {
  const { records, clock } = services;
  const found: EnquiryRecord[] = [];
  for await (const batch of records.find({ kind: 'email', email }, clock.now())) {
    if (!dryRun) await eraseBatch(batch, actors.command, services);
    found.push(...batch.map(withoutText));
  }
  const neverDelivered = found.filter(({ state }) => state !== 'delivered').length;
  const facts = { dryRun, count: found.length, neverDelivered };
  const nothing = `There is nothing from ${email}.`;
  const counted = `${found.length}${neverDelivered ? `, ${neverDelivered} of them never delivered` : ''}.`;
  if (dryRun) {
    if (found.length === 0) return failed(nothing, { enquiries: [], ...facts });
    const text = `Nothing is erased. Without --dry-run: ${counted}`;
    return { text, facts, found: { batches: [found], view: overview } };
  }
  const files = await rewriteFiles(services);
  const copies = copiesWith(found, services);
  const allFacts = {
    ...facts,
    ...files.facts,
    copies: copies instanceof Error ? null : copies.map(toFacts),
    elsewhere: services.elsewhere,
  };
  if (found.length === 0 && !files.wasOwed) return failed(nothing, { enquiries: [], ...allFacts });
  const erased = found.length > 0 ? `Erased: ${counted}` : `There is nothing left from ${email}.`;
  const mailbox = "Mails that were delivered are in the staff's mailbox: erase them there.";
  const named = [...nameCopies(copies), ...services.elsewhere];
  const text = [erased, files.text, ...named, mailbox].join('\n');
  return { text, facts: allFacts, found: { batches: [found], view: references } };
}

/** So that the memory needed does not depend on the length of the messages. */
const withoutText = (record: EnquiryRecord): EnquiryRecord => {
  const { formType, email } = record.values;
  return { ...record, values: { formType, email, name: '', subject: '', message: '' } };
};

/** A backup's time is that of its beginning; what comes in the next moments may be in it. */
const moments = 60_000;

/** The copies that can hold one of these enquiries, or why they cannot be read: erasing is done by then. */
function copiesWith(
  found: readonly EnquiryRecord[],
  { copies }: StaffServices,
): readonly KeptCopy[] | Error {
  const oldest = found.reduce((time, { acceptedAt }) => Math.min(time, acceptedAt), Infinity);
  try {
    return copies().filter(({ madeAt }) => madeAt + moments >= oldest);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return error;
    throw error;
  }
}

const toFacts = ({ file, goesAt }: KeptCopy) => ({ file, goesAt: new Date(goesAt).toISOString() });

/** Says when each of these copies goes. */
function nameCopies(copies: readonly KeptCopy[] | Error): readonly string[] {
  if (copies instanceof Error) {
    return [`Which backups can still hold it is not known: ${copies.message}.`];
  }
  if (copies.length === 0) return [];
  return [
    'These copies can still hold it. The nightly backup deletes each, at the latest on the day beside it:',
    ...copies.map(({ file, goesAt }) => `  ${file}: ${officeTime.dayInWords(goesAt)}`),
    'Copies of them elsewhere are yours to delete.',
  ];
}
