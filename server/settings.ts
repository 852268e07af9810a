import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { company } from '../content/company.ts';
import { isEmailAddress } from '../enquiry/email-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const isLocal = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

const isUrl = (schemes: RegExp) => (text: string) =>
  URL.canParse(text) && schemes.test(new URL(text).protocol) && new URL(text).hostname !== '';

const isOrigin = (text: string) =>
  isUrl(/^https?:$/)(text) && new URL(text).origin === text.replace(/\/$/, '');

const number = (least: number, most: number, wish: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, wish),
    v.transform(Number),
    v.minValue(least, wish),
    v.maxValue(most, wish),
  );

const wholeNumber = (least: number, most: number, wish: string) =>
  v.pipe(number(least, most, wish), v.integer(wish));

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'write it as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const address = v.pipe(
  v.string(),
  v.check(isEmailAddress, 'write a bare address, such as staff@example.com'),
);

const proxies = v.pipe(
  v.string(),
  v.transform(toBlockList),
  v.instance(BlockList, 'write addresses or networks, 10.0.0.1 or 10.0.0.0/8, separated by commas'),
);

/** Every setting of the server (README, 'Settings'). No message repeats a value that may be a secret. */
const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'set a whole number from 0 to 65535'), '3000'),
  HOST: v.optional(v.string()),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isUrl(/^postgres(ql)?:$/), 'write it as postgres://user:password@host:5432/database'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isUrl(/^smtps?:$/),
        'write it as smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded',
      ),
    ),
  ),
  ENQUIRIES_TO: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(address), v.nonEmpty('name a recipient')),
    company.email,
  ),
  ENQUIRIES_FROM: v.optional(address, `website@${company.domain}`),
  ALLOWED_ORIGINS: v.optional(v.pipe(v.string(), v.transform(list), v.array(origin)), ''),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  RATE_LIMIT: v.optional(
    number(0.01, 1e9, 'set a number above 0: 1 allows one client 5 enquiries in ten minutes'),
    '1',
  ),
  RETENTION_DAYS: v.optional(
    wholeNumber(1, 90, 'set a whole number from 1 to 90, which the privacy policy promises'),
    '90',
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'set 32 random characters or more'))),
  NODE_ENV: v.optional(v.string()),
});

export type Settings = Omit<v.InferOutput<typeof schema>, 'SECRET' | 'SITE_URL'> & {
  SECRET: string;
  SITE_URL: string;
};

/** Settings that stop the start, one line each: 'PORT: set a whole number from 0 to 65535'. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads the settings; an empty one counts as unset. Makes `DATA_DIR/secret` when it needs one.
 * @throws SettingsError
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment).filter(([, value]) => value);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
    throw new SettingsError([...new Set(lines)]);
  }
  const settings = result.output;
  const { PORT, DATA_DIR, DATABASE_URL, SMTP_URL, NODE_ENV } = settings;
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${PORT}`;
  if (!SMTP_URL && (NODE_ENV === 'production' || !isLocal(SITE_URL))) {
    throw new SettingsError([
      'SMTP_URL: set it, because in production (NODE_ENV, SITE_URL) nobody reads mails in files',
    ]);
  }
  if (DATABASE_URL && !settings.SECRET) {
    throw new SettingsError(['SECRET: set 32 random characters, the same for all instances']);
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
  return readFileSync(file, 'utf8');
}

function toBlockList(text: string): BlockList | undefined {
  const proxyList = new BlockList();
  for (const entry of list(text)) {
    const [ip = '', bits, ...rest] = entry.split('/');
    const version = isIP(ip);
    const longest = version === 6 ? 128 : 32;
    const prefix = Number(bits ?? longest);
    if (version === 0 || rest.length > 0 || !(prefix >= 0 && prefix <= longest)) return undefined;
    proxyList.addSubnet(ip, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return proxyList;
}
