import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copies the project's files into a new folder, without packages and builds. */
export function copyFiles(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  return copy;
}

/** Copies the project into a new folder, with the same packages, for a test to change. */
export function copyProject(name: string): string {
  const copy = copyFiles(name);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Replaces one place in a copied file. Throws if the file does not contain `from`.
 * @param to A function, if the text may hold a '$'.
 */
export function changeFile(
  file: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
): void {
  const before = readFileSync(file, 'utf8');
  const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, after);
}

/** Runs a Node program in a copy. Throws with its output if it fails. */
function run(copy: string, ...args: readonly string[]): void {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}:\n${stdout}${stderr}`);
}

/** @param options `--quick`: without pictures. */
export const buildCopy = (copy: string, ...options: readonly '--quick'[]) =>
  run(copy, 'build/build.ts', ...options);

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

/** Tests that visit all pages, as a release has them. */
const pageTests = [...vitest, '--config', 'tests/pages.config.ts'];

/** Walks pages of a built copy as every page of the project itself is walked. */
function walkPages(copy: string, paths: readonly string[]): void {
  const walked = `^(${paths.map((path) => RegExp.escape(path)).join('|')}) on a desktop`;
  run(copy, ...pageTests, 'tests/every-page/desktop', '--testNamePattern', walked);
}

/** Checks what these pages of a built copy are when they come: their sheets, first screens and first loads. */
export function testFirstLoads(copy: string, paths: readonly string[]): void {
  run(copy, ...pageTests, 'tests/first-load/page-sheets');
  const some = paths.map((path) => RegExp.escape(path)).join('|');
  const loads = ['tests/first-load/first-load', 'tests/looks/first-screens'];
  run(copy, ...pageTests, ...loads, '--testNamePattern', `^(The first screen of )?(${some}) `);
}

/** Checks the figures of a built copy: their data, and how that of one page is displayed. */
export function testFigures(copy: string, path: string): void {
  run(copy, ...vitest, 'tests/words/figure-grammar');
  walkPages(copy, [path]);
}

/**
 * Checks a built copy with what is quick and holds for any content.
 * @param paths Pages that are also walked like every page of the project itself.
 * @param tools Tools that are also followed like those of the project itself.
 */
export function testCopy(copy: string, paths: readonly string[], tools: readonly string[]): void {
  run(copy, 'checks/run.ts', 'html', 'links');
  const byRule = [
    'tests/operations/site-files',
    'tests/core-journeys/pages',
    'tests/function/send-contact-email',
    'tests/function/every-field',
    'tests/function/privacy-policy',
    'enquiry/rules/validate',
  ];
  run(copy, ...vitest, ...byRule);
  walkPages(copy, paths);
  const used = `^The tool (${tools.map((name) => RegExp.escape(name)).join('|')}) `;
  run(copy, ...pageTests, 'tests/journeys/tools/every-tool', '--testNamePattern', used);
}
