import type { Clock, Log } from '../ports.ts';
import type { FloodRecords } from './flood-records.ts';
import type { Shortage } from './store-capacity.ts';

export interface FloodWatch {
  /** An enquiry was above the site's budget, or the store had no room for it. Never rejects. */
  note(why: 'site' | Shortage): Promise<void>;
}

/** Milliseconds in which one note of each kind is enough. */
const between = 60_000;

/** Notes in the store that a flood is on, and in the log when it begins or when the store is full. */
export function createFloodWatch(
  records: Pick<FloodRecords, 'noteFlood'>,
  clock: Clock,
  log: Log,
): FloodWatch {
  const noted = new Map<string, number>();

  return {
    async note(why) {
      const now = clock.now();
      const last = noted.get(why);
      if (last !== undefined && Math.abs(now - last) < between) return;
      noted.set(why, now);
      if (why !== 'site') log.error('store_full', { limit: why });
      // A disk can be filled by anything.
      if (why === 'disk') return;
      try {
        if (await records.noteFlood(now)) log.error('flood', {});
      } catch {
        // The next enquiry tries again, and what keeps the store away is logged where it matters.
        noted.delete(why);
      }
    },
  };
}
