import { createServer } from 'node:http';
import { listen } from '../http/http-server.ts';
import { urlOf } from '../http/url-of.ts';

/** Where metrics are served; never on the port of the pages. */
export interface MetricsAddress {
  port: number;
  host: string;
}

/** Few clients scrape metrics, each every few seconds. */
const limits = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 };
const mostConnections = 32;

/**
 * Serves `/metrics` on a port of its own. Rejects with a `SettingError` if it cannot listen there.
 * Resolves to its address and to what stops it at once.
 */
export async function serveMetrics(
  address: MetricsAddress,
  contentType: string,
  scrape: () => Promise<string>,
): Promise<{ url: string; stop(): void }> {
  const server = createServer(limits, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = mostConnections;
  const port = await listen(server, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return {
    url: `${urlOf(address.host, port)}/metrics`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
