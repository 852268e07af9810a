import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import * as v from 'valibot';
import type { Log } from '../enquiry/log.ts';
import { productionTiming, startFunction } from './function.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Milliseconds and bytes that keep slow and greedy clients from holding the server. */
const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
} as const;

/** Milliseconds for requests that still run when the server stops. */
const grace = 10_000;

/** The built site. */
const dist = join(import.meta.dirname, '../dist');

/**
 * Headers of every answer. The referrer policy may not be `no-referrer`: a form's `Origin` would become
 * `null`. A year of transport security without subdomains: the company may run others over plain HTTP.
 */
const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** Headers of pages besides the content policy, which the build writes. */
const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // A proxy must not rewrite a page: React would find other markup than it rendered.
  'Cache-Control': 'no-cache, no-transform',
} as const;

export interface RunningServer {
  /** 'http://localhost:3000' */
  url: string;
  /** Finishes requests and mails in flight, then closes the store. */
  stop(): Promise<void>;
}

/**
 * Serves the built site and the function. Rejects with a `SettingsError` when a setting or the build is
 * the cause.
 */
export async function startServer(
  settings: Settings,
  log: Log,
  timing = productionTiming,
): Promise<RunningServer> {
  const { policy, notFound } = readBuild();
  const set = (response: ServerResponse, headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const serveFile = sirv(join(dist, 'site'), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      if (/^[^.]*$|\.html$/.test(path)) set(response, { ...pageHeaders, ...policy });
      else if (path.startsWith('/assets/')) {
        set(response, { 'Cache-Control': 'public, max-age=31536000, immutable' });
        if (path.endsWith('.js')) set(response, { 'Cross-Origin-Resource-Policy': 'same-origin' });
      }
    },
  });

  const fn = await startFunction(settings, log, timing);
  const { app } = fn;
  app.notFound(({ req, body, text }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const headers = { ...pageHeaders, ...policy, 'Content-Type': 'text/html; charset=utf-8' };
    return body(notFound, 404, headers);
  });
  const serveApp = getRequestListener(app.fetch);

  const server = createServer(httpLimits, (request: IncomingMessage, response: ServerResponse) => {
    set(response, commonHeaders);
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (request.method !== 'GET' && request.method !== 'HEAD') return serveApp(request, response);
    // A page has one address. Only plain names, so that no target can lead to another site.
    if (/^(\/[\w-]+)+\/$/.test(path)) {
      const location = path.slice(0, -1) + (query === undefined ? '' : `?${query}`);
      return response.writeHead(308, { Location: location }).end();
    }
    return serveFile(request, response, () => serveApp(request, response));
  });

  try {
    const port = await listen(server, settings);
    return {
      url: `http://${settings.HOST ?? 'localhost'}:${port}`,
      async stop() {
        const closed = new Promise((resolve) => server.close(resolve));
        const idle = setInterval(() => server.closeIdleConnections(), 100);
        const late = setTimeout(() => server.closeAllConnections(), grace);
        await closed;
        clearInterval(idle);
        clearTimeout(late);
        await fn.stop();
      },
    };
  } catch (error) {
    await fn.stop();
    throw error;
  }
}

function readBuild() {
  try {
    const policy = v.parse(
      v.record(v.string(), v.string()),
      JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')),
    );
    return { policy, notFound: readFileSync(join(dist, 'site/404.html'), 'utf8') };
  } catch {
    throw new SettingsError([`${dist} holds no built site; run npm start, which builds it first`]);
  }
}

function listen(
  server: ReturnType<typeof createServer>,
  { PORT, HOST }: Settings,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : error.message;
      const wish =
        code === 'EADDRINUSE'
          ? `PORT: ${PORT} is in use; stop the program that has it, or set another`
          : `PORT, HOST: cannot listen there (${code})`;
      reject(new SettingsError([wish]));
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}
