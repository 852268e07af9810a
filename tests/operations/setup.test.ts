import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
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

/** Stands for the machine's Node: notes that it was run, and its set-up brings the pinned one, which does the same. */
const machineNode = `#!/bin/sh
echo "machine $*" >> "$CALLS"
printf '#!/bin/sh\necho "pinned $*" >> "$CALLS"\n' > "$BIN/node"
chmod +x "$BIN/node"
`;

const scripts = Object.entries(packageJson.scripts);

test.each(scripts.filter(([, script]) => /setup\.mjs .*&& .*node /.test(script)))(
  'On a fresh clone, what npm run %s does after the set-up runs on the pinned Node',
  (_, script) => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [bin, machine, calls] = [
      join(folder, 'bin'),
      join(folder, 'machine'),
      join(folder, 'calls'),
    ];
    mkdirSync(bin);
    mkdirSync(machine);
    writeFileSync(join(machine, 'node'), machineNode, { mode: 0o755 });
    for (const other of ['npm', 'vitest']) {
      writeFileSync(join(machine, other), '#!/bin/sh\n', { mode: 0o755 });
    }
    const PATH = [bin, machine, '/usr/bin', '/bin'].join(delimiter);
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { PATH, BIN: bin, CALLS: calls },
    });
    expect(status, stderr).toBe(0);
    const [first = '', ...later] = readFileSync(calls, 'utf8').trim().split('\n');
    expect(first).toContain('machine build/setup/setup.mjs');
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((call) => !call.startsWith('pinned'))).toEqual([]);
  },
);
