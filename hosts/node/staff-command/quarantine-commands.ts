import { commitments } from '../../../content/commitments.ts';
import { excerptOf } from '../../../enquiry/delivery/excerpt-of.ts';
import type { FloodRecords } from '../../../enquiry/limits/flood-records.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { EnquiryRecord, QuarantineFilter } from '../../../enquiry/upkeep/records.ts';
import { type Answer, fail, misused, say } from './answer.ts';
import { type AddressServices, scrubNow } from './erase-address.ts';
import { readQuarantineOptions } from './quarantine-options.ts';

export interface StaffServices extends AddressServices {
  floods: Pick<FloodRecords, 'keys'>;
}

/** Lists what is in quarantine, newest first. */
export async function showQuarantine(
  args: readonly string[],
  services: StaffServices,
): Promise<Answer> {
  const options = await readQuarantineOptions(args, services.floods);
  if (typeof options === 'string') return misused(options);
  if (options.dryRun) return misused('quarantine only shows: --dry-run is for purge.');
  const { filter } = options;
  if ((await services.records.countQuarantined(filter)) === 0) return fail(nothing(filter));
  return { ok: true, pieces: excerpts(found(filter, services)) };
}

/** Erases what a flood left in quarantine. */
export async function purge(args: readonly string[], services: StaffServices): Promise<Answer> {
  const options = await readQuarantineOptions(args, services.floods);
  if (typeof options === 'string') return misused(options);
  if (options.all) return misused('purge needs --from, --to, --sign or --network.');
  const { filter, dryRun } = options;
  const count = await services.records.countQuarantined(filter);
  if (count === 0) return fail(nothing(filter));
  const counted = `${count} quarantined ${count === 1 ? 'enquiry' : 'enquiries'}`;
  if (dryRun) return say(`Without --dry-run this erases ${counted}.`);
  return { ok: true, pieces: eraseThese(`Erasing ${counted} …\n`, filter, services) };
}

function nothing({ networks }: QuarantineFilter): string {
  const forgotten = `; networks are known for ${commitments.clientKeyDays} days, and only those of quarantined enquiries`;
  return `Nothing in quarantine is like that${networks ? forgotten : ''}.`;
}

/** What comes while this runs is left alone. */
function found(filter: QuarantineFilter, { records, clock }: StaffServices) {
  const now = clock.now();
  const to = Math.min(filter.to ?? Infinity, now + 1);
  return records.find({ kind: 'quarantined', filter: { ...filter, to } }, now);
}

async function* excerpts(batches: AsyncIterable<readonly EnquiryRecord[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((each) => `${excerptOf(each)}\n`).join('');
}

async function* eraseThese(
  beginning: string,
  filter: QuarantineFilter,
  services: StaffServices,
): AsyncGenerator<string> {
  yield beginning;
  let erased = 0;
  for await (const batch of found(filter, services)) {
    await eraseBatch(batch, services);
    erased += batch.length;
  }
  yield `Erased: ${erased}.\n`;
  yield* scrubNow(services);
}
