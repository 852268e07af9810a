import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { childEnvironment } from './child-environment.ts';

export interface HeldSocket {
  url: string;
  /** Stops the running server, if any, and starts one on this site. Resolves when it serves. */
  restart(siteDir: string): Promise<void>;
  /** Stops the server and closes the socket. */
  release(): Promise<void>;
}

/** A shell that has the listening socket as file descriptor 3 and starts one server after another. */
const holder = `
while read -r site; do
  SITE_DIR="$site" LISTEN_FDS=1 sh -c 'LISTEN_PID=$$ exec "$NODE" hosts/node/main.ts' &
  echo "pid $!"
  wait "$!"
  echo gone
done`;

/**
 * Holds a listening socket and passes it to each server that it starts, one after another, as
 * systemd does for a socket unit: connections that arrive between two servers wait in its queue.
 */
export async function holdSocket(env: Readonly<Record<string, string>>): Promise<HeldSocket> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn('sh', ['-c', holder], {
    env: { ...childEnvironment, NODE: process.execPath, ...env },
    stdio: ['pipe', 'pipe', 'ignore', descriptorOf(socket)],
  });
  // From here on only the shell holds it, and accepts no connections itself.
  socket.close();
  if (!child.stdin || !child.stdout) throw new Error('The shell has no pipes');
  const { stdin } = child;
  const lines = createInterface(child.stdout);
  const waiting = new Map<RegExp, (match: RegExpExecArray) => void>();
  lines.on('line', (line) => {
    for (const [words, found] of waiting) {
      const match = words.exec(line);
      if (!match) continue;
      waiting.delete(words);
      found(match);
    }
  });
  const line = (words: RegExp) =>
    new Promise<RegExpExecArray>((found) => {
      waiting.set(words, found);
    });
  let server: number | undefined;
  // Cleans up after a test that fails half-way.
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (server !== undefined) process.kill(server, 'SIGKILL');
  });

  async function stop(): Promise<void> {
    if (server === undefined) return;
    const gone = line(/^gone$/);
    process.kill(server, 'SIGTERM');
    server = undefined;
    await gone;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async restart(siteDir) {
      await stop();
      const [started, serving] = [line(/^pid (\d+)$/), line(/^Serving/)];
      stdin.write(`${siteDir}\n`);
      server = Number((await started)[1]);
      await serving;
    },
    async release() {
      await stop();
      stdin.end();
      await once(child, 'exit');
    },
  };
}

/** Node has no public API for this. */
function descriptorOf(socket: object): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle === 'object' && handle && 'fd' in handle && typeof handle.fd === 'number') {
    return handle.fd;
  }
  throw new Error('This Node does not reveal the file descriptor of a socket');
}
