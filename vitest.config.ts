import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { shareCompiled } from './testing/project/compile-cache.ts';
import { LongestFirst } from './testing/project/longest-first.ts';
import { filesThatCannotRun } from './testing/project/missing-programs.ts';

const include = ['{adapters,build,checks,content,enquiry,hosts,site,testing,tests}/**/*.test.ts'];

shareCompiled();

export default defineConfig({
  test: {
    include,
    exclude: [...configDefaults.exclude, ...filesThatCannotRun(include)],
    // Journeys start browsers, servers and builds: slow machines need patience, not retries.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: LongestFirst },
    // More than the machine has cores: most of the time a journey waits for a page or a mail.
    maxWorkers: 2 * availableParallelism() + 1,
  },
});
