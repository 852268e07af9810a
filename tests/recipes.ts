import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { changeBrand } from '../testing/project/other-company.ts';
import { copyFiles } from '../testing/project/project-copy.ts';
import { followRecipe, recipes } from '../testing/project/recipes.ts';

/** The changes that each recipe makes to a copy of the project. */
const steps: Readonly<Record<string, (copy: string) => void>> = {
  ...Object.fromEntries(
    Object.entries(recipes).map(([name, followed]) => [
      name,
      (copy: string) => {
        for (const recipe of followed) followRecipe(recipe, copy);
      },
    ]),
  ),
  'Change the brand': changeBrand,
};

/**
 * Makes the copy a repository with the project's history: some tests ask git which files belong to the
 * project, and one builds the previous release.
 */
function commit(copy: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy });
  const who = ['-c', 'user.name=Recipes', '-c', 'user.email=recipes@localhost'];
  git('init', '--quiet');
  git('fetch', '--quiet', '--tags', process.cwd(), 'HEAD');
  git('reset', '--quiet', 'FETCH_HEAD');
  git('add', '--all');
  git(...who, 'commit', '--quiet', '--message', 'Follow the recipe');
}

// `npm run test:recipes` follows each recipe in a separate copy and runs the whole `npm test` there;
// `-- 'Add a service'` follows only this one.
const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in steps)) {
  console.error(
    `There is no recipe '${wanted}'; the recipes are: ${Object.keys(steps).join(', ')}`,
  );
  process.exit(1);
}
for (const [name, follow] of Object.entries(steps)) {
  if (wanted !== undefined && wanted !== name) continue;
  const started = performance.now();
  const copy = copyFiles('recipe');
  follow(copy);
  commit(copy);
  console.log(`${name}: npm test in ${copy}`);
  const { status } = spawnSync('npm', ['test'], {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${name}: npm test ${status === 0 ? 'passed' : 'FAILED'} in ${minutes} minutes`);
  if (status === 0) rmSync(copy, { recursive: true });
  else process.exitCode = 1;
}
