import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { guides, operatorSections, stepsOf } from '../../testing/project/guides.ts';

const documents = [
  ...guides,
  'CHANGELOG.md',
  '.github/SECURITY.md',
  ...globSync('docs/decisions/**/*.md'),
];

describe.each(documents)('%s', (name) => {
  test('names only files, folders and npm scripts that exist', () => {
    const codes = [...readFileSync(name, 'utf8').matchAll(/`([^`\n]+)`/g)].map(
      ([, code = '']) => code,
    );
    const paths = codes.filter((code) =>
      /^(?:(?:adapters|bench|build|checks|content|deploy|dist|docs|enquiry|hosts|site|testing|tests)\/[\w./@-]*|[\w-]+\.(?:md|json|ts|mjs)|Dockerfile)$/.test(
        code,
      ),
    );
    expect(paths.filter((path) => !exists(path) && !builtLater.test(path))).toEqual([]);
    const scripts = codes.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? []);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});

/** Made by a build, a bundle, or a server that keeps files of earlier builds. */
const builtLater = /^dist\/builds|^policy\.json$|\/bundle\.js$/;

const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');

/** A path from the root, or a file that a sentence calls by its name alone. */
const exists = (path: string) =>
  path.includes('/') ? existsSync(path) : files.some((file) => basename(file) === path);

test.each(operatorSections)(
  '%s, %s: the commands are valid shell and name files that exist',
  (file, heading) => {
    const steps = stepsOf(file, heading).join('');
    const { stderr } = spawnSync('sh', ['-n', '-c', steps], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const named = steps.match(/(?<![\w/.])(?:build|deploy|hosts)\/[\w@./-]+/g) ?? [];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);
