import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { matchesGlob, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unsupported } from '../../build/setup/supported.mjs';
import packageJson from '../../package.json' with { type: 'json' };

const read = (name: string) => readFileSync(name, 'utf8');

test('Everything that names a Node names the same one', () => {
  const { node } = packageJson.dependencies;
  expect(read('.nvmrc').trim()).toBe(node);
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)];
  expect(images.map(([, version]) => version)).toEqual([node, node]);
});

test('Each test runs in npm test or in npm run test:release', async () => {
  const settings = ['vitest.config.ts', 'tests/release/vitest.config.ts'];
  const run: string[] = [];
  for (const file of settings) {
    const { default: config } = await import(resolve(file));
    for (const { test } of config.test.projects) run.push(...test.include);
  }
  const files = execFileSync('git', ['ls-files', '*.test.ts'], { encoding: 'utf8' }).split('\n');
  expect(run.length).toBeGreaterThan(5);
  expect(
    files.filter((file) => file !== '' && !run.some((pattern) => matchesGlob(file, pattern))),
  ).toEqual([]);
});

test('Each release is in the changelog, newest first, with its day', () => {
  const titles = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const releases = titles[0] === 'Unreleased' ? titles.slice(1) : titles;
  expect(releases[0]).toMatch(new RegExp(`^${packageJson.version.replaceAll('.', '\\.')} `));
  const days = releases.map(
    (title = '') => /^\d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d)\)$/.exec(title)?.[1],
  );
  expect(days).not.toContain(undefined);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('A clone has line feeds alone, even where Git is told to convert them', () => {
  const clone = mkdtempSync(`${tmpdir()}/clone-`);
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('clone', '--quiet', '--config', 'core.autocrlf=true', '.', clone);
  const lines = git('-C', clone, 'ls-files', '--eol').trim().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /w\/(?:crlf|mixed)/.test(line))).toEqual([]);
});

test('Set-up says what is wrong with an old Node and with a system it does not know', () => {
  expect(unsupported({ version: 'v16.20.2', platform: 'linux' })).toContain('needs Node 18');
  expect(unsupported({ version: 'v26.10.0', platform: 'win32' })).toContain('Windows by WSL');
  expect(unsupported({ version: 'v20.20.2', platform: 'darwin' })).toBeUndefined();
});
