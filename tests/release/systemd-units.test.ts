import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const service = readFileSync('deploy/website@.service', 'utf8');
const settings = (name: string) =>
  [...service.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const setting = (name: string) => settings(name)[0] ?? '';

const missing = spawnSync('systemd-analyze', ['--version']).status !== 0;
if (missing) console.log('No systemd here: its units are not checked');

test('The unit starts the server with the project’s Node, in the folder of the clone', () => {
  const folder = setting('WorkingDirectory');
  const words = setting('ExecStart').split(' ');
  const [program = '', script = ''] = [words[0], words.at(-1)];
  expect(existsSync(program.replace(`${folder}/`, ''))).toBe(true);
  expect(existsSync(script)).toBe(true);
});

test('The unit does not start without its settings, which come after the defaults', () => {
  expect(settings('EnvironmentFile')).toEqual([
    '/opt/website/deploy/website.defaults',
    '/etc/website.env',
    '-/etc/website-%i.env',
  ]);
});

test.skipIf(missing)('systemd understands the units, and finds that they give little away', () => {
  const root = mkdtempSync(join(tmpdir(), 'units-'));
  const files = [...globSync('deploy/*.{service,socket,timer}')].map((path) => {
    const words = readFileSync(path, 'utf8');
    const file = join(root, basename(path).replace('@', '@3001'));
    // It requires the programs to exist where the units name them.
    const here = words
      .replaceAll(setting('WorkingDirectory'), resolve('.'))
      .replaceAll('/usr/local/bin', resolve('deploy'));
    writeFileSync(file, here);
    return file;
  });
  expect(files).toHaveLength(4);
  const verify = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect({ status: verify.status, words: verify.stderr }).toEqual({ status: 0, words: '' });
  const security = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', join(root, 'website@3001.service')],
    { encoding: 'utf8' },
  );
  // 0 to 100: how much of the machine a compromised website could reach.
  expect({ status: security.status, words: security.stderr }).toEqual({ status: 0, words: '' });
  rmSync(root, { recursive: true });
});
