import type { OfficeTime } from '../office-time.ts';
import type { Delivery, Mail } from '../ports.ts';
import type { MailAddresses } from './compose-mail.ts';
import { acknowledgementMessageId } from './message-id.ts';

/** What a sender may expect, from the site's own words. */
export interface Expectation {
  /** 'Corner Pocket' */
  company: string;
  /** 'one business day' */
  replyWithin: string;
  phone: string;
  /** The public address, for an answer to this mail. */
  email: string;
}

/**
 * The mail that tells a sender that we have their enquiry. It repeats nothing that was typed, because anybody
 * can type anybody's address. No program answers it (RFC 3834): it says what it is, and has no return path.
 */
export function composeAcknowledgement(
  { values, reference, messageId, page, acceptedAt }: Delivery,
  { from, siteUrl }: Pick<MailAddresses, 'from' | 'siteUrl'>,
  officeTime: OfficeTime,
  { company, replyWithin, phone, email }: Expectation,
): Mail {
  return {
    messageId: acknowledgementMessageId(messageId),
    from,
    to: [values.email],
    recipient: values.email,
    replyTo: email,
    automatic: true,
    subject: `We have your message: ${reference}`,
    date: acceptedAt,
    text: [
      `Thank you for writing to ${company}.`,
      '',
      `Reference:  ${reference}`,
      `Received:   ${officeTime.inWords(acceptedAt)}, ${officeTime.name}`,
      `Page:       ${siteUrl}${page}`,
      '',
      `We reply within ${replyWithin}. If it is urgent, phone ${phone}.`,
      '',
      'This mail is sent automatically. If you did not write to us, somebody else typed your address, and you can ignore it.',
      '',
    ].join('\n'),
  };
}
