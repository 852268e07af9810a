import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Connections that are kept alive; each asks again as soon as it is answered. */
export const connections = 64;

/**
 * Requests a second that a server answers. wrk does it: a load generator in JavaScript needs more
 * processor time for a request than either server, and would measure itself.
 * @throws Error when an answer was no success or a connection broke.
 */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...load, url]);
  const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]);
  if (trouble || !(rate > 0)) throw new Error(`${url}: ${trouble ?? stdout}`);
  return rate;
}
