import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { settingNames } from './setting-names.ts';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP-URL', 'SMTP_URL'],
  ['Smtp_Url', 'SMTP_URL'],
  ['PORTS', 'PORT'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['ENQUIRY_TO', 'ENQUIRIES_TO'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['RATE_LIMIT_PER_MIN', 'RATE_LIMIT_PER_MINUTE'],
])('%s is probably meant to be %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('Settings, empty variables and those of other programs are no misspellings', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'NODE_ENV', 'HTTP_URL', 'BASE_URL', 'TMPDIR', 'TERM'];
  const env = Object.fromEntries([...settingNames, ...others].map((name) => [name, 'x']));
  expect(misspeltSettings({ ...env, SMTP_ULR: ' ' })).toEqual([]);
  expect(misspeltSettings(process.env)).toEqual([]);
});

test('Every setting that the server reads is known, and explained in the README', () => {
  const read = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  // systemd sets these, and nobody else.
  const ofSystemd = ['LISTEN_PID', 'LISTEN_FDS'];
  const named = [...read].filter((name) => !ofSystemd.includes(name));
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
  const table = readFileSync('README.md', 'utf8').split('## Settings')[1] ?? '';
  expect(settingNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
