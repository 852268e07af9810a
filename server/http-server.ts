import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { SettingError } from '../adapters/setting-error.ts';

/** Milliseconds and counts that keep slow and greedy clients from holding the server. */
const limits = {
  /** All headers must have arrived; without it a client may send one letter a minute. */
  headersTimeout: 10_000,
  /** The whole request; more than the function's own limit, whose answer says more. */
  requestTimeout: 20_000,
  /** How often the two above are looked at: Node's 30 s would make them 40 s. */
  connectionsCheckingInterval: 1_000,
  /** An idle connection; browsers ask for the next file sooner. */
  keepAliveTimeout: 5_000,
  /** Names and values of all headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
} as const;

/** A client that takes nothing of its answer for so long is gone. In milliseconds. */
const idleSocket = 30_000;

/** Connections at one time, some 100 KB each at worst; Node has no limit of its own. */
const maxConnections = 4_096;

/** How often a stopping server looks at its connections, in milliseconds. */
const closingInterval = 50;

/**
 * Milliseconds for which a stopping server goes on answering, and ends each connection with its
 * answer: clients that are busy then learn of it before one of their requests meets a closed door.
 */
const parting = 500;

/** Serves HTTP. `headers` are those of every answer, for what is no HTTP at all. */
export function createHttpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
): Server {
  const server = createServer(limits, listener);
  server.maxConnections = maxConnections;
  server.timeout = idleSocket;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = statusOf(error.code);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n${lines.join('')}\r\n`,
      () => socket.destroy(),
    );
  });
  return server;
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Where to listen: an address of this machine, or a socket that whoever started us holds. */
export type Door = { port: number; host: string | undefined } | { fd: number };

/** Listens; resolves to the port. Rejects with a `SettingError` when that cannot be. */
export function listen(server: Server, door: Door): Promise<number> {
  const port = 'port' in door ? door.port : 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    const { host, ...rest } = 'port' in door ? door : { ...door, host: undefined };
    server.listen({ ...rest, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function listenError({ code }: NodeJS.ErrnoException, port: number): SettingError {
  if (code === 'EADDRINUSE') {
    return new SettingError(
      'PORT',
      `${port} is in use; stop the program that has it, or set another`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError('PORT', `${port} needs an administrator's rights; set one above 1023`);
  }
  return new SettingError('HOST', `cannot listen there (${code}); leave it out for every address`);
}

/** Answers a little longer, so that clients who keep connections open leave in order. */
export async function partFromClients(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const end = performance.now() + parting;
  while (performance.now() < end && (await connectionsOf(server)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, closingInterval));
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}

/** Takes no more connections, lets running requests end, and cuts them after `grace` ms. */
export async function closeHttpServer(server: Server, grace: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), closingInterval);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
