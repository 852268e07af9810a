import { commitments } from '../content/commitments.ts';
import type { StoredEnquiry } from './database.ts';

/** A mail to staff, plain text. */
export interface Mail {
  /** The same at every try, so that mail programs know a repeat. */
  messageId: string;
  from: string;
  to: readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Resolves to the recipients that the server rejected, when it has accepted the mail for at least
   * one. Rejects within a minute otherwise.
   */
  send(mail: Mail): Promise<readonly string[]>;
  /** Rejects when no mail can be sent now: the server is away, or refuses the login. */
  check(): Promise<void>;
}

/** Our side of every mail. */
export interface Addresses {
  from: string;
  to: readonly string[];
  /** Where the pages are: 'https://www.example'. */
  siteUrl: string;
}

const sydneyTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/**
 * The mail that tells staff of an enquiry. Sender and recipients come from the settings; the visitor is
 * in Reply-To only. What the visitor wrote comes last, so that nothing in it can pass for ours.
 */
export function enquiryMail(
  enquiry: StoredEnquiry,
  page: string,
  { from, to, siteUrl }: Addresses,
): Mail {
  const { reference, form_type, name, email, subject, message, received_at } = enquiry;
  return {
    messageId: messageId(`${received_at}.${reference}`, from),
    from,
    to,
    replyTo: email,
    subject,
    text: [
      `Form:       ${form_type}`,
      `Page:       ${siteUrl}${page}`,
      `Reference:  ${reference}`,
      `Received:   ${sydneyTime.format(received_at)}, Sydney time`,
      '',
      'Unverified sender: anybody can type any name and address into the form.',
      'All that follows was written by the sender.',
      '',
      `Name:       ${name}`,
      `Email:      ${email}`,
      '',
      message,
      '',
    ].join('\n'),
  };
}

/** Code points of a held message that staff see: enough to tell a customer from an advertisement. */
const excerptLength = 500;

/** The daily mail about suspected spam: the first of what was held, and how many there are in all. */
export function heldMail(
  shown: readonly StoredEnquiry[],
  count: number,
  now: number,
  { from, to }: Addresses,
): Mail {
  const enquiries = count === 1 ? 'enquiry' : 'enquiries';
  return {
    messageId: messageId(`${now}.held`, from),
    from,
    to,
    subject: `${count} suspected spam ${enquiries} held back`,
    text: [
      `The website held back ${count} ${enquiries} that may be spam.`,
      'To have one mailed like any other, use the staff’s command: enquiries release REFERENCE',
      `Anything not released is deleted after ${commitments.heldRetentionDays} days.`,
      `Below are the first ${shown.length}; to see all: enquiries list`,
      'Everything below was written by the senders.',
      ...shown.flatMap((enquiry) => [
        '',
        `${enquiry.reference} · ${enquiry.form_type} · ${sydneyTime.format(enquiry.received_at)}`,
        `  Held for:   ${enquiry.held}`,
        `  Name:       ${unlinked(enquiry.name)}`,
        `  Email:      ${enquiry.email}`,
        `  Subject:    ${unlinked(enquiry.subject)}`,
        `  Message:    ${unlinked([...enquiry.message].slice(0, excerptLength).join('').replaceAll(/\s+/g, ' '))}`,
      ]),
      '',
    ].join('\n'),
  };
}

/** A stranger's text, written so that no mail program makes a link of it. */
const unlinked = (text: string) =>
  text.replaceAll('://', '[:]//').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]');

const messageId = (name: string, from: string) =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
