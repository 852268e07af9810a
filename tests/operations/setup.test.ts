import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { changeFile, copyFiles } from '../../testing/project/project-copy.ts';

function copyProjectFiles(): string {
  const copy = copyFiles('setup');
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return copy;
}

const setUp = (copy: string, env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['build/setup/setup.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('The set-up of a copy leaves alone the packages of the project that it links to', () => {
  const copy = copyProjectFiles();
  const packages = join(copy, 'packages-of-another-copy');
  mkdirSync(packages);
  writeFileSync(join(packages, 'kept'), '');
  symlinkSync(packages, join(copy, 'node_modules'));
  // Other packages are wanted than are installed.
  appendFileSync(join(copy, 'package-lock.json'), '\n');
  // No installation may reach a registry from here.
  const { status, stderr } = setUp(copy, { npm_config_offline: 'true' });
  expect(status, stderr).toBe(0);
  expect(existsSync(join(packages, 'kept'))).toBe(true);
});

/** Stands for npm and its registry: installs a Node that knows its version, and notes who ran it. */
const npm = `#!/bin/sh
echo "$1 $(node --version)" >> "$CALLS"
[ "$1" = install ] && cd "$3"
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho v99.0.0\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node
`;

test('Whatever Node the machine has, packages are installed with the pinned one', () => {
  const copy = copyProjectFiles();
  changeFile(join(copy, 'package.json'), /"node": "\d+\.\d+\.\d+"/, '"node": "99.0.0"');
  const bin = join(copy, 'bin');
  const calls = join(copy, 'calls');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const { status, stderr } = setUp(copy, {
    PATH: bin + delimiter + process.env.PATH,
    CALLS: calls,
  });
  expect(status, stderr).toBe(0);
  expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual([
    `install ${process.version}`,
    'ci v99.0.0',
  ]);
});
