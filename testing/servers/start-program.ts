import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A program that serves at an address, which it printed. */
export interface Program {
  url: string;
  child: ChildProcess;
  /** What it has written so far: both streams, or standard error alone, where a server's log is. */
  output(): string;
  log(): string;
  /** Resolves when the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** What servers print when they take requests: the website's, and Deno's. */
const serving = /(?:Serving|Listening on) (http:\S+?)\/?\s/;

/** Starts a program; resolves when it serves. Rejects with its log and exit code if it ends instead. */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  folder = '.',
): Promise<Program> {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { out: '', error: '' };
  const output = () => written.out + written.error;
  const url = await new Promise<string>((resolve, reject) => {
    let found = false;
    const look = () => {
      const address = found ? undefined : serving.exec(output())?.[1];
      found ||= address !== undefined;
      if (address) resolve(address);
    };
    child.stdout.on('data', (chunk) => {
      written.out += chunk;
      look();
    });
    child.stderr.on('data', (chunk) => {
      written.error += chunk;
      look();
    });
    child.once('close', (code) =>
      reject(new Error(`The server ended with ${code}: ${written.error}`)),
    );
  });
  return {
    url,
    child,
    output,
    log: () => written.error,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a program that ends by itself; `ended` resolves to what it wrote and its exit code. */
export function runProgram(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  folder = '.',
) {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ended = Promise.all([text(child.stdout), text(child.stderr), exited]).then(
    ([out, error, status]) => ({ out, error, status }),
  );
  return { child, ended };
}
