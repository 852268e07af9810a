import { spawn } from 'node:child_process';
import process from 'node:process';
import { until } from './server-process.ts';

/** Where the package has its program. */
export const deno = 'node_modules/.bin/deno';

export interface DenoProcess {
  url: string;
  /** The lines of its log. */
  log: string[];
  /** Ends it at once, as Supabase ends an isolate. */
  kill(): Promise<void>;
}

/**
 * Starts the bundled function under Deno, as Supabase does, with only the permissions that it needs.
 * Deno keeps what it compiles in `folder`.
 */
export async function startDenoProcess(
  bundle: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<DenoProcess> {
  const log: string[] = [];
  const child = spawn(deno, ['run', '--no-config', '--allow-env', '--allow-net', bundle], {
    env: {
      PATH: process.env.PATH,
      DENO_DIR: folder,
      DENO_NO_UPDATE_CHECK: '1',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const note = (chunk: unknown) => log.push(...String(chunk).split('\n'));
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const urlIn = (text: string) => /Listening on (http:\S+?)\/? /.exec(`${text} `)?.[1];
  await until(() => urlIn(log.join(' ')) !== undefined || child.exitCode !== null, 30_000);
  const url = urlIn(log.join(' '));
  if (url === undefined) throw new Error(`Deno ended: ${log.join('\n')}`);
  return {
    url,
    log,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
