import { commitments, replyTime } from '../content/commitments.ts';
import type { EnquiryForm } from '../content/types/form.ts';
import type { State, StoredEnquiry } from './database.ts';
import type { Settings } from './dependencies.ts';
import { inWords } from './times.ts';

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

/** Result of one try to send a mail, by whose fault it was (docs/function.md, 'A try'). */
export interface SendResult {
  /**
   * `accepted`: for a recipient or more. `refused`, `deferred`: for good or for now, because of what is
   * written or of a mailbox. `relay`: the server takes no mail of ours, whatever is written.
   */
  outcome: 'accepted' | 'refused' | 'deferred' | 'relay';
  /** Codes and recipients, no word of a visitor; `null` if every recipient was accepted. */
  reason: string | null;
  /** The recipients for whom it was refused, and those for whom it was deferred. */
  refused?: readonly string[];
  deferred?: readonly string[];
  /** True if the server was asked to take the text. */
  offered?: boolean;
  /** Milliseconds for which the server wants to be left alone. */
  retryAfter?: number;
}

export interface Mailer {
  /** Sends a mail to all of its recipients, or to some. Rejects only when no mail can be made of `mail`. */
  send(mail: Mail, recipients?: readonly string[]): Promise<SendResult>;
  /** Asks the server without sending: up to the login, or for a token. Resolves to nothing if it would take a mail. */
  verify(): Promise<SendResult | undefined>;
}

/**
 * The mail that tells staff of an enquiry, written for a phone: three lines say who wants what. Sender
 * and recipients come from the settings; the visitor is in Reply-To only. The message comes last, so
 * that nothing in it can pass for ours.
 */
export function enquiryMail(
  enquiry: StoredEnquiry,
  form: EnquiryForm | undefined,
  { ENQUIRIES_FROM: from, ENQUIRIES_TO: to, SITE_URL }: Settings,
): Mail {
  const { reference, form_type, name, email, subject, message, received_at } = enquiry;
  const canReply = isHeaderSafe(email);
  // Asked to answer a mail from its own mailbox, a mail program answers that mailbox.
  const isToSender = to.some((recipient) => recipient.toLowerCase() === from.toLowerCase());
  return {
    messageId: messageId(`${received_at}.${reference}`, from),
    from,
    to,
    ...(canReply && { replyTo: email }),
    subject: subject.includes(name) ? subject : `${subject}: ${name}`,
    text: [
      `"${name.replaceAll('"', "'")}", ${email} (unverified), ${inWords(received_at)}, Sydney time.`,
      canReply && !isToSender
        ? `Reply to this mail to answer. We promised a reply within ${replyTime}.`
        : `Write to ${email}: a reply does not reach the sender. We promised one within ${replyTime}.`,
      `${form?.pageName ?? form_type}, ${reference}, ${SITE_URL}${form?.page ?? '/'}`,
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

/**
 * The mail about suspected spam: the first of what staff were not told of, and how many there are in all.
 * @param excerpts False leaves out what strangers wrote, when a filter has bounced the list for it.
 */
export const heldMail = (
  shown: readonly StoredEnquiry[],
  count: number,
  settings: Settings,
  excerpts = true,
) =>
  staffMail('held', settings, `${countOf(count, 'suspected spam ')} held back`, [
    `The website held back ${countOf(count)} that may be spam.`,
    excerpts
      ? 'If a sender is genuine, just write to the address shown, today.'
      : 'The list bounced with their words in it. `enquiries show REFERENCE` prints one.',
    'The staff’s command `enquiries release REFERENCE` mails one in full, like any other.',
    `Anything not released is deleted after ${commitments.heldRetentionDays} days.`,
    ...extentOf('held', shown, count),
    ...(excerpts ? ['Name, email, subject and message below were written by the senders.'] : []),
    ...shown.flatMap((enquiry) => [
      '',
      `${enquiry.reference} · ${enquiry.form_type} · ${inWords(enquiry.received_at)}.`,
      `  Why:        ${enquiry.held}`,
      ...(excerpts ? excerptOf(enquiry) : []),
    ]),
  ]);

const excerptOf = ({ name, email, subject, message }: StoredEnquiry) => [
  `  Name:       ${unlinked(name)}`,
  `  Email:      ${email}`,
  `  Subject:    ${unlinked(subject)}`,
  `  Message:    ${unlinked([...message].slice(0, excerptLength).join('').replaceAll(/\s+/g, ' '))}`,
];

/**
 * The mail about enquiries that bounced. It holds nothing that a stranger wrote, so that no filter
 * bounces it as well.
 */
export const bouncedMail = (shown: readonly StoredEnquiry[], count: number, settings: Settings) =>
  staffMail('bounced', settings, `${countOf(count)} bounced`, [
    `The mail server did not accept ${countOf(count)} of the website, often for the content.`,
    '`enquiries show REFERENCE` prints one: then answer its sender.',
    'It is tried once more after an hour, and then only if you say so.',
    '`enquiries retry REFERENCE` tries it again, `enquiries close REFERENCE` ends it.',
    ...extentOf('bounced', shown, count),
    '',
    ...shown.map(
      ({ reference, form_type, refused }) => `${reference} · ${form_type} · ${refused}.`,
    ),
  ]);

/** The mail about enquiries that some recipients never got, while others did. */
export const unreachedMail = (shown: readonly StoredEnquiry[], count: number, settings: Settings) =>
  staffMail('unreached', settings, `${countOf(count)} did not reach everybody`, [
    'The recipients below refused it, or took no mail for five days. The others have it.',
    '`enquiries show REFERENCE` prints one, and why.',
    '`enquiries retry REFERENCE` sends it to them again.',
    ...extentOf('sent', shown, count),
    '',
    ...shown.map(
      ({ reference, form_type, rejected }) => `${reference} · ${rejected} · ${form_type}.`,
    ),
  ]);

const extentOf = (state: State, { length }: readonly StoredEnquiry[], count: number) => [
  ...(length < count ? [`Below are the first ${length}. The next mail has more.`] : []),
  `All: enquiries list --state ${state}`,
];

const countOf = (count: number, what = '') =>
  `${count} ${what}${count === 1 ? 'enquiry' : 'enquiries'}`;

/**
 * A mail of our own to staff. Classic Outlook joins a line of 40 characters and more to the next one, unless
 * it ends with a full stop, or the next one is empty or begins with two spaces.
 */
export const staffMail = (
  name: string,
  { ENQUIRIES_FROM: from, ENQUIRIES_TO: to }: Settings,
  subject: string,
  lines: readonly string[],
): Mail => ({
  messageId: messageId(`${Date.now()}.${name}`, from),
  from,
  to,
  subject,
  text: [...lines, ''].join('\n'),
});

/** A stranger's text, written so that no mail program makes a link of it. */
const unlinked = (text: string) =>
  text.replaceAll('://', '[:]//').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]');

const messageId = (name: string, from: string) =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
