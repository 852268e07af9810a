import { commitments } from '../../../content/commitments.ts';
import type { MailAddresses } from '../../../enquiry/delivery/compose-mail.ts';
import { excerptOf } from '../../../enquiry/delivery/excerpt-of.ts';
import type { FloodRecords } from '../../../enquiry/limits/flood-records.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { QuarantineFilter } from '../../../enquiry/upkeep/records.ts';
import { type Answer, fail, misused, say } from './answer.ts';
import type { OptionValues } from './arguments/commands.ts';
import { readQuarantineFilter } from './arguments/read-quarantine-filter.ts';
import { type AddressServices, scrubFacts, scrubNow } from './erase-address.ts';
import { asJson, toWhole } from './output/as-json.ts';
import type { RecordBatches } from './record-batches.ts';

export interface StaffServices extends AddressServices {
  floods: Pick<FloodRecords, 'keys'>;
  /** Whom enquiries are mailed to. */
  addresses: Pick<MailAddresses, 'to'>;
}

/** Lists what is in quarantine, newest first. */
export async function showQuarantine(
  values: OptionValues,
  services: StaffServices,
): Promise<Answer> {
  const filter = await readQuarantineFilter(values, services.floods);
  if (typeof filter === 'string') return misused(filter);
  if ((await services.records.countQuarantined(filter)) === 0) return fail(nothing(filter));
  const found = quarantined(filter, services);
  return { ok: true, pieces: excerpts(found), json: asJson(found, toWhole) };
}

/** Erases what a flood left in quarantine. */
export async function purge(values: OptionValues, services: StaffServices): Promise<Answer> {
  const filter = await readQuarantineFilter(values, services.floods);
  if (typeof filter === 'string') return misused(filter);
  if (Object.keys(filter).length === 0) {
    return misused('purge needs --from, --to, --sign or --network.');
  }
  const count = await services.records.countQuarantined(filter);
  if (count === 0) return fail(nothing(filter));
  const counted = `${count} quarantined ${count === 1 ? 'enquiry' : 'enquiries'}`;
  if (values['dry-run']) {
    return say(`Without --dry-run this erases ${counted}.`, { dryRun: true, count });
  }
  return {
    ok: true,
    pieces: erasing(`Erasing ${counted} …\n`, filter, services),
    json: erasingAsJson(filter, services),
  };
}

function nothing({ networks }: QuarantineFilter): string {
  const forgotten = `; networks are known for ${commitments.clientKeyDays} days, and only those of quarantined enquiries`;
  return `Nothing in quarantine is like that${networks ? forgotten : ''}.`;
}

/** What comes while this runs is left alone. */
function quarantined(filter: QuarantineFilter, { records, clock }: StaffServices) {
  const now = clock.now();
  const to = Math.min(filter.to ?? Infinity, now + 1);
  return records.find({ kind: 'quarantined', filter: { ...filter, to } }, now);
}

async function* excerpts(batches: RecordBatches): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((each) => `${excerptOf(each)}\n`).join('');
}

/** Resolves to how many were erased. */
async function eraseThese(filter: QuarantineFilter, services: StaffServices): Promise<number> {
  let erased = 0;
  for await (const batch of quarantined(filter, services)) {
    await eraseBatch(batch, services);
    erased += batch.length;
  }
  return erased;
}

async function* erasing(
  beginning: string,
  filter: QuarantineFilter,
  services: StaffServices,
): AsyncGenerator<string> {
  yield beginning;
  yield `Erased: ${await eraseThese(filter, services)}.\n`;
  yield* scrubNow(services);
}

async function* erasingAsJson(
  filter: QuarantineFilter,
  services: StaffServices,
): AsyncGenerator<string> {
  const count = await eraseThese(filter, services);
  yield `${JSON.stringify({ dryRun: false, count, ...(await scrubFacts(services)) })}\n`;
}
