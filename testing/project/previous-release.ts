import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** The commit of the first release: it has no table of deliveries, and only the first schema. */
const commit = 'f42c0d3b63b9a6353a6352641837649b8565d3d0';

const run = promisify(execFile);

export interface PreviousRelease {
  /** Where it is checked out, with its own packages. */
  folder: string;
  /** The file in that folder that starts its server. */
  main: string;
  remove(): void;
}

/** Whether git's history contains the first release; a shallow clone's does not. */
export function hasPreviousRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Checks out the first release from git's history and installs its packages. */
export async function checkOutPreviousRelease(): Promise<PreviousRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  // Its store imports a driver that the current packages no longer include.
  await run(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    // On Windows npm is a shell script.
    { cwd: folder, shell: process.platform === 'win32' },
  );
  return {
    folder,
    main: 'server/main.ts',
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
