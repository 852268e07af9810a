import { actors } from '../../../enquiry/answering/acts.ts';
import { unknown } from './find-enquiries.ts';
import { toEntry } from './output/objects.ts';
import { failed, type Result } from './result.ts';
import type { StaffServices } from './staff-services.ts';

/** Sends an enquiry once more to those who have not received it. */
export async function retryEnquiry(
  reference: string,
  { records, addresses, clock }: StaffServices,
): Promise<Result> {
  const begun = await records.retry(reference, addresses.to, actors.command, clock.now());
  const record = await records.get(reference, clock.now());
  if (!record) return unknown(reference);
  if (begun) return { text: `${reference} is sent again.`, facts: toEntry(record) };
  const hint = record.state === 'quarantined' ? '; release lets it out' : '';
  return failed(`${reference} is ${record.state}: there is nothing to retry${hint}.`);
}

/** Lets an enquiry out of quarantine: it is mailed like any other. */
export async function releaseEnquiry(
  reference: string,
  { records, addresses, clock }: StaffServices,
): Promise<Result> {
  const released = await records.release(reference, addresses.to, actors.command, clock.now());
  const record = await records.get(reference, clock.now());
  if (!record) return unknown(reference);
  if (released) return { text: `${reference} is mailed now.`, facts: toEntry(record) };
  return failed(`${reference} is ${record.state}, not quarantined.`);
}
