import type { OfficeTime } from '../office-time.ts';
import type { Delivery, Mail } from '../ports.ts';
import { fields } from '../rules/fields.ts';

/** Our side of every mail. */
export interface MailAddresses {
  from: string;
  to: readonly string[];
  /** Where the pages are: 'https://www.example', without a slash at the end. */
  siteUrl: string;
}

/** The subject is the mail's own, and the message comes last. */
const details = fields.filter(({ name }) => name !== 'subject' && name !== 'message');

/**
 * The mail that tells one of the staff of an enquiry. Sender and recipients come from the settings; the
 * visitor is in Reply-To only. Only the website's own link comes after the message, so that nothing in the message can
 * pass for what the website says, and the mail says so before it.
 * @param link To mark the enquiry as answered.
 */
export function composeMail(
  delivery: Delivery,
  { from, to, siteUrl }: MailAddresses,
  officeTime: OfficeTime,
  link: string,
): Mail {
  const { values, reference, acceptedAt } = delivery;
  return {
    messageId: delivery.messageId,
    from,
    to,
    recipient: delivery.recipient,
    replyTo: values.email,
    subject: values.subject,
    // The time of its release or retry: mail programs sort an old date far down, and spam filters suspect it.
    date: delivery.queuedAt,
    text: [
      `Form:       ${values.formType}`,
      `Page:       ${siteUrl}${delivery.page}`,
      `Reference:  ${reference}`,
      `Received:   ${officeTime.inWords(acceptedAt)}, ${officeTime.name}`,
      '',
      'Unverified sender: anybody can type any name and address into the form.',
      'All that follows was written by the sender, but for the link in the last line.',
      '',
      ...details.flatMap(({ name, label }) =>
        values[name] === undefined ? [] : [`${`${label}:`.padEnd(11)} ${values[name]}`],
      ),
      '',
      values.message,
      '',
      '--',
      'Mark as answered:',
      link,
      '',
    ].join('\n'),
  };
}
