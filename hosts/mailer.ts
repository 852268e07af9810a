import { join } from 'node:path';
import type { ExternalLogger } from 'nodemailer/lib/shared';
import type { Mailer } from '../enquiry/mail.ts';
import { createGraphMailer, graphEndpoints } from './graph-mailer.ts';
import { createFileMailer } from './mime.ts';
import { hostIn, isLocal, type Settings } from './settings.ts';
import { createSmtpMailer, smtpTimeouts } from './smtp-mailer.ts';

/** How mail leaves; tests have shorter timeouts and servers of their own. */
export const defaultMailOptions = { timeouts: smtpTimeouts, endpoints: graphEndpoints };

/** The mailer that the settings choose: Microsoft Graph, an SMTP server, or files. `logger` gets each step. */
export function createMailer(
  settings: Settings,
  { timeouts, endpoints } = defaultMailOptions,
  logger?: ExternalLogger,
): Mailer {
  const { SMTP_URL, SITE_URL, ENQUIRIES_FROM, DATA_DIR } = settings;
  const { AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET } = settings;
  if (AZURE_TENANT_ID && AZURE_CLIENT_ID && AZURE_CLIENT_SECRET) {
    const client = { client_id: AZURE_CLIENT_ID, client_secret: AZURE_CLIENT_SECRET };
    return createGraphMailer(AZURE_TENANT_ID, client, endpoints, logger);
  }
  if (!SMTP_URL) return createFileMailer(join(DATA_DIR, 'mail'));
  // Some relays refuse a greeting with the name or the address of this machine.
  const { hostname } = new URL(SITE_URL);
  const domain = ENQUIRIES_FROM.slice(ENQUIRIES_FROM.lastIndexOf('@') + 1);
  return createSmtpMailer(SMTP_URL, isLocal(SITE_URL) ? domain : hostname, timeouts, logger);
}

/** How mail leaves, for the operator. */
export function describeMailer({ AZURE_CLIENT_ID, SMTP_URL, DATA_DIR }: Settings): string {
  if (AZURE_CLIENT_ID) return 'mail through Microsoft Graph';
  return SMTP_URL ? `mail through ${hostIn(SMTP_URL)}` : `mails are files in ${DATA_DIR}/mail`;
}
