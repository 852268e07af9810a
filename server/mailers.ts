import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mail, Mailer } from '../enquiry/mail.ts';
import { isLocal } from './settings.ts';

/** Milliseconds. A whole try ends before its lease does. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;
const wholeTry = 60_000;

/** Nodemailer would read a file or a URL that a value names. */
const safe = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Sends mail through an SMTP server, with a connection for each mail. A password travels encrypted or
 * not at all, except to this machine; nodemailer's own parameters in the address overrule that.
 */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const { password } = new URL(smtpUrl);
  const local = isLocal(smtpUrl);
  const connect = () =>
    createTransport({
      url: smtpUrl,
      ...timeouts,
      ...safe,
      requireTLS: password !== '' && !local,
      // A relay on this machine seldom has a certificate that anybody signed.
      ignoreTLS: local,
    });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(wholeTry);
      const { rejected } = await connect().sendMail({ ...toMessage(mail), signal });
      return rejected.map(String);
    },
    async check() {
      const late = once(AbortSignal.timeout(wholeTry), 'abort');
      if ((await Promise.race([connect().verify(), late])) !== true) throw new Error('too late');
    },
  };
}

/** Writes each mail as an `.eml` file: what happens until `SMTP_URL` is set. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...safe });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail));
      const name = `${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), message);
      return [];
    },
    check: async () => {},
  };
}

/** Characters of one encoded word: with its marks it stays below the 75 of RFC 2047. */
const encodedWordLength = 52;

/**
 * The mail as nodemailer takes it. What looks like an encoded word (RFC 2047) would be decoded by the
 * reader's mail program, line breaks included: a subject is encoded once more, so that it is shown as
 * typed. An address that cannot stand in a header of ASCII is only in the text.
 */
function toMessage({ messageId, from, to, replyTo, subject, text }: Mail) {
  const usable = replyTo !== undefined && /^[\x21-\x7e]+$/.test(replyTo) && !replyTo.includes('=?');
  return {
    messageId,
    from,
    to: [...to],
    envelope: { from, to: [...to] },
    ...(usable && { replyTo }),
    subject: subject.includes('=?') ? encodeWord(subject, 'Q', encodedWordLength) : subject,
    text,
  };
}
