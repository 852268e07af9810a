import type { Inspection } from '../../../adapters/sqlite/inspect-sqlite.ts';
import { officeTime } from '../../shared/office-time.ts';
import { failed, type Result } from '../staff-command/result.ts';

/** What is in a database's file, after what was done with it: 'Backed up', 'Restored', 'Whole'. */
export function describe(file: string, found: Inspection, verb: string): Result {
  if (!found.whole) return failed(`Broken: ${file}: ${found.why}.`);
  const text = summary(file, found, verb);
  const facts = factsOf(file, found);
  if (found.confirmed || verb !== 'Whole') return { text, facts };
  return {
    text: `${text}\nThere is no checksum file: a changed character would go unnoticed.`,
    facts,
  };
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
  verb: string,
): string {
  const last = newest === undefined ? '' : `, the newest of ${officeTime.inWords(newest)}`;
  return `${verb}: ${file}: ${enquiries} enquiries, ${waiting} of them to be mailed${last}.`;
}
