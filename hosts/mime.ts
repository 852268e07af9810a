import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mail, Mailer } from '../enquiry/mail.ts';

/** Characters of one encoded word: with its marks it stays below the 75 of RFC 2047. */
const encodedWordLength = 52;

/**
 * The mail as MIME text with CRLF. A subject with what looks like an encoded word (RFC 2047) is encoded
 * once more, so that it is shown as typed: the reader's mail program would decode it, line breaks included.
 */
export function composeMime({ subject, ...mail }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    to: [...mail.to],
    subject: subject.includes('=?') ? encodeWord(subject, 'Q', encodedWordLength) : subject,
    // Not Auto-Submitted, for which help desks hold mail back.
    headers: { 'X-Auto-Response-Suppress': 'All' },
    newline: 'windows',
    // Nodemailer would read a file or a URL that a value names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Writes each mail as an `.eml` file, for a site without a mail server. */
export function createFileMailer(folder: string): Mailer {
  return {
    async send(mail) {
      const name = `${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
      const message = await composeMime(mail);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), message);
      return { outcome: 'accepted', reason: null, offered: true };
    },
    verify: async () => undefined,
  };
}
