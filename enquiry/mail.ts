import { commitments, replyTime } from '../content/commitments.ts';
import type { EnquiryForm } from '../content/model.ts';
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

/** Result of one try to send a mail (docs/function.md, 'Refused'). `reason` holds no word of a visitor. */
export type SendResult =
  /** The server answered for each recipient; if it accepted one, it accepted the mail for that one. */
  | {
      kind: 'answered';
      accepted: readonly string[];
      deferred: readonly Reply[];
      rejected: readonly Reply[];
    }
  /** The server refuses this mail: its sender or its content. */
  | { kind: 'refused'; reason: string }
  /** No mail can be sent now, nor for `retryAfter` milliseconds. */
  | { kind: 'away'; reason: string; retryAfter?: number }
  /** Anything else: this mail is tried again, and others may succeed meanwhile. */
  | { kind: 'failed'; reason: string };

/** The server's answer to a recipient that it did not accept: 'SMTP 450 4.2.0'. */
export interface Reply {
  recipient: string;
  answer: string;
}

export interface Mailer {
  /** Sends a mail to all of its recipients, or to some. Rejects only when no mail can be made of `mail`. */
  send(mail: Mail, recipients?: readonly string[]): Promise<SendResult>;
}

/** Our side of every mail. */
export interface Addresses {
  from: string;
  to: readonly string[];
  /** Origin of the pages: 'https://www.example'. */
  siteUrl: string;
}

const sydneyTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/**
 * The mail that tells staff of an enquiry, written for a phone: three lines say who wants what. Sender
 * and recipients come from the settings; the visitor is in Reply-To only. The message comes last, so
 * that nothing in it can pass for ours.
 */
export function enquiryMail(
  enquiry: StoredEnquiry,
  { page, pageName }: Pick<EnquiryForm, 'page' | 'pageName'>,
  { from, to, siteUrl }: Addresses,
): Mail {
  const { reference, name, email, subject, message, received_at } = enquiry;
  const canReply = isHeaderSafe(email);
  return {
    messageId: messageId(`${received_at}.${reference}`, from),
    from,
    to,
    ...(canReply && { replyTo: email }),
    subject: subject.includes(name) ? subject : `${subject}: ${name}`,
    text: [
      `"${name.replaceAll('"', "'")}", ${email} (unverified), ${sydneyTime.format(received_at)}, Sydney time`,
      canReply
        ? `Reply to this mail to answer. We promised a reply within ${replyTime}.`
        : `Write to ${email}: a reply does not reach the sender. We promised one within ${replyTime}.`,
      `${pageName}, ${reference}, ${siteUrl}${page}`,
      '',
      'Written by the sender:',
      '',
      message,
      '',
    ].join('\n'),
  };
}

/** True if an address can stand in a header of ASCII, and no mail program decodes a part of it (RFC 2047). */
const isHeaderSafe = (email: string) => /^[\x21-\x7e]+$/.test(email) && !email.includes('=?');

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
      'If a sender is genuine, just write to the address shown, today.',
      'To have one mailed in full, like any other, use the staff’s command: enquiries release REFERENCE',
      `Anything not released is deleted after ${commitments.heldRetentionDays} days.`,
      `Below are the first ${shown.length}; to see all: enquiries list`,
      'Everything below but references, services, times and reasons was written by the senders.',
      ...shown.flatMap((enquiry) => [
        '',
        `${enquiry.reference} · ${enquiry.form_type} · ${sydneyTime.format(enquiry.received_at)}`,
        `  Why:        ${enquiry.held}`,
        `  Name:       ${unlinked(enquiry.name)}`,
        `  Email:      ${enquiry.email}`,
        `  Subject:    ${unlinked(enquiry.subject)}`,
        `  Message:    ${unlinked([...enquiry.message].slice(0, excerptLength).join('').replaceAll(/\s+/g, ' '))}`,
      ]),
      '',
    ].join('\n'),
  };
}

/**
 * The mail about enquiries that the mail server refuses. It holds nothing that a stranger wrote, so
 * that no filter refuses it as well.
 */
export function refusalsMail(
  shown: readonly StoredEnquiry[],
  count: number,
  now: number,
  { from, to }: Addresses,
  retentionDays: number,
): Mail {
  const enquiries = count === 1 ? 'enquiry' : 'enquiries';
  return {
    messageId: messageId(`${now}.refused`, from),
    from,
    to,
    subject: `${count} ${enquiries} refused by the mail server`,
    text: [
      `The mail server refuses to take ${count} ${enquiries} of the website as mail, often for the content.`,
      'Read each with the staff’s command, and answer its sender: enquiries show REFERENCE',
      'To end its tries: enquiries close REFERENCE',
      `It is tried on, and deleted after ${retentionDays} days.`,
      `Below are the first ${shown.length}; to see all: enquiries list`,
      '',
      ...shown.map(
        ({ reference, form_type, refused }) => `${reference} · ${form_type} · ${refused}`,
      ),
      '',
      'enquiries show REFERENCE has the rest.',
      '',
    ].join('\n'),
  };
}

/** A stranger's text, written so that no mail program makes a link of it. */
const unlinked = (text: string) =>
  text.replaceAll('://', '[:]//').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]');

/** Message-ID of a mail of ours. */
export const messageId = (name: string, from: string) =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
