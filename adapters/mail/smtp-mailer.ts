import { createTransport } from 'nodemailer';
import type { Mail, Mailer, SendOutcome } from '../../enquiry/ports.ts';
import { classifyError, classifyReplies } from './smtp-outcome.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Go on only when the connection could be encrypted. */
  requireTLS: boolean;
  /** Never encrypt: for a relay on this machine, whose certificate nobody signed. */
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
  const transport = createTransport({
    ...server,
    ...timeLimits,
    auth: server.auth,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail, signal) =>
      within(signal, async (ending) =>
        classifyReplies(await transport.sendMail({ ...toMessage(mail), signal: ending })),
      ),
    check: (signal) =>
      within(signal, async (ending) => {
        const over = new Promise<never>((_, reject) => {
          const callOff = () => reject(new Error('called off'));
          if (ending.aborted) callOff();
          ending.addEventListener('abort', callOff);
        });
        await Promise.race([transport.verify(), over]);
        return { kind: 'delivered' };
      }),
  };
}

/** Runs a try that ends when its time is over or when it is called off. */
async function within(
  signal: AbortSignal,
  work: (ending: AbortSignal) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, wholeTry);
  signal.addEventListener('abort', end);
  try {
    if (signal.aborted) end();
    return await work(ending.signal);
  } catch (error) {
    return classifyError(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** The mail in nodemailer's words: strings and lists of strings, nothing that it could open. */
export function toMessage(mail: Mail) {
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: mail.from,
    to: [...mail.to],
    envelope: { from: mail.from, to: [mail.recipient] },
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
  };
}
