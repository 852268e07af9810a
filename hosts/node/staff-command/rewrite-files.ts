import type { StaffServices } from './staff-services.ts';

const scrubbed = {
  text: 'Scrubbed: no copy of anything that was erased is left in the files of the database.',
  facts: { scrubbed: true, reason: null },
};

/**
 * Removes all that was erased, by earlier commands too, from the database's files, and says whether
 * that is done; `wasOwed` is false when nothing was left to do.
 */
export async function rewriteFiles({ records }: StaffServices) {
  const wasOwed = await records.isRewriteOwed();
  const result = wasOwed ? await records.rewriteFiles() : { kind: 'done' as const };
  if (result.kind === 'done') return { wasOwed, ...scrubbed };
  return {
    wasOwed,
    text: `Erased, not yet scrubbed: ${result.reason}. The server goes on within ten minutes; repeat this command to see whether it is done.`,
    facts: { scrubbed: false, reason: result.reason },
  };
}
