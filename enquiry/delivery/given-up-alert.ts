import type { Clock, EnquiryStore, GivenUpMail, Log, Mailer } from '../ports.ts';
import type { MailAddresses } from './compose-mail.ts';
import { type StaffNotice, sendToStaff } from './send-to-staff.ts';

export interface GivenUpAlertServices {
  store: EnquiryStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  addresses: MailAddresses;
}

/**
 * Tells staff of the mails that were given up. Resolves to whether it tried: what could not be told is
 * told an hour later; 'later' when there is nothing to tell.
 */
export async function alertGivenUp(
  { store, mailer, clock, log, addresses }: GivenUpAlertServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<true | 'later'> {
  const mails = await store.findGivenUp();
  const alert = composeAlert(mails, clock.now(), addresses);
  if (!alert) return 'later';
  const outcome = await sendToStaff(alert, mailer, signal);
  if (outcome.kind === 'delivered') await store.markAlerted(mails, clock.now());
  else log.error('alert_not_delivered', { count: mails.length, reason: outcome.reason });
  return true;
}

/** Nothing of the visitors is in it. The newest mail names it, so that a repeat has the same name. */
function composeAlert(
  mails: readonly GivenUpMail[],
  now: number,
  { from, to }: MailAddresses,
): StaffNotice | undefined {
  const newest = mails.at(-1);
  if (!newest) return undefined;
  const { messageId, recipient, reference } = newest;
  return {
    messageId: messageId.replace('<', `<alert.${recipient.replace('@', '.')}.`),
    from,
    to,
    subject:
      mails.length === 1
        ? `Enquiry ${reference} could not be mailed`
        : `${mails.length} enquiries could not be mailed`,
    date: now,
    text: [
      'The website gave up mailing these enquiries:',
      '',
      ...mails.map((mail) => `${mail.reference} to ${mail.recipient}: ${mail.reason}`),
      '',
      'Nothing is lost. On the website’s machine',
      `  npm run enquiries -- show ${reference}`,
      'shows one, and "retry" in place of "show" sends it again to those who have not got it.',
      '',
    ].join('\n'),
  };
}
