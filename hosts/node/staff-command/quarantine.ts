import { commitments } from '../../../content/commitments.ts';
import { actors } from '../../../enquiry/answering/acts.ts';
import { hashesOfNetwork } from '../../../enquiry/limits/client-hashes.ts';
import { eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { QuarantineFilter } from '../../../enquiry/upkeep/records.ts';
import { excerpts } from './output/views.ts';
import { failed, type Result } from './result.ts';
import { rewriteFiles } from './rewrite-files.ts';
import type { StaffServices } from './staff-services.ts';

/** Which quarantined enquiries are meant: all that is given must hold. */
export interface QuarantineChoice extends Pick<QuarantineFilter, 'from' | 'to' | 'sign'> {
  /** As `parseNetwork` gives it. */
  network?: string;
}

/** Shows what is held back as suspected spam, newest first. */
export async function showQuarantine(
  choice: QuarantineChoice,
  services: StaffServices,
): Promise<Result> {
  const filter = await filterFor(choice, services);
  if ((await services.records.countQuarantined(filter)) === 0) {
    return failed(nothing(filter), { enquiries: [] });
  }
  return { text: '', found: { batches: find(filter, services), view: excerpts } };
}

/** Erases from quarantine, after a flood; in a dry run it only counts. */
export async function purgeQuarantine(
  choice: QuarantineChoice,
  dryRun: boolean,
  services: StaffServices,
): Promise<Result> {
  const filter = await filterFor(choice, services);
  const count = await services.records.countQuarantined(filter);
  if (dryRun) {
    if (count === 0) return failed(nothing(filter), { dryRun, count });
    const counted = `${count} quarantined ${count === 1 ? 'enquiry' : 'enquiries'}`;
    return { text: `Without --dry-run this erases ${counted}.`, facts: { dryRun, count } };
  }
  let erased = 0;
  for await (const batch of find(filter, services)) {
    await eraseBatch(batch, actors.command, services);
    erased += batch.length;
  }
  const files = await rewriteFiles(services);
  const facts = { dryRun, count: erased, ...files.facts };
  if (erased === 0 && !files.wasOwed) return failed(nothing(filter), facts);
  return { text: `Erased: ${erased}.\n${files.text}`, facts };
}

async function filterFor(
  { network, ...filter }: QuarantineChoice,
  { keys }: StaffServices,
): Promise<QuarantineFilter> {
  if (network === undefined) return filter;
  const known = [...(await keys.keys('client')).values()];
  return { ...filter, networks: await hashesOfNetwork(network, known) };
}

/** What comes while this runs is left alone. */
function find(filter: QuarantineFilter, { records, clock }: StaffServices) {
  const now = clock.now();
  const to = Math.min(filter.to ?? Infinity, now + 1);
  return records.find({ kind: 'quarantined', filter: { ...filter, to } }, now);
}

function nothing({ networks }: QuarantineFilter): string {
  const forgotten = `; networks are known for ${commitments.clientKeyDays} days, only those of quarantined enquiries, and none from before a restore`;
  return `Nothing in quarantine matches${networks ? forgotten : ''}.`;
}
