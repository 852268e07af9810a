import type { Clock } from '../ports.ts';
import type { EnquiryRecords, ScrubStep } from './records.ts';

/** Milliseconds between two steps: in them the store belongs to visitors. */
const pause = 10;

/** Milliseconds between two tries while somebody else is in the way. */
const pauseWhenBlocked = 250;

/** Milliseconds after which another process takes over from one that has died. */
const leaseTime = 8_000;

/** Milliseconds to wait for whatever is in the way, or for the lease of a process that has died. */
const patience = 10_000;

/** Done, or stopped by something that lasts or by `signal`. */
export type ScrubResult = Exclude<ScrubStep, { kind: 'more' }>;

/**
 * Removes every copy of what was erased from the store's files, in steps of milliseconds. Returns
 * when it is done, or when something has been in the way for 10 s.
 */
export async function scrub(
  { records, clock }: { records: EnquiryRecords; clock: Clock },
  signal: AbortSignal,
): Promise<ScrubResult> {
  const lease = crypto.randomUUID();
  let movedAt = clock.now();
  for (;;) {
    const now = clock.now();
    const step = await records.scrub({ lease, now, leaseEnds: now + leaseTime });
    if (step.kind === 'scrubbed') return step;
    if (step.kind === 'more') movedAt = now;
    else if (now - movedAt >= patience) return step;
    await clock.sleep(step.kind === 'more' ? pause : pauseWhenBlocked, signal);
    if (signal.aborted) return { kind: 'blocked', reason: 'it was stopped' };
  }
}
