import { sydneyDay } from '../../../enquiry/sydney-time.ts';
import { type EraseServices, eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import { scrub } from '../../../enquiry/upkeep/scrub.ts';
import type { KeptCopy } from '../backups/kept-copies.ts';
import { type Answer, fail } from './answer.ts';
import { begin, type RecordBatches } from './record-batches.ts';

export interface AddressServices extends EraseServices {
  /** Files besides the store that can hold what is erased from it. */
  copies(): readonly KeptCopy[];
}

/** Erases what one address sent, and removes its copies from the database's files. */
export async function eraseAddress(email: string, services: AddressServices): Promise<Answer> {
  const { records, clock } = services;
  const found = await begin(records.find({ kind: 'email', email }, clock.now()));
  return found ? { ok: true, pieces: eraseThese(found, services) } : finishErasing(email, services);
}

async function* eraseThese(
  found: RecordBatches,
  services: AddressServices,
): AsyncGenerator<string> {
  let erased = 0;
  let oldest = Number.POSITIVE_INFINITY;
  let waited = 0;
  for await (const batch of found) {
    await eraseBatch(batch, services);
    erased += batch.length;
    oldest = Math.min(oldest, ...batch.map(({ acceptedAt }) => acceptedAt));
    waited += batch.filter(({ state }) => state !== 'delivered').length;
    yield batch.map(({ reference }) => `${reference}\n`).join('');
  }
  const unread = waited > 0 ? `, ${waited} of them never delivered` : '';
  yield `Erased: ${erased}${unread}.\n`;
  yield* scrubNow(services);
  yield* nameCopies(services.copies(), oldest);
  yield "Mails that were delivered are in the staff's mailbox: erase them there.\n";
}

/** Erasing may have been done by an earlier command, and scrubbing not. */
async function finishErasing(email: string, services: AddressServices): Promise<Answer> {
  if (await services.records.isScrubbed()) return fail(`There is nothing from ${email}.`);
  return { ok: true, pieces: goOn() };

  async function* goOn() {
    yield `There is nothing left to erase from ${email}.\n`;
    yield* scrubNow(services);
    yield* nameCopies(services.copies(), 0);
  }
}

/** A backup's time is that of its beginning; what comes in the next moments may be in it. */
const moments = 60_000;

/** Names the files that can hold an enquiry accepted at this time, and when they go. */
function* nameCopies(copies: readonly KeptCopy[], acceptedAt: number): Generator<string> {
  const holding = copies.filter(({ madeAt }) => madeAt + moments >= acceptedAt);
  if (holding.length === 0) return;
  const lines = holding.map(({ file, goesAt }) => `  ${file}: ${sydneyDay(goesAt)}\n`);
  yield `These copies can still hold it. The nightly backup deletes each, at the latest on the day beside it:\n${lines.join('')}Copies of them elsewhere are yours to delete.\n`;
}

/** Removes the copies of all that was erased, and says whether that is done. */
export async function* scrubNow(services: EraseServices): AsyncGenerator<string> {
  yield 'Removing its copies from the files of the database …\n';
  const result = await scrub(services, new AbortController().signal);
  yield result.kind === 'scrubbed'
    ? 'Scrubbed: no copy of anything that was erased is left in the files of the database.\n'
    : `Erased, not yet scrubbed: ${result.reason}. The server goes on within ten minutes; repeat this command to see whether it is done.\n`;
}
