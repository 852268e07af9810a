import type { Inspection } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { sydneyTime } from '../../../enquiry/sydney-time.ts';
import { type Answer, fail, say } from '../staff-command/answer.ts';

/** What is in a database's file, after what was done with it: 'Backed up', 'Restored', 'Whole'. */
export function describe(file: string, found: Inspection, done: string): Answer {
  if (!found.whole) return fail(`Broken: ${file}: ${found.why}.`);
  const words = summary(file, found, done);
  const facts = factsOf(file, found);
  if (found.confirmed || done !== 'Whole') return say(words, facts);
  return say(`${words}\nThere is no checksum file: a changed letter would not be noticed.`, facts);
}

/** What `--json` says of a whole database file. */
export const factsOf = (
  file: string,
  { confirmed, enquiries, waiting, newest }: Extract<Inspection, { whole: true }>,
) => ({
  file,
  checksumAgrees: confirmed,
  enquiries,
  waiting,
  newestAt: newest === undefined ? null : new Date(newest).toISOString(),
});

export function summary(
  file: string,
  { enquiries, waiting, newest }: Extract<Inspection, { whole: true }>,
  done: string,
): string {
  const last = newest === undefined ? '' : `, the newest of ${sydneyTime(newest)}`;
  return `${done}: ${file}: ${enquiries} enquiries, ${waiting} of them to be mailed${last}.`;
}
