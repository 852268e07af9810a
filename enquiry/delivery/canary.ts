import { type HandleServices, handle } from '../intake/handle.ts';
import type { Mailer } from '../ports.ts';
import type { EnquiryRecords, EnquiryState } from '../upkeep/records.ts';
import type { MailAddresses } from './compose-mail.ts';
import { type StaffNotice, sendToStaff } from './send-to-staff.ts';

export interface CanaryServices extends HandleServices {
  records: EnquiryRecords;
  mailer: Mailer;
  addresses: MailAddresses;
  /** Tells whoever watches from outside that the daily test came through. Never rejects. */
  reportCanary(signal: AbortSignal): Promise<void>;
}

/** RFC 2606 keeps `.invalid` free of mailboxes, so no visitor can be meant. */
const canaryAddress = 'canary@website.invalid';

/** Milliseconds within which the canary must have come out of the outbox, and between two looks. */
const patience = 5 * 60_000;
const interval = 5_000;

/**
 * Sends an enquiry of our own through everything that a visitor's goes through, and sounds the
 * alarm when it does not come out of the outbox. Staff get no mail of it: in place of the last
 * step the mailer only makes sure that it could send. Resolves to false when the host is stopping.
 */
export async function sendCanary(services: CanaryServices, signal: AbortSignal): Promise<boolean> {
  const { clock, log, mailer, addresses, mailDomain } = services;
  const answer = await handle(requestOf(services), { kind: 'canary' }, services);
  if (services.isDraining()) return false;
  if (answer.status !== 200) {
    log.error('canary_lost', { status: answer.status });
  } else {
    const reference = referenceIn(await answer.json());
    const state = await follow(reference, services, signal);
    if (signal.aborted) return false;
    if (state === 'delivered') {
      log.info('canary', { reference });
      await services.reportCanary(signal);
      return true;
    }
    log.error('canary_lost', { status: answer.status, reference, state });
  }
  const alarm = composeAlarm(clock.now(), mailDomain, addresses);
  const outcome = await sendToStaff(alarm, mailer, signal);
  if (outcome.kind !== 'delivered') log.error('alarm_not_delivered', { reason: outcome.reason });
  return true;
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

function referenceIn(body: unknown): string {
  const known = typeof body === 'object' && body !== null && 'reference' in body;
  return known ? String(body.reference) : '';
}

async function follow(
  reference: string,
  { records, clock }: CanaryServices,
  signal: AbortSignal,
): Promise<EnquiryState | undefined> {
  const until = clock.now() + patience;
  for (;;) {
    const record = await records.get(reference, clock.now());
    const waits = record?.state === 'accepted' || record?.state === 'delivering';
    if (!waits || clock.now() >= until || signal.aborted) return record?.state;
    await clock.sleep(interval, signal);
  }
}

function composeAlarm(
  now: number,
  domain: string,
  { from, to, siteUrl }: MailAddresses,
): StaffNotice {
  return {
    messageId: `<canary.${now}@${domain}>`,
    from,
    to,
    subject: 'The website may not be passing on enquiries',
    date: now,
    text: [
      `The daily test enquiry of ${siteUrl} did not come out of the website's outbox.`,
      'Nothing that was accepted is lost, but look at the log of the website, at',
      "'npm run enquiries -- stats', and at the mail server.",
      '',
    ].join('\n'),
  };
}
