import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const check = (...checks: string[]) =>
  spawnSync(process.execPath, ['checks/run.ts', ...checks], { encoding: 'utf8' });

test('one check can be run by its name', () => {
  const { status, stdout } = check('imports');
  expect(stdout).toMatch(/^passed +[\d.]+ s {2}imports\n1 of 1 checks passed in [\d.]+ s\.\n$/);
  expect(status).toBe(0);
});

test('the name of a check that does not exist is refused, with a list of all checks', () => {
  const { status, stderr } = check('import');
  expect(stderr).toMatch(
    /^There is no check 'import'; the checks are: build, html, .*imports.*\n$/,
  );
  expect(status).toBe(1);
});
