import type { Clock } from '../../../enquiry/ports.ts';

/** Milliseconds for which the result of a check is used again: each check writes to the disk. */
const freshness = 1_000;

/** Milliseconds after which a silent store counts as not ready. */
const timeout = 5_000;

/** Whether the store can take an enquiry now; checked at most once a second, however often asked. */
export function createReadiness(check: () => Promise<void>, clock: Clock): () => Promise<boolean> {
  let startedAt = Number.NEGATIVE_INFINITY;
  let running = false;
  let ready = Promise.resolve(false);

  function start(now: number): Promise<boolean> {
    startedAt = now;
    running = true;
    const checked = check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = false;
      });
    const decided = new AbortController();
    const late = clock.sleep(timeout, decided.signal).then(() => false);
    return Promise.race([checked, late]).finally(() => decided.abort());
  }

  return () => {
    const now = clock.now();
    // A clock that is set back must not stop the checks.
    if (!running && Math.abs(now - startedAt) >= freshness) ready = start(now);
    return ready;
  };
}
