import { format } from 'node:util';
import { asciiAddress, isEmailAddress } from '../enquiry/email-address.ts';
import { staffMail } from '../enquiry/mail.ts';
import { createMailer, defaultMailOptions } from '../hosts/mailer.ts';
import type { Settings } from '../hosts/settings.ts';

/** Nodemailer's log as lines: each answer of the mail server stands after what it answers. */
function answersLogger() {
  const asked = ['Connection'];
  const log = ({ tnx }: Readonly<Record<string, unknown>>, ...message: readonly unknown[]) => {
    const text = format(...message);
    if (tnx === 'client') asked.push(text);
    else if (tnx === 'server') console.log(`${asked.shift() ?? 'End of the message'}: ${text}`);
    else console.log(text);
  };
  return { debug: log, info: log, warn: log, error: log };
}

/**
 * Sends a mail to ENQUIRIES_TO, prints each answer on the way, and resolves to a sentence about the
 * result. Rejects with one when somebody does not get it.
 */
export async function sendTestMail(settings: Settings, replyTo?: string): Promise<string> {
  const { ENQUIRIES_TO, SITE_URL, SMTP_URL, AZURE_CLIENT_ID } = settings;
  if (!SMTP_URL && !AZURE_CLIENT_ID) {
    throw new Error('SMTP_URL: it is not set, so mails are files');
  }
  if (replyTo !== undefined && !isEmailAddress(replyTo)) {
    throw new Error('--reply-to: write a bare address, such as you@example.net');
  }
  const mail = {
    ...staffMail('test', settings, 'Test mail of the website', [
      `Sent by enquiries test-mail for ${SITE_URL}. Enquiries arrive as this mail does.`,
    ]),
    ...(replyTo !== undefined && { replyTo: asciiAddress(replyTo) }),
  };
  const mailer = createMailer(settings, defaultMailOptions, answersLogger());
  const { outcome, reason } = await mailer.send(mail);
  if (outcome === 'relay') throw new Error(`The mail server takes no mail of ours: ${reason}`);
  if (outcome === 'refused') throw new Error(`The mail was refused: ${reason}`);
  if (reason) throw new Error(`Not accepted for everybody: ${reason}`);
  const next = replyTo
    ? ''
    : ' Enquiries have Reply-To too, which filters judge: try --reply-to with a free address of yours.';
  return `Accepted for ${ENQUIRIES_TO.join(', ')}: now look into the mailbox, and its spam folder.${next}`;
}
