import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { commitments } from '../content/commitments.ts';
import { company } from '../content/company.ts';
import { isEmailAddress } from '../enquiry/email-address.ts';
import { anyOf, isNetwork } from './client-address.ts';

/** Text that `isValid` accepts; `hint` says what to write instead. */
const checked = (isValid: (text: string) => boolean, hint: string) =>
  v.pipe(v.string(), v.check(isValid, hint));

/** Entries separated by commas. */
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((entry) => entry.trim() || [])),
);

const number = (pattern: RegExp, least: number, most: number, hint: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, hint),
    v.transform(Number),
    v.minValue(least, hint),
    v.maxValue(most, hint),
  );

const hasScheme = (text: string, ...schemes: readonly string[]) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '';

/** Whether an address is on this machine. */
export const isLocal = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

const isOrigin = (text: string) =>
  hasScheme(text, 'http:', 'https:') && new URL(text).origin === text.replace(/\/$/, '');
const origin = v.pipe(
  checked(isOrigin, 'write it as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const address = checked(isEmailAddress, 'write a bare address, such as staff@example.com');

const proxies = v.pipe(
  list,
  v.array(checked(isNetwork, 'write 10.0.0.1 or 10.0.0.0/8, separated by commas')),
  v.transform((networks) => anyOf(networks)),
);

const longest = commitments.enquiryRetentionDays;

/** Every setting of the server (README, 'Settings'). No message repeats a value that may be a secret. */
const schema = v.object({
  PORT: v.optional(number(/^\d+$/, 0, 65_535, 'set a whole number from 0 to 65535'), '3000'),
  HOST: v.optional(v.string()),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    checked(
      (text) => hasScheme(text, 'postgres:', 'postgresql:'),
      'write it as postgres://user:password@host:5432/database',
    ),
  ),
  SMTP_URL: v.optional(
    checked(
      (text) => hasScheme(text, 'smtp:', 'smtps:'),
      'write it as smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded',
    ),
  ),
  ENQUIRIES_TO: v.optional(
    v.pipe(list, v.array(address), v.nonEmpty('name a recipient')),
    company.email,
  ),
  ENQUIRIES_FROM: v.optional(address, `website@${company.domain}`),
  ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  RATE_LIMIT: v.optional(
    number(
      /^\d+(\.\d+)?(e\d+)?$/i,
      0.01,
      1e9,
      'set a factor above 0 for all limits: 1 allows one client 5 enquiries in ten minutes',
    ),
    '1',
  ),
  RETENTION_DAYS: v.optional(
    number(/^\d+$/, 1, longest, `set days from 1 to ${longest}, as the privacy policy promises`),
    `${longest}`,
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'set 32 random characters or more'))),
  NODE_ENV: v.optional(v.string()),
});

export type Settings = ReturnType<typeof readSettings>;

/** Settings that stop the start, one line each: 'PORT: set a whole number from 0 to 65535'. */
export class SettingsError extends Error {}

/**
 * Reads the settings; an empty one counts as unset. Makes `DATA_DIR/secret` when it needs one.
 * @throws SettingsError
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).filter(([, value]) => value);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
    throw new SettingsError([...new Set(lines)].join('\n'));
  }
  const settings = result.output;
  const { PORT, DATA_DIR, DATABASE_URL, SMTP_URL, NODE_ENV } = settings;
  if (!settings.SITE_URL && NODE_ENV === 'production') {
    throw new SettingsError(
      'SITE_URL: set it in production, because mails link to pages of the site',
    );
  }
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${PORT}`;
  if (!SMTP_URL && (NODE_ENV === 'production' || !isLocal(SITE_URL))) {
    throw new SettingsError('SMTP_URL: set it, because on a live site nobody reads mails in files');
  }
  if (DATABASE_URL && !settings.SECRET) {
    throw new SettingsError('SECRET: set 32 random characters, the same for all instances');
  }
  return { ...settings, SITE_URL, SECRET: settings.SECRET ?? keptSecret(DATA_DIR) };
}

/** The secret of one machine, made once. It is in no backup: without it hashes of clients say nothing. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there, or cannot be written, which reading reports.
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.length < 32) throw new SettingsError(`SECRET: ${file} is cut short; delete it`);
  return secret;
}
