import type { Clock, Log } from '../../enquiry/ports.ts';

/** Milliseconds for one answer, and between two tries: a short outage must not raise an alarm. */
const timeout = 10_000;
const pause = 10_000;

const mostTries = 3;

/**
 * Requests `url` after each successful daily test: the service behind it alerts when it hears
 * nothing. A failure is logged once, and stops nothing. `undefined`: does nothing.
 */
export function createCanaryPing(url: string | undefined, clock: Clock, log: Log) {
  return async (signal: AbortSignal): Promise<void> => {
    if (url === undefined) return;
    let problem: string | undefined;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      problem = await ping(url, signal);
      if (problem === undefined || signal.aborted) return;
      if (tries < mostTries) await clock.sleep(pause, signal);
    }
    log.error('canary_not_reported', { reason: problem });
  };
}

/** Resolves to the problem, if there is one. */
async function ping(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const { ok, status, body } = await fetch(url, { signal: inTime, redirect: 'error' });
    await body?.cancel();
    return ok ? undefined : `HTTP ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The name of a failure: its message could repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
