import type { SmtpServer } from '../adapters/mailer-smtp.ts';
import { company } from '../content/company.ts';
import { promises } from '../content/promises.ts';
import { isEmailAddress } from '../enquiry/email-address.ts';
import { parseProxies, type TrustedProxies } from './client-address.ts';
import { SettingError } from './setting-error.ts';
import { parseSmtpUrl } from './smtp-url.ts';

/** What an operator can set, read and checked. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; `undefined` is every address, over IPv4 and IPv6. */
  host: string | undefined;
  /** Folder of the store and, without SMTP_URL, of the mails. */
  dataDir: string;
  /** Folder of the built site; the build puts `policy.json` beside it. */
  siteDir: string;
  /** `undefined`: mails become files. */
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
  /** Origin of a function on a foreign host, where the pages' forms may send to. */
  functionOrigin: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment; throws a `SettingError` for the first wrong one. */
export function readConfig(env: Environment): Config {
  // An empty value is how a compose file leaves a setting out.
  const read = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) => (read(name) ?? '').split(',').map((entry) => entry.trim());
  const entries = (name: string) => list(name).filter((entry) => entry !== '');

  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined) {
    throw new SettingError(
      'DATABASE_URL',
      'PostgreSQL is not supported yet; leave it out, and enquiries are kept in SQLite under DATA_DIR',
    );
  }
  const smtpUrl = read('SMTP_URL');
  return {
    port: parsePort(read('PORT') ?? '3000'),
    host: read('HOST'),
    dataDir: read('DATA_DIR') ?? './data',
    siteDir: read('SITE_DIR') ?? './dist/site',
    smtp: smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl),
    enquiriesTo: parseRecipients(read('ENQUIRIES_TO') ? list('ENQUIRIES_TO') : [company.email]),
    enquiriesFrom: parseSender(read('ENQUIRIES_FROM') ?? `website@${company.domain}`),
    siteUrl: parseOrigin('SITE_URL', read('SITE_URL') ?? `https://${company.domain}`),
    allowedOrigins: entries('ALLOWED_ORIGINS').map((entry) =>
      parseOrigin('ALLOWED_ORIGINS', entry),
    ),
    trustedProxies: parseTrustedProxies(entries('TRUSTED_PROXIES')),
    rateLimitPerMinute: parseRate(read('RATE_LIMIT_PER_MINUTE') ?? '1'),
    retentionDays: parseDays(read('RETENTION_DAYS') ?? String(promises.enquiryRetentionDays)),
    functionOrigin: originOf('VITE_SUPABASE_URL', read('VITE_SUPABASE_URL')),
  };
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SettingError('PORT', `"${text}" is no port; set a whole number from 0 to 65535`);
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

function parseSender(address: string): string {
  if (isEmailAddress(address)) return address;
  throw new SettingError(
    'ENQUIRIES_FROM',
    `"${address}" is no e-mail address; set one bare address, such as website@${company.domain}`,
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

/** A Supabase project may be addressed with a path; only its origin matters to the policy. */
function originOf(setting: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError(setting, `"${text}" is no address; write it as https://project.example`);
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

function parseDays(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new SettingError(
    'RETENTION_DAYS',
    `"${text}" is no number of days; set a whole number, such as ${promises.enquiryRetentionDays}`,
  );
}
