import type { Clock } from '../../../enquiry/ports.ts';
import { createSharedAnswer } from '../shared-answer.ts';

/** Milliseconds for which the result of a check is used again: each check writes to the disk. */
const freshness = 1_000;

/** Milliseconds after which a silent store counts as not ready. */
const timeout = 5_000;

/** Whether the store can take an enquiry now; checked at most once a second, however often asked. */
export function createReadiness(check: () => Promise<void>, clock: Clock): () => Promise<boolean> {
  const answer = createSharedAnswer({ freshness, timeout, otherwise: false, clock });
  return () => answer(() => check().then(() => true));
}
