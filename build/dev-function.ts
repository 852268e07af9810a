import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export interface DevFunction {
  /** 'http://127.0.0.1:49152', the same after each restart. */
  url: string;
  /** Starts it; resolves when it answers. `siteUrl` is the site's address in its mails. */
  start(siteUrl: string): Promise<void>;
  /** Resolves when its process is gone. */
  stop(): Promise<void>;
}

/** An empty site, because the server refuses to start without one: Vite serves the pages. */
function writeEmptySite(): { root: string; site: string } {
  const root = mkdtempSync(join(tmpdir(), 'website-dev-'));
  const site = join(root, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(join(site, page), '');
  writeFileSync(join(root, 'policy.json'), '{"scriptHashes":[],"styleHashes":[]}');
  return { root, site };
}

/**
 * The real enquiry function for `npm run dev`, in a separate process that restarts when one of its
 * sources changes. It needs no build and listens on a free port.
 */
export async function createDevFunction(): Promise<DevFunction> {
  const port = await freePort();
  const { root, site } = writeEmptySite();
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    start(siteUrl) {
      const own = { HOST: '127.0.0.1', PORT: String(port), SITE_DIR: site };
      const started = spawn(
        process.execPath,
        ['--watch', '--watch-preserve-output', 'hosts/node/main.ts'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { SITE_URL: siteUrl, ...process.env, ...own },
        },
      );
      child = started;
      process.once('exit', () => started.kill());
      return new Promise((resolve) => {
        createInterface(started.stdout).on('line', (line) => {
          // Its own address is not for people: they open Vite's.
          if (line.startsWith('Serving ')) resolve();
          else console.log(line);
        });
      });
    },
    async stop() {
      if (child?.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}
