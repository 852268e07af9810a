import type { SmtpServer } from '../../adapters/mail/smtp-mailer.ts';
import { SettingError } from './setting-error.ts';

const form =
  'write it as smtp://user:password@host:587 or smtps://user:password@host:465, with special characters of user and password percent-encoded';

/** Ports of mail submission with TLS from the start, and with STARTTLS (RFC 8314, RFC 6409). */
const ports = { 'smtps:': 465, 'smtp:': 587 } as const;

/**
 * Reads SMTP_URL; throws a `SettingError`. A password travels encrypted or not at all, except to
 * this very machine; `?requireTLS=false` or `true` overrules that.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  const protocol = url?.protocol;
  if (!url?.hostname || (protocol !== 'smtp:' && protocol !== 'smtps:')) throw wrong(form);
  if (url.pathname !== '' && url.pathname !== '/')
    throw wrong(`nothing may follow the port; ${form}`);

  const secure = protocol === 'smtps:';
  const host = decode(url.hostname).replaceAll(/^\[|\]$/g, '');
  const local = /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
  const user = decode(url.username);
  if ((user === '') !== (url.password === ''))
    throw wrong(`user and password go together; ${form}`);
  const auth = user === '' ? undefined : { user, pass: decode(url.password) };
  const wish = requireTlsIn(url.searchParams);
  return {
    host,
    port: url.port === '' ? ports[protocol] : Number(url.port),
    secure,
    auth,
    requireTLS: !secure && (wish ?? (auth !== undefined && !local)),
    ignoreTLS: !secure && !wish && local,
  };
}

function requireTlsIn(parameters: URLSearchParams): boolean | undefined {
  for (const name of parameters.keys()) {
    if (name !== 'requireTLS') throw wrong('the only parameter it may have is requireTLS');
  }
  const wish = parameters.get('requireTLS');
  if (wish === null) return undefined;
  if (wish === 'true' || wish === 'false') return wish === 'true';
  throw wrong('requireTLS must be true or false');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(form);
  }
}

/** The value stays out of the message: it may hold a password. */
function wrong(whatToDo: string): SettingError {
  return new SettingError('SMTP_URL', whatToDo);
}
