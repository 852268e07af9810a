import type { Delivery, SendOutcome, Settlement } from '../ports.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after the first, second, … try without a permanent refusal; then hourly. */
const delays = [
  5 * second,
  30 * second,
  ...[1, 2, 4, 8, 16, 32, 64].map((minutes) => minutes * minute),
];

/** Time from the start of the schedule until which a mail is always tried again. */
const retryFor = 5 * 24 * hour;

/**
 * Tries that the schedule makes in this time. A mail has had them all before it fails: what an
 * outage of the mail server took from its time is added at the end.
 */
const leastTries =
  delays.length + Math.floor((retryFor - delays.reduce((sum, delay) => sum + delay, 0)) / hour);

/** Hourly tries after a first 5yz, because a mistake in the mail server's rules may be corrected. */
const triesAfterRefusal = 3;

/** Every delay varies by this share, so that mails are not all retried at once. */
const jitter = 0.2;

/** An `unreachable` server says nothing about the mail, so the mail's history does not record it. */
export type Answered = Exclude<SendOutcome, { kind: 'unreachable' }>;

/** What is to be recorded after a try. `random` is uniform from 0 to 1, times in milliseconds. */
export function settlementOf(
  delivery: Delivery,
  outcome: Answered,
  now: number,
  random: () => number,
): Settlement {
  if (outcome.kind === 'delivered') return { kind: 'delivered', at: now };

  const { reason } = outcome;
  const again = outcome.kind === 'again';
  const attempts = delivery.attempts + (again ? 1 : 0);
  const refusals = delivery.refusals + (again ? 0 : 1);
  const exhausted = attempts + refusals >= leastTries && now - delivery.queuedAt >= retryFor;
  if (refusals > triesAfterRefusal || exhausted) {
    return { kind: 'failed', at: now, reason };
  }
  const delay = again ? (delays[attempts - 1] ?? hour) : hour;
  const dueAt = now + Math.round(delay * (1 - jitter + 2 * jitter * random()));
  return { kind: 'retry', at: now, dueAt, attempts, refusals, reason };
}
