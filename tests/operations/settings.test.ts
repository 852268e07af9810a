import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '../../testing/servers/child-environment.ts';

const scratch = mkdtempSync(join(tmpdir(), 'settings-'));
const aFile = join(scratch, 'a-file');
writeFileSync(aFile, 'in the way');

const wrong: readonly [name: string, value: string][] = [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SMTP_URL', 'nonsense'],
  ['SMTP_URL', 'https://mail.example'],
  ['DATA_DIR', join(aFile, 'data')],
  ['DATA_DIR', '/proc/data'],
  ['ENQUIRIES_TO', 'not an address'],
  ['ENQUIRIES_FROM', 'a@b, c@d'],
  ['SITE_URL', 'billiards'],
  ['ALLOWED_ORIGINS', 'billiards.example'],
  ['TRUSTED_PROXIES', 'the proxy'],
  ['RATE_LIMIT_PER_MINUTE', 'many'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['RETENTION_DAYS', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
];

test.each(wrong)('%s=%s stops the start with one line that names it', (name, value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['hosts/node/main.ts'], {
    env: { ...childEnvironment, DATA_DIR: scratch, PORT: '0', [name]: value },
    encoding: 'utf8',
    timeout: 20_000,
  });
  const lines = (stdout + stderr).trim().split('\n');
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
  expect(lines[0]).not.toMatch(/\bat .*:\d+:\d+/);
});
