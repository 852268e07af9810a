import process from 'node:process';
import { startProgram } from './start-program.ts';

/** Where the package has its program. */
export const deno = 'node_modules/.bin/deno';

export interface DenoProcess {
  url: string;
  /** The lines of its log. */
  readonly log: readonly string[];
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
  const command = [deno, 'run', '--no-config', '--allow-env', '--allow-net', bundle];
  const { url, output, kill } = await startProgram(command, {
    PATH: process.env.PATH,
    DENO_DIR: folder,
    DENO_NO_UPDATE_CHECK: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  return {
    url,
    get log() {
      return output().split('\n');
    },
    kill: () => kill('SIGKILL'),
  };
}
