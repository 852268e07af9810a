import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { closingLine } from './closing-line.ts';
import { filesThatCannotRun } from './missing-programs.ts';

/**
 * How Vitest runs these files. Called before its workers start, because they inherit where Node keeps
 * what it has compiled; programs that tests start share it.
 */
export function testSettings(
  include: readonly string[],
  exclude: readonly string[] = [],
): NonNullable<ViteUserConfig['test']> {
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
  return {
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude, ...filesThatCannotRun(include, exclude)],
    reporters: ['default', closingLine],
    // Journeys start browsers, servers and builds, on slow machines too: longer timeouts, no retries.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // More than the machine has cores: most of the time a journey waits for a page or a mail.
    maxWorkers: 2 * availableParallelism() + 1,
  };
}
