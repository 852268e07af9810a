import type { EnquiryRecord, ListFilter } from '../../../enquiry/upkeep/records.ts';
import { toSheet } from './output/objects.ts';
import { sheetOf } from './output/sheet.ts';
import { overview, type View } from './output/views.ts';
import { failed, type Result } from './result.ts';
import type { StaffServices } from './staff-services.ts';

/** Enquiries on a page, unless `--size` says otherwise. */
export const defaultSize = 50;

/** Lists enquiries, newest first, without what was written, and without the canary. */
export async function listEnquiries(
  page: number,
  size: number,
  filter: ListFilter,
  { records, clock }: StaffServices,
): Promise<Result> {
  const newest = (limit: number, skip: number) => {
    const query = { kind: 'recent', limit, skip, filter: { ...filter, canary: false } } as const;
    return records.find(query, clock.now());
  };
  const skip = (page - 1) * size;
  const more = await hasAny(newest(1, skip + size));
  const none = !more && !(await hasAny(newest(1, skip)));
  const hint = more ? `There are more: add --page ${page + 1}.` : '';
  const text = none ? 'There are no such enquiries.' : hint;
  const found = { batches: newest(size, skip), view: overview };
  return { text, facts: { page, size, more }, found };
}

/** Finds what one address sent. */
export async function findEnquiries(
  email: string,
  view: View,
  { records, clock }: StaffServices,
): Promise<Result> {
  const find = () => records.find({ kind: 'email', email }, clock.now());
  if (!(await hasAny(find()))) return failed(`There is nothing from ${email}.`, { enquiries: [] });
  return { text: '', found: { batches: find(), view } };
}

async function hasAny(batches: AsyncIterable<readonly EnquiryRecord[]>): Promise<boolean> {
  for await (const batch of batches) return batch.length > 0;
  return false;
}

/** Shows everything about one enquiry. */
export async function showEnquiry(
  reference: string,
  { records, clock }: StaffServices,
): Promise<Result> {
  const record = await records.get(reference, clock.now());
  if (!record) return unknown(reference);
  const acts = await records.actsOn(reference);
  return { text: sheetOf(record, acts), facts: toSheet(record, acts) };
}

export const unknown = (reference: string): Result => failed(`There is no enquiry ${reference}.`);
