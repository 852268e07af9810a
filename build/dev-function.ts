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
  /**
   * Starts it. `siteUrl` is the site's address in its mails. Resolves to `true` when it answers, to
   * `false` when it has ended instead and said why.
   */
  start(siteUrl: string): Promise<boolean>;
  /** Restarts it if `file` is one of its sources; many changes at a time make one restart. */
  changed(file: string): void;
  /** Resolves when its process is gone. */
  stop(): Promise<void>;
}

/** What the function imports. */
const sources = /\/(adapters|content|enquiry|hosts)\/.*(?<!\.test)\.ts$/;

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
 * The real enquiry function for `npm run dev`, in a separate process. It needs no build and listens
 * on a free port.
 */
export async function createDevFunction(): Promise<DevFunction> {
  const port = await freePort();
  const { root, site } = writeEmptySite();
  const own = { HOST: '127.0.0.1', PORT: String(port), SITE_DIR: site };
  let env: NodeJS.ProcessEnv = own;
  let child: ChildProcess | undefined;
  /** Starts and ends come one after the other. */
  let last = Promise.resolve(true);
  let restartIsDue = false;

  function run(): Promise<boolean> {
    const started = spawn(process.execPath, ['hosts/node/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    child = started;
    return new Promise((resolve) => {
      started.once('exit', () => resolve(false));
      createInterface(started.stdout).on('line', (line) => {
        // Its own address is not for people: they open Vite's.
        if (line.startsWith('Serving ')) resolve(true);
        else console.log(line);
      });
    });
  }

  async function end(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }

  process.once('exit', () => child?.kill());
  return {
    url: `http://127.0.0.1:${port}`,
    start(siteUrl) {
      env = { SITE_URL: siteUrl, ...process.env, ...own };
      last = run();
      return last;
    },
    changed(file) {
      if (restartIsDue || !sources.test(file)) return;
      restartIsDue = true;
      last = last.then(end).then(() => {
        restartIsDue = false;
        return run();
      });
    },
    async stop() {
      await last.then(end);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
