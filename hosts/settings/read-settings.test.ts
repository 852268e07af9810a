import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { clientKey } from '../shared/client-address.ts';
import { readFunctionSettings } from './function-settings.ts';
import { readConfig } from './read-settings.ts';
import { SettingError } from './setting-error.ts';

test('With nothing set everything has a working default', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: './data',
    backupDir: 'data/backups',
    backupsKept: 14,
    databaseUrl: undefined,
    siteDir: './dist/site',
    smtp: undefined,
    mailToFiles: false,
    enquiriesTo: [company.email],
    enquiriesFrom: `website@${company.domain}`,
    siteUrl: `https://${company.domain}`,
    allowedOrigins: [],
    rateLimitFactor: 1,
    retentionDays: 90,
    functionOrigin: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    logVisits: false,
    canaryPingUrl: undefined,
  });
});

test.each([
  'http://hc.example/key',
  'http://localhost.evil.example/key',
  'ftp://hc.example/key',
  'key',
])('CANARY_PING_URL=%s is refused, and not repeated', (url) => {
  expect(() => readConfig({ CANARY_PING_URL: url })).toThrow(/^CANARY_PING_URL: (?!.*key).{20,}$/);
});

test('Lists have commas between their entries', () => {
  const config = readConfig({
    ENQUIRIES_TO: 'a@example.com, b@example.com',
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173/',
    TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16',
  });
  expect(config.enquiriesTo).toEqual(['a@example.com', 'b@example.com']);
  expect(config.allowedOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  expect(config.trustedProxies.includes('192.168.3.4')).toBe(true);
  expect(config.trustedProxies.includes('10.0.0.2')).toBe(false);
});

describe('The function on Supabase', () => {
  const env = { SUPABASE_DB_URL: 'postgres://db/x', SMTP_URL: 'smtps://u:p@mail.example' };

  test('knows the database and the gateway of its platform', () => {
    const settings = readFunctionSettings({ ...env, DATABASE_URL: '', TRUSTED_PROXIES: '' });
    expect(settings.databaseUrl).toBe('postgres://db/x');
    expect(settings.trustedProxies.includes('10.1.2.3')).toBe(true);
    expect(settings).not.toHaveProperty('port');
  });

  test('finds a visitor’s address behind the one that its platform gives for every connection', () => {
    const { trustedProxies } = readFunctionSettings(env);
    expect(clientKey('0.0.0.0', '203.0.113.9', trustedProxies)).toBe('203.0.113.9');
    const more = readFunctionSettings({ ...env, TRUSTED_PROXIES: '198.51.100.7' });
    const behindRelay = clientKey('0.0.0.0', '203.0.113.9, 198.51.100.7', more.trustedProxies);
    expect(behindRelay).toBe('203.0.113.9');
  });

  test.each([
    ['DATABASE_URL', { SUPABASE_DB_URL: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['DRAIN_SECRET', { DRAIN_SECRET: 'short' }],
  ])('needs a sound %s', (name, wrong) => {
    expect(() => readFunctionSettings({ ...env, ...wrong })).toThrow(
      new RegExp(`^${name}: .{15,}$`),
    );
  });
});

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
    ['smtps://mail.example', { port: 465, secure: true, requireTLS: false }],
    [
      'smtp://u:p@mail.example:2525',
      { port: 2525, auth: { user: 'u', pass: 'p' }, requireTLS: true },
    ],
    ['smtp://u%40x:p%2F%3A@mail.example', { auth: { user: 'u@x', pass: 'p/:' } }],
    ['smtp://u:p@localhost:25', { requireTLS: false, ignoreTLS: true }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:25', { host: '::1', ignoreTLS: true }],
    ['smtp://u:p@mail:25?requireTLS=false', { requireTLS: false, ignoreTLS: false }],
    ['smtp://localhost?requireTLS=true', { requireTLS: true, ignoreTLS: false }],
  ])('%s is understood', (url, expected) => {
    expect(readConfig({ SMTP_URL: url }).smtp).toMatchObject(expected);
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['METRICS_PORT', 'yes'],
  ['LOG_VISITS', 'no'],
  ['DATABASE_URL', 'mysql://localhost/enquiries'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'postgres:///enquiries'],
  ['SMTP_URL', 'nonsense'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['SMTP_URL', 'smtp://user@mail.example'],
  ['SMTP_URL', 'smtp://user:%zz@mail.example'],
  ['SMTP_URL', 'smtp://mail.example/path'],
  ['SMTP_URL', 'smtp://mail.example?pool=true'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=maybe'],
  ['MAIL_TO_FILES', 'yes'],
  ['ENQUIRIES_TO', 'staff'],
  ['ENQUIRIES_TO', 'a@example.com,'],
  ['ENQUIRIES_TO', 'a@example.com; b@example.com'],
  ['ENQUIRIES_TO', 'Staff <a@example.com>'],
  ['ENQUIRIES_FROM', 'a@example.com, b@example.com'],
  ['ENQUIRIES_FROM', 'a@example.com\nBcc: b@example.com'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', 'ftp://www.example.com'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example, null'],
  ['TRUSTED_PROXIES', 'localhost'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['RATE_LIMIT_PER_MINUTE', 'many'],
  ['RATE_LIMIT_PER_MINUTE', 'Infinity'],
  ['RETENTION_DAYS', '-1'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '91'],
  ['RETENTION_DAYS', 'a year'],
  ['BACKUPS_KEPT', '0'],
  ['BACKUPS_KEPT', '31'],
  ['BACKUPS_KEPT', 'all'],
  ['VITE_SUPABASE_URL', 'abc'],
  ['DATABASE_URL', 'mysql://user:secret@db/enquiries'],
  ['DATABASE_URL', 'postgres://user:100%secret@db/enquiries'],
])('%s = %j stops the start with one line that names it', (setting, value) => {
  let message = '';
  try {
    readConfig({ [setting]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    if (error instanceof SettingError) message = error.message;
  }
  expect(message).toMatch(new RegExp(`^${setting}: .{20,}$`));
});

test('A password is never repeated', () => {
  for (const setting of ['SMTP_URL', 'DATABASE_URL']) {
    const value = 'smtp://user:Tops3cret@mail.example/path';
    expect(() => readConfig({ [setting]: value })).toThrow(/^(?!.*Tops3cret)/);
  }
});
