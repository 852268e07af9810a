import { scrub } from '../../../enquiry/upkeep/scrub.ts';
import type { StaffServices } from './staff-services.ts';

/** Removes all that was erased from the database's files, and says whether that is done. */
export async function rewriteFiles(services: StaffServices) {
  const result = await scrub(services, new AbortController().signal);
  if (result.kind === 'scrubbed') {
    return {
      words: 'Scrubbed: no copy of anything that was erased is left in the files of the database.',
      facts: { scrubbed: true, reason: null },
    };
  }
  return {
    words: `Erased, not yet scrubbed: ${result.reason}. The server goes on within ten minutes; repeat this command to see whether it is done.`,
    facts: { scrubbed: false, reason: result.reason },
  };
}
