import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mail, Mailer, SendOutcome } from '../../enquiry/ports.ts';
import { type SmtpDialogue, watchDialogue } from './smtp-dialogue.ts';
import { classifyError } from './smtp-outcome.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Go on only when the connection could be encrypted. */
  requireTLS: boolean;
  /** Never encrypt: for a relay on this machine, with an unsigned certificate. */
  ignoreTLS: boolean;
}

/**
 * Milliseconds. All of a try must end before the outbox's lease (60 s) does, or another worker
 * would send the same mail meanwhile.
 */
const timeLimits = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
} as const;
const wholeTry = 45_000;

/** Sends mail through an SMTP server, with a connection of its own for each mail. */
export function createSmtpMailer(server: SmtpServer): Mailer {
  const connect = (watched: SmtpDialogue) =>
    createTransport({
      ...server,
      ...timeLimits,
      auth: server.auth,
      // Otherwise a server that offers no login gets the mail without one.
      forceAuth: server.auth !== undefined,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: watched.logger,
    });
  return {
    send: (mail, signal) =>
      tryWithin(signal, (ending, dialogue) =>
        connect(dialogue).sendMail({ ...toMessage(mail), signal: ending }),
      ),
    check: (signal) =>
      tryWithin(signal, (ending, dialogue) =>
        Promise.race([connect(dialogue).verify(), rejection(ending)]),
      ),
  };
}

/** Makes a try that ends at its timeout or when it is aborted. */
async function tryWithin(
  signal: AbortSignal,
  work: (ending: AbortSignal, dialogue: SmtpDialogue) => Promise<unknown>,
): Promise<SendOutcome> {
  const dialogue = watchDialogue();
  try {
    await work(AbortSignal.any([signal, AbortSignal.timeout(wholeTry)]), dialogue);
    return { kind: 'delivered' };
  } catch (error) {
    return classifyError(error, dialogue.senderAnswered() || signal.aborted);
  }
}

/** Rejects when `signal` is aborted. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Error('aborted'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}

/**
 * The mail as nodemailer takes it: strings and lists of strings, nothing that it could open. What
 * looks like an encoded word (RFC 2047) would be decoded by the reader's mail program, into line
 * breaks if its writer likes: a subject is encoded once more, so that it is shown as typed. An
 * address cannot be encoded; such an address is only in the text.
 */
export function toMessage(mail: Mail) {
  const { replyTo } = mail;
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: mail.from,
    to: [...mail.to],
    envelope: { from: mail.automatic ? '' : mail.from, to: [mail.recipient] },
    ...(mail.automatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    ...(replyTo !== undefined && !replyTo.includes('=?') && { replyTo }),
    subject: mail.subject.includes('=?')
      ? encodeWord(mail.subject, 'Q', encodedWordLength)
      : mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
  };
}

/** Characters of one encoded word: with charset and marks it stays below the 75 of RFC 2047. */
const encodedWordLength = 52;
