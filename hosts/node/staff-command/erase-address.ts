import { sydneyDay } from '../../../enquiry/sydney-time.ts';
import { type EraseServices, eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import type { KeptCopy } from '../backups/kept-copies.ts';
import { type Answer, fail } from './answer.ts';
import { asJson, toEntry } from './output/as-json.ts';
import { asList } from './output/show-records.ts';
import { begin, type RecordBatches, watched } from './record-batches.ts';

export interface AddressServices extends EraseServices {
  /** Files besides the store that can hold what is erased from it. */
  copies(): readonly KeptCopy[];
}

/**
 * Erases what one address sent, and removes its copies from the database's files; in a dry run it
 * only says what that would be.
 */
export async function eraseAddress(
  email: string,
  services: AddressServices,
  dryRun: boolean,
): Promise<Answer> {
  const { records, clock } = services;
  const found = await begin(records.find({ kind: 'email', email }, clock.now()));
  if (!found) return dryRun ? nothingFrom(email) : finishErasing(email, services);
  const tally: Tally = { count: 0, neverDelivered: 0, oldest: Number.POSITIVE_INFINITY };
  const counted = watched(found, async (batch) => {
    if (!dryRun) await eraseBatch(batch, services);
    tally.count += batch.length;
    tally.neverDelivered += batch.filter(({ state }) => state !== 'delivered').length;
    tally.oldest = Math.min(tally.oldest, ...batch.map(({ acceptedAt }) => acceptedAt));
  });
  return {
    ok: true,
    pieces: dryRun ? wouldErase(counted, tally) : erasing(counted, tally, services),
    json: asJson(counted, toEntry, async () => {
      const { count, neverDelivered, oldest } = tally;
      if (dryRun) return { dryRun, count, neverDelivered };
      const scrubbing = await scrubFacts(services);
      return { dryRun, count, neverDelivered, ...scrubbing, ...copyFacts(services, oldest) };
    }),
  };
}

interface Tally {
  count: number;
  neverDelivered: number;
  /** When the first of them was accepted. */
  oldest: number;
}

const asWords = ({ count, neverDelivered }: Tally) =>
  `${count}${neverDelivered > 0 ? `, ${neverDelivered} of them never delivered` : ''}.\n`;

async function* wouldErase(found: RecordBatches, tally: Tally): AsyncGenerator<string> {
  yield* asList(found);
  yield `Nothing is erased. Without --dry-run: ${asWords(tally)}`;
}

async function* erasing(
  found: RecordBatches,
  tally: Tally,
  services: AddressServices,
): AsyncGenerator<string> {
  for await (const batch of found) yield batch.map(asReference).join('');
  yield `Erased: ${asWords(tally)}`;
  yield* scrubNow(services);
  yield* nameCopies(copiesWith(services, tally.oldest));
  yield "Mails that were delivered are in the staff's mailbox: erase them there.\n";
}

const asReference = ({ reference }: EnquiryRecord) => `${reference}\n`;

const nothingFrom = (email: string) => fail(`There is nothing from ${email}.`);

/** Erasing may have been done by an earlier command, and scrubbing not. */
async function finishErasing(email: string, services: AddressServices): Promise<Answer> {
  if (!(await services.records.isRewriteOwed())) return nothingFrom(email);
  return {
    ok: true,
    pieces: goOn(),
    json: asJson(nothing(), toEntry, async () => {
      const counts = { count: 0, neverDelivered: 0 };
      return { dryRun: false, ...counts, ...(await scrubFacts(services)), copies: [] };
    }),
  };

  async function* goOn() {
    yield `There is nothing left to erase from ${email}.\n`;
    yield* scrubNow(services);
  }
}

async function* nothing() {}

/** A backup's time is that of its beginning; what comes in the next moments may be in it. */
const moments = 60_000;

/** The files that can hold an enquiry accepted at this time. */
const copiesWith = ({ copies }: AddressServices, acceptedAt: number) =>
  copies().filter(({ madeAt }) => madeAt + moments >= acceptedAt);

/** Says when each of these files goes. */
function* nameCopies(copies: readonly KeptCopy[]): Generator<string> {
  if (copies.length === 0) return;
  const lines = copies.map(({ file, goesAt }) => `  ${file}: ${sydneyDay(goesAt)}\n`);
  yield `These copies can still hold it. The nightly backup deletes each, at the latest on the day beside it:\n${lines.join('')}Copies of them elsewhere are yours to delete.\n`;
}

function copyFacts(services: AddressServices, acceptedAt: number) {
  const copies = copiesWith(services, acceptedAt).map(({ file, goesAt }) => ({
    file,
    goesAt: new Date(goesAt).toISOString(),
  }));
  return { copies };
}

/** Removes the copies of all that was erased, and says whether that is done. */
export async function* scrubNow(services: EraseServices): AsyncGenerator<string> {
  yield 'Removing its copies from the files of the database …\n';
  const { scrubbed, reason } = await scrubFacts(services);
  yield scrubbed
    ? 'Scrubbed: no copy of anything that was erased is left in the files of the database.\n'
    : `Erased, not yet scrubbed: ${reason}. The server goes on within ten minutes; repeat this command to see whether it is done.\n`;
}

/** The same for programs. */
export async function scrubFacts({ records }: EraseServices) {
  const result = await records.rewriteFiles();
  return result.kind === 'done'
    ? { scrubbed: true, reason: null }
    : { scrubbed: false, reason: result.reason };
}
