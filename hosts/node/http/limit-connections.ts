import type { Server } from 'node:http';
import type { Log } from '../../../enquiry/ports.ts';
import { clientKey, type TrustedProxies } from '../../shared/client-address.ts';

/** Connections at one time, about 100 KB each at worst; Node's default is no limit. */
const mostConnections = 4_096;

/**
 * Connections of one client: a browser opens six and an office shares one address, but a few clients
 * must not keep out all others. Trusted proxies carry everybody's requests and are not limited.
 */
const mostOfOneClient = 256;

/** Refuses connections above the limits, and logs which limit, never whose connection. */
export function limitConnections(server: Server, proxies: TrustedProxies, log: Log): void {
  const counts = new Map<string, number>();
  server.maxConnections = mostConnections;
  server.on('drop', () => log.error('connection_refused', { limit: 'server' }));
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || proxies.includes(address)) return;
    const client = clientKey(address, undefined, proxies);
    const count = counts.get(client) ?? 0;
    if (count >= mostOfOneClient) {
      socket.destroy();
      log.error('connection_refused', { limit: 'client' });
      return;
    }
    counts.set(client, count + 1);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
}
