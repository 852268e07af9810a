import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { describeError, type Log } from '../enquiry/log.ts';
import { isLocal, type Settings } from '../hosts/settings.ts';
import { defaultOptions, startFunction } from './node-function.ts';
import { readSite, sendFile } from './site-files.ts';

/**
 * Milliseconds. Load balancers reuse idle connections for 60 s or 75 s. If we closed first, a POST that
 * meets the close would be answered 502.
 */
const keepAliveTimeout = 90_000;

/** Connections at once; more are closed. An idle one takes about 40 kB, all of them 200 MB. */
const maxConnections = 5_000;

/** Milliseconds for requests that still run when the server stops. */
const grace = 10_000;

/** The built site. */
const dist = join(import.meta.dirname, '../dist');

const headerValues = v.record(v.string(), v.string());

/** Headers that the build writes: of all answers, of pages, of hashed files, and of other files. */
const headersFile = v.object({
  all: headerValues,
  pages: headerValues,
  assets: headerValues,
  others: headerValues,
});

/**
 * Serves the built site and the function. `stop` finishes requests and mails in flight, then closes the
 * store. Rejects with an error for the operator.
 */
export async function startServer(settings: Settings, log: Log, options = defaultOptions) {
  const { headers, files, notFound, serverError, origin } = readBuild();
  if (origin && origin !== settings.SITE_URL && !isLocal(settings.SITE_URL)) {
    const reason = `canonical addresses and the sitemap name ${origin}: build with this SITE_URL`;
    log.warn('built_for_another_site', { SITE_URL: settings.SITE_URL, reason });
  }
  const { app, stop } = await startFunction(settings, log, options);

  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers.all)) context.header(name, value);
  });
  site.route('/', app);
  // A page has one address. Only plain names, so that no target can lead to another site.
  site.get('/:path{([\\w-]+/)+}', ({ req, redirect }) =>
    redirect(req.path.slice(0, -1) + new URL(req.url).search, 308),
  );
  site.get('/:path{404|500}', (context) => context.notFound());
  site.get('*', etag(), async (context, next) => {
    const file = files.get(context.req.path);
    return file ? sendFile(context, file, 200) : next();
  });
  site.notFound((context) => sendFile(context, notFound, 404));
  site.onError((error, context) => {
    log.error('page_failed', { reason: describeError(error) });
    return sendFile(context, serverError, 500);
  });

  const { PORT, HOST } = settings;
  // A balancer that checks by HTTP/1.0 sends no Host. Without it Node refuses HTTP/1.1 itself.
  const { hostname } = new URL(settings.SITE_URL);
  const listener = getRequestListener(site.fetch, { hostname });
  const server = createServer({ ...options.http, keepAliveTimeout }, listener);
  server.maxConnections = maxConnections;
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    await stop();
    const code = describeError(error);
    if (code === 'EADDRINUSE') {
      throw new Error(`PORT: ${PORT} is in use; stop the program that has it, or set another`);
    }
    if (code === 'EACCES') throw new Error(`PORT: ${PORT} is not open to this user (EACCES)`);
    throw new Error(
      `HOST: ${HOST} is not an address of this machine (${code}); set one, or HOST= for all`,
    );
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return {
    url: `http://${HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost')}:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const late = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
      await stop();
    },
  };
}

function readBuild() {
  try {
    const json = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
    const headers = v.parse(headersFile, json);
    const files = readSite(join(dist, 'site'), headers);
    const notFound = files.get('/404');
    const serverError = files.get('/500');
    if (!notFound || !serverError) throw new Error('no error pages');
    // The build names its SITE_URL there.
    const robots = readFileSync(join(dist, 'site/robots.txt'), 'utf8');
    const origin = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1];
    return { headers, files, notFound, serverError, origin };
  } catch {
    throw new Error(`${dist} holds no built site; run npm start, which builds it first`);
  }
}
