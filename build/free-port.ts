import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any port: what is free here mostly stays so. */
const ports = [12_000, 32_000] as const;

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...ports);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (isTaken(error)) continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Whether a server could not listen because another program does. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
