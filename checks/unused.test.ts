import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('an export, a file and a package that nobody uses are found, with the settings of this project', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  const write = (name: string, content: string) => writeFileSync(join(root, name), content);
  cpSync('knip.config.ts', join(root, 'knip.config.ts'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'app'));
  write('package.json', '{"type":"module","dependencies":{"hono":"4.13.19"}}');
  write('app/boot.ts', "import { flour } from './flour.ts';\nconsole.log(flour);\n");
  write('app/flour.ts', 'export const flour = 1;\nexport const sugar = 2;\n');
  write('app/salt.ts', 'export const salt = 3;\n');
  const { stdout, status } = spawnSync(resolve('node_modules/.bin/knip'), ['--no-progress'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^app\/salt\.ts/m);
  expect(stdout).toMatch(/^sugar +app\/flour\.ts/m);
  expect(stdout).toMatch(/^hono +package\.json/m);
  expect(stdout).not.toMatch(/^flour/m);
});
