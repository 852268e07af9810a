import type { SmtpServer } from '../../adapters/mail/smtp-mailer.ts';
import { isEmailAddress } from '../../enquiry/rules/email-address.ts';
import { parsePingUrl } from '../shared/canary-ping.ts';
import { parseProxies, type TrustedProxies } from '../shared/client-address.ts';
import { SettingError } from './setting-error.ts';
import { parseSmtpUrl } from './smtp-url.ts';

/** What an operator can set on every host. */
export interface Settings {
  /** PostgreSQL that several instances may share; `undefined`: the host's own store. */
  databaseUrl: string | undefined;
  /** `undefined`: no mail server is set. */
  smtp: SmtpServer | undefined;
  enquiriesTo: readonly string[];
  enquiriesFrom: string;
  /** 'https://www.example', without a slash at the end. */
  siteUrl: string;
  allowedOrigins: readonly string[];
  trustedProxies: TrustedProxies;
  rateLimitPerMinute: number;
  /** Days for which a delivered enquiry is kept. */
  retentionDays: number;
  /** Asked after each daily test that came through; `undefined`: nobody is told. */
  canaryPingUrl: string | undefined;
}

/** What holds where nothing is set. */
export interface SettingDefaults {
  domain: string;
  enquiriesTo: string;
  retentionDays: number;
  trustedProxies: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting's text. An empty value is how a compose file leaves a setting out. */
export const readSetting = (env: Environment, name: string) => env[name]?.trim() || undefined;

/** Reads what all hosts share; throws a `SettingError` for the first wrong one. */
export function readSettings(env: Environment, defaults: SettingDefaults): Settings {
  const read = (name: string) => readSetting(env, name);
  const list = (name: string) => (read(name) ?? '').split(',').map((entry) => entry.trim());
  const entries = (name: string) => list(name).filter((entry) => entry !== '');
  const databaseUrl = read('DATABASE_URL');
  const smtpUrl = read('SMTP_URL');
  const { domain } = defaults;
  return {
    databaseUrl: databaseUrl === undefined ? undefined : parseDatabaseUrl(databaseUrl),
    smtp: smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl),
    enquiriesTo: parseRecipients(
      read('ENQUIRIES_TO') ? list('ENQUIRIES_TO') : [defaults.enquiriesTo],
    ),
    enquiriesFrom: parseSender(read('ENQUIRIES_FROM') ?? `website@${domain}`, domain),
    siteUrl: parseOrigin('SITE_URL', read('SITE_URL') ?? `https://${domain}`),
    allowedOrigins: entries('ALLOWED_ORIGINS').map((entry) =>
      parseOrigin('ALLOWED_ORIGINS', entry),
    ),
    trustedProxies: parseTrustedProxies(
      read('TRUSTED_PROXIES') ? entries('TRUSTED_PROXIES') : defaults.trustedProxies,
    ),
    rateLimitPerMinute: parseRate(read('RATE_LIMIT_PER_MINUTE') ?? '1'),
    retentionDays: parseDays(
      read('RETENTION_DAYS') ?? String(defaults.retentionDays),
      defaults.retentionDays,
    ),
    canaryPingUrl: parsePingUrl(read('CANARY_PING_URL')),
  };
}

/** The value stays out of the words: it may hold a password. */
function parseDatabaseUrl(text: string): string {
  const url = URL.parse(text);
  const isDatabase = url?.hostname && /^postgres(ql)?:$/.test(url.protocol);
  if (isDatabase && isPercentEncoded(url.href)) return text;
  throw new SettingError(
    'DATABASE_URL',
    'write it as postgres://user:password@host:5432/database, with special characters percent-encoded; left out, enquiries are kept in SQLite under DATA_DIR',
  );
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parseRecipients(addresses: readonly string[]): readonly string[] {
  for (const address of addresses) {
    if (!isEmailAddress(address)) {
      throw new SettingError(
        'ENQUIRIES_TO',
        `"${address}" is no e-mail address; set one, or several with commas between them`,
      );
    }
  }
  return addresses;
}

function parseSender(address: string, domain: string): string {
  if (isEmailAddress(address)) return address;
  throw new SettingError(
    'ENQUIRIES_FROM',
    `"${address}" is no e-mail address; set one bare address, such as website@${domain}`,
  );
}

function parseOrigin(setting: string, text: string): string {
  const url = URL.parse(text);
  const bare = url && url.origin === text.replace(/\/$/, '');
  if (bare && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError(
    setting,
    `"${text}" is no site's address; write it as https://www.example.com, without a path`,
  );
}

function parseTrustedProxies(entries: readonly string[]): TrustedProxies {
  const proxies = parseProxies(entries);
  if (proxies) return proxies;
  throw new SettingError(
    'TRUSTED_PROXIES',
    `"${entries.join(', ')}" holds something that is no IP address or network; write 10.0.0.1 or 10.0.0.0/8, with commas between them`,
  );
}

function parseRate(text: string): number {
  const rate = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (rate > 0 && rate <= 1e9) return rate;
  throw new SettingError(
    'RATE_LIMIT_PER_MINUTE',
    `"${text}" is no positive number; set 1 for one enquiry a minute from each client`,
  );
}

/** @param promised Days that the privacy policy promises at most. */
function parseDays(text: string, promised: number): number {
  const days = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
  if (days <= promised) return days;
  const why = Number.isNaN(days)
    ? `"${text}" is no number of days`
    : `the privacy policy promises ${promised} days, and ${text} is more`;
  throw new SettingError('RETENTION_DAYS', `${why}; set a whole number from 1 to ${promised}`);
}
