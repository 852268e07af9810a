import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, startProgram } from './host.ts';
import { localhostPem, type TestDatabase } from './postgres.ts';

/** At least 32 characters. */
export const secret = 'a secret of more than thirty-two characters';

export const migrations = globSync('supabase/migrations/*.sql').sort();

/** Makes a database as Supabase's is, and runs migrations as its command line does. */
export async function prepareSupabase({ query }: TestDatabase, files = migrations): Promise<void> {
  for (const file of ['tests/support/supabase-platform.sql', ...files]) {
    await query(readFileSync(file, 'utf8'));
  }
}

/** Bundles the function as `npm run build:function` does. */
export function bundleFunction(outDir: string): string {
  const bundle = join(outDir, 'bundle.js');
  execFileSync('npm', ['run', 'build:function', '--', '--file', bundle]);
  return bundle;
}

/** Starts the bundled function under Deno, with only the permissions that it needs. */
export const startDeno = (
  bundle: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  preload: readonly string[] = [],
): Promise<Host> =>
  startProgram(
    [
      'node_modules/.bin/deno',
      'run',
      '--no-config',
      ...preload.map((file) => `--preload=${file}`),
      '--allow-env',
      '--allow-net',
      `--allow-read=${localhostPem}`,
      bundle,
    ],
    {
      DENO_DIR: folder,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SECRET: secret,
      SITE_URL: 'https://www.example.com',
      ...env,
    },
  );
