import type { Database, StoredEnquiry } from '../enquiry/database.ts';
import { countFigures, createHealth } from '../enquiry/health.ts';
import { never } from '../enquiry/limits.ts';
import { findNext } from '../enquiry/records.ts';
import { readRelay } from '../enquiry/relay.ts';
import { durationInWords, inWords, timeOfDay } from '../enquiry/times.ts';
import type { Settings } from '../hosts/settings.ts';

// What the staff's command prints. Times of day are Sydney's.

/** '3 tries, next 08:41'; nothing of what is held. */
function triesOf({ state, attempts, next_try_at }: StoredEnquiry): string | null {
  if (state === 'held') return null;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  if (next_try_at === null) return tries;
  return `${tries}, next ${next_try_at >= never ? 'none' : timeOfDay(next_try_at)}`;
}

/** One line: reference, time, state, form, tries, and the reason why it is held or was not delivered. */
export function lineOf(enquiry: StoredEnquiry): string {
  const { reference, received_at, state, form_type, held, last_error } = enquiry;
  const when = new Date(received_at).toISOString();
  const parts = [reference, when, state.padEnd(7), form_type, triesOf(enquiry), held ?? last_error];
  return parts.filter((part) => part !== null).join('  ');
}

export function textOf(enquiry: StoredEnquiry): string {
  const { name, email, subject, message } = enquiry;
  const head = `Name:     ${name}\nEmail:    ${email}\nSubject:  ${subject}`;
  return `${lineOf(enquiry)}\n${head}\n\n${message}\n`;
}

type Relay = Awaited<ReturnType<typeof readRelay>>;

/** When what is due is tried, and why not now: 'at 08:41, when …'. */
export function whenTried({ rests_until, full_until, reason }: Relay): string {
  if (rests_until !== null) {
    return `at ${timeOfDay(rests_until)}, when the mail server is asked again (${reason}); --now asks it at once`;
  }
  if (full_until === null) return 'within a minute';
  return `from ${timeOfDay(full_until)} on, since the hour's limit of mails is reached`;
}

/** What the relay does, in a line or more. */
function relayLines(relay: Relay): readonly string[] {
  const { failing_since, reason, accepted_at, rests_until, full_until, offered } = relay;
  return [
    failing_since === null
      ? 'Mail server: takes mail, as far as known'
      : `Mail server: takes no mail since ${inWords(failing_since)}: ${reason}. 'enquiries test-mail' shows each step.`,
    ...(rests_until === null ? [] : [`  it is left alone until ${timeOfDay(rests_until)}`]),
    `  last accepted: ${accepted_at === null ? 'nothing yet' : inWords(accepted_at)}`,
    `  offered in the past hour: ${offered}${full_until === null ? '' : `, the limit; the next one at ${timeOfDay(full_until)}`}`,
  ];
}

/** What /health says, the figures behind each reason, what the relay does, and what is tried next. */
export async function healthText(database: Database, settings: Settings): Promise<string> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const health = await createHealth({ database, settings, log })();
  const figures = await countFigures(database, settings);
  const relay = await readRelay(database, settings.RATE_LIMIT);
  const next = await findNext(database);
  return [
    await health.text(),
    ...figures.map(
      ({ what, count, age }) =>
        `${String(count).padStart(6)}  ${what}${age === null ? '' : `, the oldest ${durationInWords(age)} ago`}`,
    ),
    ...relayLines(relay),
    next ? `Next: ${lineOf(next)}` : 'Next: nothing waits',
  ].join('\n');
}
