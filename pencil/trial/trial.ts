import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '../protocol.ts';
import { runNode } from './programs.ts';
import { type ChangedFiles, copyProject } from './project-copy.ts';
import {
  buildRefusals,
  pageRefusals,
  ruleRefusals,
  spellingRefusals,
  typeRefusals,
} from './read-refusals.ts';

/** Tries a change with the project's own checks before it is made. */
export interface Trial {
  /** What the change would break, in the owner's words; nothing if it may be made. */
  refusalsOf(changed: ChangedFiles): Promise<readonly Refusal[]>;
  /** What texts that were changed one after the other say differently of the same thing. */
  refusalsTogether(): Promise<readonly Refusal[]>;
  close(): void;
}

/** Where Vitest reports, in the copy. */
const reports = {
  words: '.vitest/words.json',
  promises: '.vitest/promises.json',
  matching: '.vitest/matching.json',
} as const;

const vitest = (report: string) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=json',
  // These tests share nothing that one of them could change for another.
  '--pool=threads',
  '--no-isolate',
  `--outputFile=${report}`,
];

/** The test that every promise of the policy has words and a test: `docs/privacy-promises.md`. */
const promises = ['tests/function/privacy-policy', '--testNamePattern', 'table of promises'];

/** Copies the project for trials. What fails there is said, and nothing of it reaches the project. */
export function openTrial(project: string): Trial {
  const copy = copyProject(project);
  const closed = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  /** Quick checks, of the files alone. */
  async function ofFiles(files: readonly string[], signal: AbortSignal) {
    const run = (...args: readonly string[]) => runNode(copy.folder, args, signal);
    const cspell = ['--config', 'checks/settings/cspell.json', '--no-progress', '--no-summary'];
    const [types, spelling] = await Promise.all([
      run('node_modules/typescript/bin/tsc', '-p', 'content'),
      run('node_modules/cspell/bin.mjs', 'lint', ...cspell, ...files),
    ]);
    return [...typeRefusals(types), ...spellingRefusals(spelling)];
  }

  /** The rules that these tests are. */
  async function rules(signal: AbortSignal, report: string, ...tests: readonly string[]) {
    const file = join(copy.folder, report);
    // An earlier trial may have ended before it was read.
    rmSync(file, { force: true });
    const ran = await runNode(copy.folder, [...vitest(report), ...tests], signal);
    return ruleRefusals(ran, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }

  /** The site with the change, and the rules of its words. */
  async function ofSite(files: readonly string[], signal: AbortSignal) {
    const run = (...args: readonly string[]) => runNode(copy.folder, args, signal);
    // Only a legal document has links among its words; they may lead to a picture too, which a quick build leaves out.
    const isLegal = files.some((file) => file.endsWith('.md'));
    const build = await run('build/build.ts', ...(isLegal ? [] : ['--quick']));
    if (!build.passed) return buildRefusals(build);
    const found = await Promise.all([
      run('checks/run.ts', 'bytes', ...(isLegal ? ['html', 'links'] : [])).then(pageRefusals),
      rules(signal, reports.words, 'tests/words'),
      isLegal ? rules(signal, reports.promises, ...promises) : [],
    ]);
    return found.flat();
  }

  async function refusalsOf(changed: ChangedFiles): Promise<readonly Refusal[]> {
    copy.follow(changed);
    const files = [...changed.keys()].filter((file) => /\.(ts|md)$/.test(file));
    const found = new AbortController();
    const signal = AbortSignal.any([found.signal, closed.signal]);
    const site = ofSite(files, signal);
    // If it fails before the quick checks end, that is not yet waited for.
    site.catch(() => undefined);
    const quick = await ofFiles(files, signal);
    if (quick.length === 0) return site;
    // Nobody needs the rest any more.
    found.abort();
    await site.catch(() => undefined);
    return quick;
  }

  /** One after the other: they share the copy. */
  function queued<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  }

  return {
    refusalsOf: (changed) => queued(() => refusalsOf(changed)),
    refusalsTogether: () =>
      queued(() => {
        copy.follow(new Map());
        return rules(closed.signal, reports.matching, 'tests/matching');
      }),
    close() {
      closed.abort();
      copy.remove();
    },
  };
}

/** Where the project's dictionary is. */
export const dictionary = join('checks', 'settings', 'words.txt');
