import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Ran {
  passed: boolean;
  /** What it printed, errors last. */
  output: string;
}

/** Runs a Node program in a folder to its end, or until `signal`. */
export async function runNode(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Ran> {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...env, CI: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { passed: code === 0, output: `${output}${errors}` };
}
