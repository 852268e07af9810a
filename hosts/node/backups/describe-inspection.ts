import type { Inspection } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { sydneyTime } from '../../../enquiry/sydney-time.ts';
import { type Answer, fail, say } from '../staff-command/answer.ts';

/** What is in a database's file, after what was done with it: 'Backed up', 'Restored', 'Whole'. */
export function describe(file: string, found: Inspection, done: string): Answer {
  if (!found.whole) return fail(`Broken: ${file}: ${found.why}.`);
  const words = summary(file, found, done);
  if (found.confirmed || done !== 'Whole') return say(words);
  return say(`${words}\nThere is no checksum file: a changed letter would not be noticed.`);
}

export function summary(
  file: string,
  { enquiries, waiting, newest }: Extract<Inspection, { whole: true }>,
  done: string,
): string {
  const last = newest === undefined ? '' : `, the newest of ${sydneyTime(newest)}`;
  return `${done}: ${file}: ${enquiries} enquiries, ${waiting} of them to be mailed${last}.`;
}
