import { spawn } from 'node:child_process';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { childEnvironment } from './child-environment.ts';

/** Runs the staff command, while this process keeps sending. */
export async function enquiries(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['hosts/node/staff-command/main.ts', ...args], {
    env: { ...childEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, error, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, words: out + error };
}
