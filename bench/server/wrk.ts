import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Keep-alive connections; each sends its next request as soon as the last is answered. */
export const connections = 64;

/**
 * Requests per second that a server answers, measured with wrk: a load generator in JavaScript
 * needs more processor time per request than either server, and would measure itself.
 * @throws Error if an answer is not a success or a connection breaks.
 */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...load, url]);
  const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]);
  if (trouble || !(rate > 0)) throw new Error(`${url}: ${trouble ?? stdout}`);
  return rate;
}
