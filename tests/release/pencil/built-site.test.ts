import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCopy, changeFile, copyProject } from '../../../testing/project/project-copy.ts';

// The pencil is for `npm run dev` alone: the built site is the same whether it exists or not.

let project: string;
let without: string;

beforeAll(() => {
  project = copyProject('with-pencil');
  without = copyProject('without-pencil');
  rmSync(join(without, 'pencil'), { recursive: true });
  const server = join(without, 'build/dev-server.ts');
  changeFile(server, /^import \{ pencil \}.*\n/m, '');
  changeFile(server, /^ *pencil\(.*\),\n/m, '');
  for (const copy of [project, without]) buildCopy(copy, '--quick');
}, 120_000);
afterAll(() => {
  for (const copy of [project, without]) rmSync(copy, { recursive: true, force: true });
});

/** Files that say when the site was built: until when its contact is valid. */
const dated = /^\.well-known\/security\.txt/;

/** A hash of each file that is served. */
function hashesOf(copy: string): Record<string, string> {
  const site = join(copy, 'dist/site');
  const entries = globSync('**/*', { cwd: site, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1));
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(site, name)))
      .digest('hex');
  return Object.fromEntries(
    names.filter((name) => !dated.test(name)).map((name) => [name, hash(name)]),
  );
}

test('The built site is byte for byte the same without the pencil', () => {
  const served = hashesOf(project);
  expect(Object.keys(served).length).toBeGreaterThan(100);
  expect(hashesOf(without)).toEqual(served);
});
