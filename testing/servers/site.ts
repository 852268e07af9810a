import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serverCommand, serverEnvironment } from '../../build/setup/server-command.mjs';
import { startProgram } from './start-program.ts';

export interface Site {
  url: string;
  dataDir: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts the real server on the built site, as `npm start` does, on a free port, with its own data folder.
 * @param project Folder of the project whose site it is.
 */
export async function startSite(
  settings: Record<string, string> = {},
  project = '.',
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-'));
  const env = {
    ...serverEnvironment,
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // Journeys send many enquiries from one address.
    RATE_LIMIT_PER_MINUTE: '100000',
    ...settings,
  };
  const { url, child, kill } = await startProgram(
    [process.execPath, ...serverCommand],
    env,
    project,
  );
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      await kill('SIGTERM');
      if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
