import type { Clock, Log } from '../../enquiry/ports.ts';
import { SettingError } from '../settings/setting-error.ts';

/** Milliseconds for one answer, and between two tries: a short outage must alarm nobody. */
const patience = 10_000;
const pause = 10_000;

const mostTries = 3;

/**
 * Reads CANARY_PING_URL. The words of the `SettingError` leave out the value: who knows it can report
 * in our place.
 */
export function parsePingUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isLocal = url && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || (isLocal && url.protocol === 'http:')) return url.href;
  throw new SettingError(
    'CANARY_PING_URL',
    'set the https address that your monitoring service gave you, or an http address of this machine',
  );
}

/**
 * Asks for `url` after each daily test that came through: the monitoring behind it raises the alarm
 * when it hears nothing. A failure is logged once, and stops nothing. `undefined`: asks nobody.
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

/** Resolves to what is wrong. */
async function ping(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const { ok, status, body } = await fetch(url, { signal: inTime, redirect: 'error' });
    await body?.cancel();
    return ok ? undefined : `HTTP ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The name of a failure: its words could repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
