import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { commitments } from '../content/commitments.ts';
import { company } from '../content/company.ts';
import { asciiAddress, isEmailAddress } from '../enquiry/email-address.ts';
import { describeError } from '../enquiry/log.ts';
import { anyOf, isNetwork } from './client-address.ts';

/** Text that `isValid` accepts; `hint` says what to write instead. */
const checked = (isValid: (text: string) => boolean, hint: string) =>
  v.pipe(v.string(), v.check(isValid, hint));

/** Entries separated by commas. */
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((entry) => entry.trim() || [])),
);

const number = (isValid: (value: number) => boolean, hint: string) =>
  v.pipe(v.string(), v.toNumber(hint), v.check(isValid, hint));

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const hasScheme = (text: string, ...schemes: readonly string[]) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && hostIn(text) !== '';

/** The host of an address. A database's may be a parameter instead: `?host=/run/postgresql`. */
export function hostIn(text: string): string {
  const { hostname, searchParams } = new URL(text);
  return decodeURIComponent(searchParams.get('host') || hostname);
}

/** A path is a Unix socket. */
const isLocalName = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/.test(host);

/** True for an address on this machine. */
export const isLocal = (url: string) => isLocalName(new URL(url).hostname);

const isOrigin = (text: string) =>
  hasScheme(text, 'http:', 'https:') && new URL(text).origin === text.replace(/\/$/, '');
const origin = v.pipe(
  checked(isOrigin, 'write it as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const address = v.pipe(
  checked(isEmailAddress, 'write a bare address, such as staff@example.com'),
  v.transform(asciiAddress),
);

/** Port 465 begins with TLS, 587 with STARTTLS; a mismatch would only time out. */
const hasSchemeOfPort = (text: string) => {
  const { protocol, port, searchParams } = new URL(text);
  return !/^(smtp:465|smtps:587)$/.test(protocol + port) || searchParams.has('secure');
};

const proxies = v.pipe(
  list,
  v.array(checked(isNetwork, 'write 10.0.0.1 or 10.0.0.0/8, separated by commas')),
  v.transform((networks) => anyOf(networks)),
);

const maxRetentionDays = commitments.enquiryRetentionDays;

/** Every setting of the server (README, 'Settings'). No message repeats a value that may be a secret. */
const schema = v.object({
  PORT: v.optional(
    number((port) => isWhole(port, 0, 65_535), 'set a whole number from 0 to 65535'),
    '3000',
  ),
  HOST: v.optional(v.string()),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      checked(
        (text) => hasScheme(text, 'postgres:', 'postgresql:'),
        'write it as postgres://user:password@host:5432/database, or postgres:///database?host=/run/postgresql&user=name for a socket',
      ),
      // pg would take the text 'false' for its TLS options, and fail at the first connection.
      v.check(
        (text) => new URL(text).searchParams.get('ssl') !== 'false',
        'write ?sslmode=disable',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      checked(
        (text) => hasScheme(text, 'smtp:', 'smtps:'),
        'write it as smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded',
      ),
      v.check(hasSchemeOfPort, 'port 465 takes smtps://…:465, and port 587 smtp://…:587'),
    ),
  ),
  AZURE_TENANT_ID: v.optional(v.string()),
  AZURE_CLIENT_ID: v.optional(v.string()),
  AZURE_CLIENT_SECRET: v.optional(v.string()),
  ENQUIRIES_TO: v.optional(
    v.pipe(list, v.array(address), v.nonEmpty('name a recipient')),
    company.email,
  ),
  ENQUIRIES_FROM: v.optional(address, `website@${company.domain}`),
  ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  RATE_LIMIT: v.optional(
    number(
      (factor) => factor >= 0.01 && factor <= 1e9,
      'set a factor above 0 for all limits: 1 allows one client 5 enquiries in ten minutes',
    ),
    '1',
  ),
  RETENTION_DAYS: v.optional(
    number(
      (days) => isWhole(days, 1, maxRetentionDays),
      `set days from 1 to ${maxRetentionDays}, as the privacy policy promises`,
    ),
    `${maxRetentionDays}`,
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'set 32 random characters or more'))),
  NODE_ENV: v.optional(v.string()),
});

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings; an empty one counts as unset. Makes `DATA_DIR/secret` when it needs one.
 * Throws an error for the operator with one line for each that is wrong: 'PORT: set a whole number …'.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).filter(([, value]) => value);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
    throw new Error([...new Set(lines)].join('\n'));
  }
  const settings = result.output;
  const { PORT, DATA_DIR, DATABASE_URL, SMTP_URL, NODE_ENV } = settings;
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${PORT}`;
  const { AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET } = settings;
  const graph = [AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET].filter(Boolean).length;
  const isLive = NODE_ENV === 'production' || !isLocal(SITE_URL);
  const problems = {
    'SITE_URL: set it in production, because mails link to pages of the site':
      NODE_ENV === 'production' && !settings.SITE_URL,
    'AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET: set all three, or none of them':
      graph % 3 !== 0,
    'SMTP_URL: remove it, or the three of AZURE': graph > 0 && SMTP_URL,
    'SMTP_URL: set it, or the three of AZURE, because on a live site nobody reads mails in files':
      isLive && graph === 0 && !SMTP_URL,
    'SECRET: set 32 random characters, the same for all instances':
      DATABASE_URL && !settings.SECRET,
  };
  const [problem] = Object.entries(problems).find(([, isSo]) => isSo) ?? [];
  if (problem) throw new Error(problem);
  return {
    ...settings,
    SITE_URL,
    ALLOWED_ORIGINS: [SITE_URL, ...settings.ALLOWED_ORIGINS],
    DATABASE_URL: DATABASE_URL && withTls(DATABASE_URL, environment.PGSSLMODE),
    SECRET: settings.SECRET ?? keptSecret(DATA_DIR),
  };
}

/** True if the address, or PostgreSQL's own variable, says how a connection is encrypted. */
export function choosesTls(databaseUrl: string, PGSSLMODE = ''): boolean {
  const { searchParams } = new URL(databaseUrl);
  // pg ignores any other value.
  const isMode = /^(disable|prefer|require|verify-ca|verify-full|no-verify)$/.test(PGSSLMODE);
  return isMode || Boolean(searchParams.get('sslmode') || searchParams.get('ssl'));
}

/** The address, which reaches another machine by TLS with a checked certificate unless it says otherwise. */
function withTls(databaseUrl: string, PGSSLMODE?: string): string {
  if (isLocalName(hostIn(databaseUrl)) || choosesTls(databaseUrl, PGSSLMODE)) return databaseUrl;
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** The secret of one machine, made once. It is in no backup: without it hashes of clients say nothing. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // One that a crash cut short is replaced.
    if (!existsSync(file) || statSync(file).size < 32) {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    const user = process.getuid?.() ?? 'of this process';
    throw new Error(
      `DATA_DIR: ${dataDir} must belong to user ${user}, who reads and writes in it (${describeError(error)})`,
    );
  }
}
