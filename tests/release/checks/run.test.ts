import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const check = (...gates: string[]) =>
  spawnSync(process.execPath, ['checks/run.ts', ...gates], { encoding: 'utf8' });

test('one gate can be run by its name', () => {
  const { status, stdout } = check('imports');
  expect(stdout).toMatch(/^passed +[\d.]+ s {2}imports\n1 of 1 gates passed in [\d.]+ s\.\n$/);
  expect(status).toBe(0);
});

test('the name of a gate that does not exist is refused, with a list of all gates', () => {
  const { status, stderr } = check('import');
  expect(stderr).toMatch(/^There is no gate 'import'; the gates are: build, html, .*imports.*\n$/);
  expect(status).toBe(1);
});
