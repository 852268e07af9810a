import type { Clock } from '../enquiry/ports.ts';

export interface ManualClock extends Clock {
  /** Advances the time by `milliseconds` and ends the sleeps that are over then. */
  advance(milliseconds: number): void;
}

/** A clock for tests: it stands still until it is advanced. */
export function createManualClock(start = Date.UTC(2026, 2, 14, 15, 9, 26)): ManualClock {
  let now = start;
  const sleeps = new Set<{ until: number; end: () => void }>();
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const sleep = { until: now + milliseconds, end: resolve };
        if (signal.aborted || milliseconds <= 0) return resolve();
        sleeps.add(sleep);
        signal.addEventListener('abort', () => {
          sleeps.delete(sleep);
          resolve();
        });
      }),
    advance(milliseconds) {
      now += milliseconds;
      for (const sleep of sleeps) {
        if (sleep.until > now) continue;
        sleeps.delete(sleep);
        sleep.end();
      }
    },
  };
}
