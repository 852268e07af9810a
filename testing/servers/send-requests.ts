import { Agent, request } from 'node:http';

export interface Sending {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Sent {
  /** Answers by status, and broken connections by error code. */
  statuses: ReadonlyMap<number | string, number>;
  /** Milliseconds from the request to the end of the answer, ascending. */
  latencies: Float64Array;
  seconds: number;
}

/**
 * Sends the requests that `next` returns over this many keep-alive connections. Each connection
 * sends its next request as soon as the last is answered, until `next` returns `undefined`.
 */
export async function sendRequests(
  origin: string,
  connections: number,
  next: () => Sending | undefined,
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number | string, number>();
  const latencies: number[] = [];
  const started = performance.now();
  const senders = Array.from({ length: connections }, async () => {
    for (let sending = next(); sending; sending = next()) {
      const askedAt = performance.now();
      const status = await send(origin, agent, sending);
      latencies.push(performance.now() - askedAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await Promise.all(senders);
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { statuses, latencies: Float64Array.from(latencies).sort(), seconds };
}

function send(origin: string, agent: Agent, sending: Sending): Promise<number | string> {
  const { method, path, headers, body } = sending;
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name);
    const asking = request(origin + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 'no status'));
      answer.on('error', failed);
    });
    asking.on('error', failed);
    asking.end(body);
  });
}
