import { format } from 'node:util';
import { staffMail } from '../enquiry/mail.ts';
import { createMailer, defaultMailOptions } from './mailer.ts';
import type { Settings } from './settings.ts';

/** Commands of SMTP, in the words of whoever sets the mail up. */
const steps = [
  [/^(?:EHLO|HELO) (.*)/, 'Greeting as '],
  [/^STARTTLS()/, 'TLS'],
  [/^MAIL FROM:<(.*?)>/, 'Sender '],
  [/^RCPT TO:<(.*?)>/, 'Recipient '],
  [/^DATA()/, 'Start of the message'],
] as const;

/** Turns nodemailer's log into lines, one for each answer of the server. `print` gets each as it comes. */
function stepLogger(print: (line: string) => void) {
  const asked: string[] = ['Connection'];
  const log = (entry: Readonly<Record<string, unknown>>, ...message: readonly unknown[]) => {
    const text = format(...message);
    if (entry.tnx === 'client') {
      const [step] = steps.flatMap(([pattern, name]) => {
        const found = pattern.exec(text);
        return found ? [`${name}${found[1]}`] : [];
      });
      asked.push(step ?? (text === 'QUIT' ? 'Goodbye' : 'Login'));
    } else if (entry.tnx === 'server') print(`${asked.shift() ?? 'End of the message'}: ${text}`);
    else if (entry.tnx === 'dns') print(`Name found: ${entry.source} is ${entry.resolved}`);
    else if (!entry.tnx || /^(Secure )?[Cc]onnection (established|upgraded)/.test(text))
      print(text);
  };
  return { debug: log, info: log, warn: log, error: log };
}

/**
 * Sends a mail to ENQUIRIES_TO, prints each answer on the way, and resolves to a sentence about the
 * result. Rejects with one when somebody does not get it.
 */
export async function sendTestMail(
  settings: Settings,
  print: (line: string) => void,
  options = defaultMailOptions,
): Promise<string> {
  const { ENQUIRIES_FROM: from, ENQUIRIES_TO: to, SITE_URL: siteUrl } = settings;
  if (!settings.SMTP_URL && !settings.AZURE_CLIENT_ID) {
    throw new Error('SMTP_URL: it is not set, so mails are files');
  }
  const mail = staffMail('test', { from, to, siteUrl }, 'Test mail of the website', [
    `Sent by enquiries test-mail for ${siteUrl}. Enquiries arrive as this mail does.`,
  ]);
  const { kind, reason } = await createMailer(settings, options, stepLogger(print)).send(mail);
  if (kind === 'away') throw new Error(`The mail server takes no mail now: ${reason}`);
  if (kind === 'refused') throw new Error(`The mail server refuses the mail: ${reason}`);
  if (reason) throw new Error(`Not accepted for everybody: ${reason}`);
  return `Accepted for ${to.join(', ')}: now look into the mailbox, and its spam folder.`;
}
