import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../enquiry/ports.ts';
import { toMessage } from './mailer-smtp.ts';

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
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail));
        const name = `${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
        await writeWhole(folder, name, message);
        return { kind: 'delivered' };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return { kind: 'unreachable', reason: `cannot write the mail's file: ${code}` };
      }
    },
  };
}

/** Under its name the file is whole or not there, whenever the power goes. */
async function writeWhole(folder: string, name: string, content: unknown): Promise<void> {
  if (!Buffer.isBuffer(content)) throw new TypeError('the mail is no buffer');
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
