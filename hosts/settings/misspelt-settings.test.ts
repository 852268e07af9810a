import process from 'node:process';
import { expect, test } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';
import { allSettings } from './table.ts';

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

test('Settings, empty variables and those of other programs are not misspellings', () => {
  const settings = allSettings.map(({ name }) => name);
  const others = ['PATH', 'HOME', 'HOSTNAME', 'NODE_ENV', 'HTTP_URL', 'BASE_URL', 'TMPDIR', 'TERM'];
  const env = Object.fromEntries([...settings, ...others].map((name) => [name, 'x']));
  expect(misspeltSettings({ ...env, SMTP_ULR: ' ' })).toEqual([]);
  expect(misspeltSettings(process.env)).toEqual([]);
});
