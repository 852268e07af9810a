import { isEmailAddress } from '../../enquiry/rules/email-address.ts';
import { parseProxies, type TrustedProxies } from '../shared/client-address.ts';
import { SettingError } from './setting-error.ts';

// Each reads the text of the setting `name`, and throws a `SettingError` that says what to set instead.

export const asText = (text: string) => text;

export function parsePort(text: string, name: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SettingError(name, `"${text}" is not a port; set a whole number from 0 to 65535`);
}

export function parseSwitch(text: string, name: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new SettingError(name, `"${text}" is neither 1 for yes nor 0 for no`);
}

/** `tooMany` says why there may not be more than `most`. */
export function countUpTo(most: number, tooMany: string) {
  return (text: string, name: string): number => {
    const count = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
    if (count <= most) return count;
    const wrong = Number.isNaN(count) ? `"${text}" is not a whole number` : tooMany;
    throw new SettingError(name, `${wrong}; set a whole number from 1 to ${most}`);
  };
}

export function parseFactor(text: string, name: string): number {
  const factor = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (factor > 0 && factor <= 1e9) return factor;
  throw new SettingError(
    name,
    `"${text}" is not a positive number; set 1 for one enquiry a minute from each client`,
  );
}

/** @param shortest A shorter secret could be guessed. */
export function secretOf(shortest: number) {
  return (text: string, name: string): string => {
    if (text.length >= shortest) return text;
    throw new SettingError(name, `set ${shortest} random characters or more`);
  };
}

export function parseAddress(text: string, name: string): string {
  if (isEmailAddress(text)) return text;
  throw new SettingError(
    name,
    `"${text}" is not an e-mail address; set a bare one, such as staff@example.com`,
  );
}

export const parseAddresses = (text: string, name: string): readonly string[] =>
  text.split(',').map((entry) => parseAddress(entry.trim(), name));

/** 'https://www.example.com', without a slash at the end. */
export function parseOrigin(text: string, name: string): string {
  const url = URL.parse(text);
  const bare = url && url.origin === text.replace(/\/$/, '');
  if (bare && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError(
    name,
    `"${text}" is not the address of a site; write it as https://www.example.com, without a path`,
  );
}

export const parseOrigins = (text: string, name: string): readonly string[] =>
  entriesOf(text).map((entry) => parseOrigin(entry, name));

/** The origin of an address that may have a path. */
export function originOf(text: string, name: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError(name, `"${text}" is not an address; write it as https://project.example`);
}

export function parseTrustedProxies(text: string, name: string): TrustedProxies {
  const proxies = parseProxies(entriesOf(text));
  if (proxies) return proxies;
  throw new SettingError(
    name,
    `"${text}" contains something that is not an IP address or network; write 10.0.0.1 or 10.0.0.0/8, separated by commas`,
  );
}

/** The message leaves out the value, which may hold a password. */
export function parseDatabaseUrl(text: string, name: string): string {
  const url = URL.parse(text);
  const isDatabase = url?.hostname && /^postgres(ql)?:$/.test(url.protocol);
  if (isDatabase && isPercentEncoded(url.href)) return text;
  throw new SettingError(
    name,
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

/** The message leaves out the value: anyone who knows it can report in our place. */
export function parsePingUrl(text: string, name: string): string {
  const url = URL.parse(text);
  const isLocal = url && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || (isLocal && url.protocol === 'http:')) return url.href;
  throw new SettingError(
    name,
    'set the https address that your monitoring service gave you, or an http address of this machine',
  );
}

const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
