import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('an unused export, file and package are found, with the settings of this project', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  const write = (name: string, content: string) => writeFileSync(join(root, name), content);
  mkdirSync(join(root, 'checks/settings'), { recursive: true });
  cpSync('checks/settings/knip.config.ts', join(root, 'checks/settings/knip.config.ts'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'site/start'), { recursive: true });
  write('package.json', '{"type":"module","dependencies":{"hono":"4.13.19"}}');
  write('site/start/2-boot.ts', "import { flour } from '../flour.ts';\nconsole.log(flour);\n");
  write('site/flour.ts', 'export const flour = 1;\nexport const sugar = 2;\n');
  write('site/salt.ts', 'export const salt = 3;\n');
  const { stdout, status } = spawnSync(
    resolve('node_modules/.bin/knip'),
    ['--no-progress', '--config', 'checks/settings/knip.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^site\/salt\.ts/m);
  expect(stdout).toMatch(/^sugar +site\/flour\.ts/m);
  expect(stdout).toMatch(/^hono +package\.json/m);
  expect(stdout).not.toMatch(/^flour/m);
});
