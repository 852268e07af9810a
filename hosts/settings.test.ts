import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SECRET = 'a secret of more than thirty-two characters';
const production = { NODE_ENV: 'production' };
const publicSite = { SITE_URL: 'https://www.example.com' };
const graph = { AZURE_TENANT_ID: 'a', AZURE_CLIENT_ID: 'b', AZURE_CLIENT_SECRET: 'c' };

test.each<[name: string, value: string, others?: Readonly<Record<string, string>>]>([
  ['PORT', '70000'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', '', production],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres:///without-a-host'],
  ['DATABASE_URL', 'postgres://a:b@localhost/c?ssl=false'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'smtp://a:b@mail.example.com:465'],
  ['SMTP_URL', 'smtps://a:b@mail.example.com:587'],
  ['SMTP_URL', '', { ...production, SITE_URL: 'http://localhost' }],
  ['SMTP_URL', '', publicSite],
  ['SMTP_URL', 'smtp://localhost', graph],
  ['AZURE_TENANT_ID', 'without the other two'],
  ['ENQUIRIES_TO', 'staff@example.com, nobody'],
  ['ENQUIRIES_FROM', 'Website <website@example.com>'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['RATE_LIMIT', '0'],
  ['RETENTION_DAYS', '91'],
  ['SECRET', 'short'],
  ['SECRET', '', { DATABASE_URL: 'postgres://a:b@localhost/c' }],
])('%s %j is refused with one line that names it', (name, value, others = {}) => {
  const environment = { DATA_DIR: join(tmpdir(), 'never-made'), SECRET, ...others, [name]: value };
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}[,:] .+$`));
});

test.each([
  ['postgres://a:b@localhost/c', 'postgres://a:b@localhost/c'],
  ['postgresql:///c?host=/run/postgresql', 'postgresql:///c?host=/run/postgresql'],
  ['postgres://a:b@%2Frun%2Fpostgresql/c', 'postgres://a:b@%2Frun%2Fpostgresql/c'],
  ['postgres://a:b@db/c', 'postgres://a:b@db/c?sslmode=verify-full'],
  ['postgres://a:b@db/c?sslmode=disable', 'postgres://a:b@db/c?sslmode=disable'],
])('PostgreSQL at %s is reached as %s', (DATABASE_URL, used) => {
  expect(readSettings({ DATABASE_URL, SECRET }).DATABASE_URL).toBe(used);
});
