import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { temporaryFolder } from '../support/host.ts';

const folder = temporaryFolder();

test('settings in .env reach the pages and their content policy; an empty one counts as unset', () => {
  for (const name of ['content', 'enquiry', 'public', 'scripts', 'server', 'src']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const name of ['package.json', 'vite.config.ts']) cpSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.env'), 'VITE_SUPABASE_URL=https://project.example/\n');
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, SITE_URL: '' },
  });
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const page = read('site/it.html');
  const [, action] = /<form[^>]* action="([^"]*)"/.exec(page) ?? [];
  expect(action).toBe('https://project.example/functions/v1/send-contact-email');
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
  expect(address).toBe(`https://${company.domain}/it`);
  const policy = JSON.parse(read('headers.json')).all['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://project.example;");
  expect(policy).toContain("form-action 'self' https://project.example;");
});
