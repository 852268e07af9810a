import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, SendOutcome } from '../../enquiry/ports.ts';
import { toMessage } from './smtp-mailer.ts';

/**
 * Writes each mail as an `.eml` file into `folder` instead of sending it: what happens until an
 * SMTP server is set. Named after its Message-ID, so the same mail is the same file.
 */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** One file after the other: mails to several recipients have one name. */
  let written: Promise<unknown> = Promise.resolve();
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail));
        const writing = written.then(() => writeWhole(folder, fileOf(mail.messageId), message));
        written = writing.catch(() => {});
        await writing;
        return { kind: 'delivered' };
      } catch (error) {
        return unwritable(error);
      }
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
        return { kind: 'delivered' };
      } catch (error) {
        return unwritable(error);
      }
    },
  };
}

/** Removes the files of these mails, and what is left of one that was being written. */
export async function forgetMailFiles(
  folder: string,
  messageIds: readonly string[],
): Promise<void> {
  for (const messageId of messageIds) {
    await rm(join(folder, fileOf(messageId)), { force: true });
    await rm(join(folder, `${fileOf(messageId)}.part`), { force: true });
  }
}

const fileOf = (messageId: string) => `${messageId.replace(/^<|@.*$/g, '')}.eml`;

function unwritable(error: unknown): SendOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { kind: 'unreachable', reason: `cannot write the mail's file: ${code}` };
}

/** Under its name the file is whole or not there, whenever the power goes. */
async function writeWhole(folder: string, name: string, content: unknown): Promise<void> {
  if (!Buffer.isBuffer(content)) throw new TypeError('the mail is not a buffer');
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
