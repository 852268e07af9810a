import { type EraseServices, eraseBatch } from '../../../enquiry/upkeep/erase.ts';
import { scrub } from '../../../enquiry/upkeep/scrub.ts';
import { type Answer, fail } from './answer.ts';
import { begin, type RecordBatches } from './record-batches.ts';

/** Erases what one address sent, and removes its copies from the database's files. */
export async function eraseAddress(email: string, services: EraseServices): Promise<Answer> {
  const { records, clock } = services;
  const found = await begin(records.find({ kind: 'email', email }, clock.now()));
  return found ? { ok: true, pieces: eraseThese(found, services) } : finishErasing(email, services);
}

async function* eraseThese(found: RecordBatches, services: EraseServices): AsyncGenerator<string> {
  let erased = 0;
  let waited = 0;
  for await (const batch of found) {
    await eraseBatch(batch, services);
    erased += batch.length;
    waited += batch.filter(({ state }) => state !== 'delivered').length;
    yield batch.map(({ reference }) => `${reference}\n`).join('');
  }
  const unread = waited > 0 ? `, ${waited} of them never delivered` : '';
  yield `Erased: ${erased}${unread}.\n`;
  yield* scrubNow(services);
  yield "Mails that were delivered are in the staff's mailbox: erase them there.\n";
}

/** Erasing may have been done by an earlier command, and scrubbing not. */
async function finishErasing(email: string, services: EraseServices): Promise<Answer> {
  if (await services.records.isScrubbed()) return fail(`There is nothing from ${email}.`);
  return { ok: true, pieces: goOn() };

  async function* goOn() {
    yield `There is nothing left to erase from ${email}.\n`;
    yield* scrubNow(services);
  }
}

/** Removes the copies of all that was erased, and says whether that is done. */
export async function* scrubNow(services: EraseServices): AsyncGenerator<string> {
  yield 'Removing its copies from the files of the database …\n';
  const result = await scrub(services, new AbortController().signal);
  yield result.kind === 'scrubbed'
    ? 'Scrubbed: no copy of anything that was erased is left in the files of the database.\n'
    : `Erased, not yet scrubbed: ${result.reason}. The server goes on within ten minutes; repeat this command to see whether it is done.\n`;
}
