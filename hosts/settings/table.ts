import { join } from 'node:path';
import { commitments } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { maskAll, maskLogin, maskPath } from './masks.ts';
import {
  asText,
  countUpTo,
  originOf,
  parseAddress,
  parseAddresses,
  parseDatabaseUrl,
  parseFactor,
  parseOrigin,
  parseOrigins,
  parsePingUrl,
  parsePort,
  parseSwitch,
  parseTrustedProxies,
  secretOf,
} from './parsers.ts';
import { type Setting, settingText } from './setting.ts';
import { parseSmtpUrl } from './smtp-url.ts';

const dataDir = './data';
const { enquiryRetentionDays, backupRetentionDays } = commitments;

/**
 * The one table of settings. Parsing, the log's description, `npm run check:env`, hints at misspelt
 * names and the README's table (`npm run format` writes it) come from here. The key is the name in
 * the code.
 */
export const table = {
  port: {
    name: 'PORT',
    countsIn: ['server'],
    parse: parsePort,
    default: '3000',
    meaning: 'port of the server; `0` takes any free one',
  },
  host: {
    name: 'HOST',
    countsIn: ['server'],
    parse: asText,
    defaultInWords: 'all interfaces',
    meaning: 'address of this machine on which it listens',
  },
  siteUrl: {
    name: 'SITE_URL',
    countsIn: ['server', 'function', 'build'],
    parse: parseOrigin,
    default: `https://${company.domain}`,
    defaultInWords: "`https://` and the company's domain",
    meaning: 'address of the site',
  },
  dataDir: {
    name: 'DATA_DIR',
    countsIn: ['server'],
    parse: asText,
    default: dataDir,
    meaning:
      'folder of the enquiries (SQLite), of hashed files of earlier builds, and of mail while `SMTP_URL` is not set',
  },
  siteDir: {
    name: 'SITE_DIR',
    countsIn: ['server'],
    parse: asText,
    default: './dist/site',
    meaning: 'folder of the built site',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    countsIn: ['server', 'function'],
    parse: parseDatabaseUrl,
    mask: maskLogin,
    meaning: '`postgres://…`: one database for several instances, instead of SQLite',
  },
  smtp: {
    name: 'SMTP_URL',
    countsIn: ['server', 'function'],
    parse: parseSmtpUrl,
    mask: maskLogin,
    meaning:
      '`smtp://user:password@host:587`; not set: mail becomes `.eml` files in `DATA_DIR/mail`',
  },
  mailToFiles: {
    name: 'MAIL_TO_FILES',
    countsIn: ['server'],
    parse: parseSwitch,
    default: '0',
    meaning:
      '`1` permits a start without `SMTP_URL` where it is refused: with `NODE_ENV=production`, or a `SITE_URL` that is not on this machine',
  },
  enquiriesTo: {
    name: 'ENQUIRIES_TO',
    countsIn: ['server', 'function'],
    parse: parseAddresses,
    default: company.email,
    defaultInWords: "the company's address",
    meaning: 'recipients of the mail, separated by commas',
  },
  enquiriesFrom: {
    name: 'ENQUIRIES_FROM',
    countsIn: ['server', 'function'],
    parse: parseAddress,
    default: `website@${company.domain}`,
    defaultInWords: "`website@` the company's domain",
    meaning: 'sender of the mail',
  },
  acknowledge: {
    name: 'ACKNOWLEDGE',
    countsIn: ['server', 'function'],
    parse: parseSwitch,
    default: '0',
    meaning: '`1`: the sender of an enquiry gets a mail that says when to expect an answer',
  },
  remindersTo: {
    name: 'REMINDERS_TO',
    countsIn: ['server', 'function'],
    parse: parseAddresses,
    defaultInWords: '`ENQUIRIES_TO`',
    meaning: 'who is reminded of enquiries without an answer, separated by commas',
  },
  reminders: {
    name: 'REMINDERS',
    countsIn: ['server', 'function'],
    parse: parseSwitch,
    default: '1',
    meaning: '`0`: nobody is reminded',
  },
  letterTo: {
    name: 'LETTER_TO',
    countsIn: ['server', 'function'],
    parse: parseAddresses,
    defaultInWords: '`ENQUIRIES_TO`',
    meaning: "who gets the owner's letter on Monday at eight, separated by commas",
  },
  weeklyLetter: {
    name: 'WEEKLY_LETTER',
    countsIn: ['server', 'function'],
    parse: parseSwitch,
    default: '1',
    meaning: '`0`: nobody gets that letter',
  },
  allowedOrigins: {
    name: 'ALLOWED_ORIGINS',
    countsIn: ['server', 'function'],
    parse: parseOrigins,
    default: '',
    meaning: 'other origins that may send enquiries, separated by commas',
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    countsIn: ['server', 'function'],
    parse: parseTrustedProxies,
    default: '',
    meaning:
      'addresses and networks of proxies whose `X-Forwarded-For` is believed; on Supabase its gateway is always one',
  },
  rateLimitFactor: {
    name: 'RATE_LIMIT_PER_MINUTE',
    countsIn: ['server', 'function'],
    parse: parseFactor,
    default: '1',
    meaning:
      'enquiries a minute for one client; multiplies its burst and day, and the limits of its network and the site',
  },
  retentionDays: {
    name: 'RETENTION_DAYS',
    countsIn: ['server', 'function'],
    parse: countUpTo(
      enquiryRetentionDays,
      `the privacy policy promises at most ${enquiryRetentionDays} days`,
    ),
    default: String(enquiryRetentionDays),
    meaning: 'days for which a delivered enquiry is kept',
  },
  backupDir: {
    name: 'BACKUP_DIR',
    countsIn: ['server'],
    parse: asText,
    default: (env) => join(settingText(env, 'DATA_DIR') ?? dataDir, 'backups'),
    defaultInWords: '`DATA_DIR/backups`',
    meaning: 'folder of the nightly backups; better on another disk',
  },
  backupsKept: {
    name: 'BACKUPS_KEPT',
    countsIn: ['server'],
    parse: countUpTo(
      backupRetentionDays,
      `the privacy policy promises to delete backups after ${backupRetentionDays} days, and one is made each night`,
    ),
    default: '14',
    meaning: `how many of these are kept, one for each night; ${backupRetentionDays} at most`,
  },
  metricsPort: {
    name: 'METRICS_PORT',
    countsIn: ['server'],
    parse: parsePort,
    meaning: 'port on which metrics are served for Prometheus; not set: none',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    countsIn: ['server'],
    parse: asText,
    default: '127.0.0.1',
    meaning: 'address of this machine for that port',
  },
  logVisits: {
    name: 'LOG_VISITS',
    countsIn: ['server'],
    parse: parseSwitch,
    default: '0',
    meaning: '`1`: a line in the log for each request, without addresses',
  },
  canaryPingUrl: {
    name: 'CANARY_PING_URL',
    countsIn: ['server', 'function'],
    parse: parsePingUrl,
    mask: maskPath,
    meaning:
      'requested after each successful daily test; pair it with a service that alerts when it hears nothing',
  },
  drainSecret: {
    name: 'DRAIN_SECRET',
    countsIn: ['function'],
    parse: secretOf(32),
    mask: maskAll,
    meaning: 'lets the database wake the function; 32 random characters or more',
  },
  functionOrigin: {
    name: 'VITE_SUPABASE_URL',
    countsIn: ['server', 'build'],
    parse: originOf,
    meaning: 'address of a Supabase project that receives the enquiries instead',
  },
  anonymousKey: {
    name: 'VITE_SUPABASE_ANON_KEY',
    countsIn: ['build'],
    parse: asText,
    meaning: "that project's public key",
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = (typeof table)[keyof typeof table]['name'];

export const allSettings: readonly Setting[] = Object.values(table);
