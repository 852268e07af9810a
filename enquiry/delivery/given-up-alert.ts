import type { EnquiryStore, GivenUpMail } from '../ports.ts';
import { type NoticeServices, type StaffNotice, sendToStaff } from './send-to-staff.ts';

interface GivenUpAlertServices extends NoticeServices {
  store: EnquiryStore;
}

/**
 * Tells staff of the mails that were given up. Resolves to whether it tried: what could not be told is
 * told an hour later; 'later' when there is nothing to tell.
 */
export async function alertGivenUp(
  services: GivenUpAlertServices,
  _doneAt: number,
  signal: AbortSignal,
): Promise<true | 'later'> {
  const { store, clock, log } = services;
  const mails = await store.findGivenUp();
  const newest = mails.at(-1);
  if (!newest) return 'later';
  const outcome = await sendToStaff(alertAbout(mails, newest), services, signal);
  if (outcome.kind === 'delivered') await store.markAlerted(mails, clock.now());
  else log.error('alert_not_delivered', { count: mails.length, reason: outcome.reason });
  return true;
}

/** Nothing of the visitors is in it. The newest mail names it, so that a repeat has the same name. */
function alertAbout(
  mails: readonly GivenUpMail[],
  { messageId, recipient, reference }: GivenUpMail,
): StaffNotice {
  const { size } = new Set(mails.map((mail) => mail.reference));
  return {
    messageId: messageId.replace('<', `<alert.${recipient.replace('@', '.')}.`),
    subject:
      size === 1
        ? `Enquiry ${reference} could not be mailed`
        : `${size} enquiries could not be mailed`,
    lines: [
      'The website gave up mailing these enquiries:',
      '',
      ...mails.map((mail) => `${mail.reference} to ${mail.recipient}: ${mail.reason}`),
      '',
      'Nothing is lost. On the website’s machine',
      `  npm run enquiries -- show ${reference}`,
      'shows one, and "retry" instead of "show" sends it again to those who have not received it.',
    ],
  };
}
