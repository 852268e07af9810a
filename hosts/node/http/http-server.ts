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
  /** How often the two above are looked at: Node's 30 s would make them 40 s. */
  connectionsCheckingInterval: 1_000,
  /** An idle connection; browsers ask for the next file sooner. */
  keepAliveTimeout: 5_000,
  /** Names and values of all headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
  /** `namesOneHost` asks for more, and its refusal carries our headers. */
  requireHostHeader: false,
} as const;

/** A client that takes nothing of its answer for so long is gone. In milliseconds. */
const idleSocket = 30_000;

/** How often a stopping server looks for connections that have become idle, in milliseconds. */
const closingInterval = 50;

/**
 * Milliseconds for which a stopping server still answers on connections that it has: clients that
 * are busy learn of it with their answer, before a request of theirs finds nobody listening.
 */
const parting = 1_000;

/** Serves HTTP. `headers` are those of every answer, for what never reaches the listener. */
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

/** Where to listen: an address of this machine, or a socket that whoever started us holds. */
export type ListenAddress = { port: number; host: string | undefined } | { fd: number };

/** The settings that an address comes from. */
interface AddressSettings {
  port: string;
  host: string;
}

/**
 * Listens; resolves to the port. Rejects with a `SettingError` that names one of `settings` when that
 * cannot be.
 */
export function listen(
  server: Server,
  where: ListenAddress,
  settings: AddressSettings = { port: 'PORT', host: 'HOST' },
): Promise<number> {
  const port = 'port' in where ? where.port : 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, port, settings)),
    );
    const { host, ...rest } = 'port' in where ? where : { ...where, host: undefined };
    server.listen({ ...rest, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function listenError(
  { code }: NodeJS.ErrnoException,
  port: number,
  settings: AddressSettings,
): SettingError {
  if (code === 'EADDRINUSE') {
    return new SettingError(
      settings.port,
      `${port} is in use; stop the program that has it, or set another`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError(
      settings.port,
      `${port} needs an administrator's rights; set one above 1023`,
    );
  }
  return new SettingError(
    settings.host,
    `cannot listen there (${code}); set an address of this machine, or leave it out`,
  );
}

/**
 * Takes no more connections and answers once more on each that it has; resolves when they are
 * gone, or when those that are left have had their time.
 */
export async function partFromClients(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  // Not its own close, which also cuts connections whose first request is on its way.
  const gone = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, parting))]);
}

/** After `partFromClients`: lets running requests end, and cuts them after `grace` ms. */
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
