import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { SettingError } from '../../settings/setting-error.ts';
import { namesOneHost } from './names-one-host.ts';

/** Milliseconds and counts that keep slow and greedy clients from holding the server. */
const limits = {
  /** All headers must have arrived; without it a client may send one letter a minute. */
  headersTimeout: 10_000,
  /** The whole request; more than the function's own limit, whose answer says more. */
  requestTimeout: 20_000,
  /** How often the two above are checked: Node's 30 s would make them 40 s. */
  connectionsCheckingInterval: 1_000,
  /** An idle connection; browsers ask for the next file sooner. */
  keepAliveTimeout: 5_000,
  /** Names and values of all headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
  /** `namesOneHost` is stricter, and its refusal carries our headers. */
  requireHostHeader: false,
} as const;

/** Milliseconds after which a client that takes nothing of its answer is cut off. */
const idleSocket = 30_000;

/** Milliseconds between two checks of a stopping server for idle connections. */
const closingInterval = 50;

/**
 * Milliseconds for which a stopping server still answers on its open connections: busy clients learn
 * from the answer that the connection closes, before their next request finds nobody listening.
 */
const drainTime = 1_000;

/** Serves HTTP. `headers` go with answers that the listener never sees. */
export function createHttpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
): Server {
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...headers, connection: 'close', 'content-length': '0' }).end();
  const server = createServer(limits, (request, response) => {
    if (namesOneHost(request)) listener(request, response);
    else refuse(response, 400);
  });
  server.on('checkExpectation', (_, response) => refuse(response, 417));
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

/**
 * Connections that may wait until the server takes them; the system may allow fewer. With Node's own
 * 511, a visitor who came while a thousand opened at once had to wait a second until the next attempt.
 */
const mostWaiting = 4_096;

/** Where to listen: an address of this machine, or a socket that the parent process holds. */
export type ListenAddress = { port: number; host: string | undefined } | { fd: number };

/** The names of the settings that an address comes from. */
const addressSettings = { port: 'PORT', host: 'HOST' };

/** Listens; resolves to the port. Rejects with a `SettingError` that names one of `settings`. */
export function listen(
  server: Server,
  where: ListenAddress,
  settings = addressSettings,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, where, settings)),
    );
    server.listen(listenOptions(where), mostWaiting, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Without a host Node listens on all addresses, over IPv4 and IPv6. */
function listenOptions(where: ListenAddress) {
  if ('fd' in where) return { fd: where.fd };
  const { port, host } = where;
  return host === undefined ? { port } : { port, host };
}

function listenError(
  { code }: NodeJS.ErrnoException,
  where: ListenAddress,
  { port, host }: typeof addressSettings,
): SettingError {
  const wanted = 'port' in where ? where.port : 'the socket';
  if (code === 'EADDRINUSE') {
    return new SettingError(
      port,
      `${wanted} is in use; stop the program that has it, or set another`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError(port, `${wanted} needs an administrator's rights; set one above 1023`);
  }
  return new SettingError(
    host,
    `cannot listen there (${code}); set an address of this machine, or leave it out`,
  );
}

/**
 * Takes no more connections and answers once more on each open one; resolves when they are closed,
 * or after `drainTime`.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  // Not http.Server's own close, which also cuts connections whose first request is on its way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, drainTime))]);
  // What has arrived meanwhile is read first: on a busy machine a connection could look idle before.
  await new Promise((resolve) => setImmediate(resolve));
}

/** After `drainConnections`: lets running requests end, and cuts them after `grace` ms. */
export async function closeHttpServer(server: Server, grace: number): Promise<void> {
  const end = performance.now() + grace;
  while ((await connectionsOf(server)) > 0) {
    if (performance.now() > end) server.closeAllConnections();
    server.closeIdleConnections();
    await new Promise((resolve) => setTimeout(resolve, closingInterval));
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
