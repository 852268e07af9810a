import { type HandleServices, handle } from '../intake/handle.ts';
import type { OfficeTime } from '../office-time.ts';
import type { EnquiryRecords } from '../upkeep/records.ts';
import type { MailAddresses } from './compose-mail.ts';
import { type AlarmServices, raiseAlarm } from './send-to-staff.ts';

export interface CanaryServices extends HandleServices, AlarmServices {
  records: EnquiryRecords;
  addresses: MailAddresses;
  officeTime: OfficeTime;
  /** Tells the monitoring outside that the daily test came through. Never rejects. */
  reportCanary(signal: AbortSignal): Promise<void>;
}

/** RFC 2606 keeps `.invalid` free of mailboxes, so no visitor can be meant. */
const canaryAddress = 'canary@website.invalid';

/** Milliseconds within which the canary must have come out of the outbox. */
const grace = 5 * 60_000;

/**
 * The daily test: sends an enquiry of its own through everything that a visitor's goes through, and
 * raises the alarm when it does not come out of the outbox. Staff get no mail of it: instead of
 * sending, the mailer only verifies that it could. Does not wait: later turns of the chores look again
 * at a canary that is on its way, and no other is sent until then. Resolves to
 * whether this day's test is over: it came through, or staff have the alarm; 'later' while it is
 * on its way.
 */
export async function runCanary(
  services: CanaryServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<boolean | 'later'> {
  const { clock, officeTime, log, records } = services;
  const now = clock.now();
  const newest = records.find({ kind: 'recent', limit: 1, filter: { canary: true } }, now);
  const [last] = (await Array.fromAsync(newest)).flat();
  const waits = last?.state === 'accepted' || last?.state === 'delivering';
  if (!last || (!waits && last.acceptedAt < officeTime.lastMorning(now)))
    return sendCanary(services, signal);

  const { reference, state } = last;
  if (state === 'delivered') {
    log.info('canary', { reference });
    await services.reportCanary(signal);
    return true;
  }
  if (waits && now - last.acceptedAt < grace) return 'later';
  log.error('canary_lost', { reference, state });
  return raiseAlarm('canary', alarmAbout(services.addresses.siteUrl), services, signal);
}

async function sendCanary(
  services: CanaryServices,
  signal: AbortSignal,
): Promise<boolean | 'later'> {
  const answer = await handle(requestOf(services), { kind: 'canary' }, services);
  if (answer.status === 200 || services.isDraining()) return 'later';
  services.log.error('canary_lost', { status: answer.status });
  return raiseAlarm('canary', alarmAbout(services.addresses.siteUrl), services, signal);
}

function requestOf({ forms, clock, addresses }: CanaryServices): Request {
  const [formType] = forms.keys();
  return new Request(`${addresses.siteUrl}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      formType,
      name: 'Canary',
      email: canaryAddress,
      subject: 'Daily test',
      message: `The website tests itself at ${new Date(clock.now()).toISOString()}.`,
    }),
  });
}

const alarmAbout = (siteUrl: string) => ({
  subject: 'The website may not be passing on enquiries',
  lines: [
    `The daily test enquiry of ${siteUrl} did not come out of the website's outbox.`,
    'Nothing that was accepted is lost, but look at the log of the website, at',
    "'npm run enquiries -- stats', and at the mail server.",
  ],
});
