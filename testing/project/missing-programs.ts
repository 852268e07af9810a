import { globSync, readFileSync } from 'node:fs';
import { browsers, programsOf } from '../../build/setup/browsers.mjs';
import { hasCron, postgresFolder } from '../../build/setup/postgres.mjs';
import { hasProgram } from '../../build/setup/programs.mjs';

interface Need {
  /** What this machine lacks. */
  missing: string;
  /** Whether this system can never have it; otherwise it could be installed. */
  foreign?: boolean;
  /** What a test file contains that cannot run without it. */
  sign: RegExp;
}

/** What some tests need and this machine has not. */
function missingNeeds(): Need[] {
  const needs: Need[] = [];
  const foreign = process.platform !== 'linux';
  if (!programsOf(browsers.chromium)) {
    needs.push({
      missing: 'Chromium',
      sign: /\/browser\/(?:browser|journey)\.ts/,
    });
  }
  if (!postgresFolder())
    needs.push({ missing: 'PostgreSQL', sign: /\/test-(?:postgres|supabase)\.ts/ });
  if (!hasCron()) needs.push({ missing: 'pg_cron', foreign, sign: /\/test-supabase\.ts/ });
  if (!hasProgram('nginx')) {
    needs.push({ missing: 'nginx', foreign, sign: /\/operator\/nginx\.ts/ });
  }
  if (!hasProgram('strace')) needs.push({ missing: 'strace', foreign, sign: /'strace'/ });
  if (foreign) {
    needs.push({ missing: 'Linux', foreign: true, sign: /'\/proc\/|strace/ });
  }
  return needs;
}

/**
 * Test files that cannot run on this machine. Says in one line for each reason how many they are.
 * @throws Error if `CI` is set and what they need could be installed, because nobody would notice the line.
 */
export function filesThatCannotRun(
  include: readonly string[],
  exclude: readonly string[],
): string[] {
  const files = globSync([...include], { exclude: [...exclude] });
  return missingNeeds().flatMap(({ missing, foreign, sign }) => {
    const found = files.filter((file) => sign.test(readFileSync(file, 'utf8')));
    if (found.length === 0) return [];
    const line = `Skipped: ${found.length} test files need ${missing}, which is missing here.`;
    if (process.env.CI && !foreign) throw new Error(line);
    console.warn(line);
    return found;
  });
}
