import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serverCommand, serverEnvironment } from '../../build/setup/server-command.mjs';

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
  const child = spawn(process.execPath, serverCommand, {
    cwd: project,
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Journeys send many enquiries from one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const serving = /^Serving (\S+)$/m.exec(output)?.[1];
      if (serving) ready(serving);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${output}`)));
  });
  // Discards the rest of the log, because searching a log of many enquiries gets slower and slower.
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
