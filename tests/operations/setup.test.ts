import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFiles } from '../../testing/project/project-copy.ts';

test('The set-up of a copy leaves alone the packages of the project that it links to', () => {
  const copy = copyFiles('setup');
  const packages = join(copy, 'packages-of-another-copy');
  mkdirSync(packages);
  writeFileSync(join(packages, 'kept'), '');
  symlinkSync(packages, join(copy, 'node_modules'));
  // Other packages are wanted than are installed.
  appendFileSync(join(copy, 'package-lock.json'), '\n');
  const { status, stderr } = spawnSync('node', ['build/setup/setup.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    // No installation may reach a registry from here.
    env: { ...process.env, npm_config_offline: 'true' },
  });
  expect(status, stderr).toBe(0);
  expect(existsSync(join(packages, 'kept'))).toBe(true);
  rmSync(copy, { recursive: true });
});
