import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../testing/servers/server-process.ts';
import { parseProxies } from '../../shared/client-address.ts';
import { limitConnections } from './limit-connections.ts';

/** A server on all of this machine's addresses, IPv4 and IPv6. */
async function start(trusted: readonly string[]) {
  const log: string[] = [];
  const server = createServer((_, response) => response.end('here'));
  const proxies = parseProxies(trusted);
  if (!proxies) throw new Error('bad proxies');
  const write = (event: string, fields?: object) => log.push(JSON.stringify({ event, ...fields }));
  limitConnections(server, proxies, { info: write, error: write });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    log,
    url: `http://127.0.0.1:${port}`,
    /** Opens idle connections from one of this machine's addresses. */
    open: (count: number, localAddress: string) => {
      const opened = Array.from({ length: count }, () =>
        connect({ port, host: '127.0.0.1', localAddress }),
      );
      for (const socket of opened) sockets.add(socket.on('error', () => {}));
      return opened;
    },
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n))),
  };
}

test('A client may have 256 connections, and others still get in', async () => {
  const server = await start([]);
  const opened = server.open(300, '127.0.0.2');
  await until(async () => server.log.length === 44 && (await server.connections()) === 256, 10_000);
  expect(new Set(server.log)).toEqual(new Set(['{"event":"connection_refused","limit":"client"}']));
  expect(await (await fetch(server.url)).text()).toBe('here');

  for (const socket of opened) socket.destroy();
  await until(async () => (await server.connections()) <= 1, 10_000);
  server.open(256, '127.0.0.2');
  await until(async () => (await server.connections()) >= 256, 10_000);
  expect(server.log).toHaveLength(44);
});

test('A trusted proxy has as many connections as its visitors need', async () => {
  const server = await start(['127.0.0.0/8']);
  server.open(300, '127.0.0.2');
  await until(async () => (await server.connections()) === 300, 10_000);
  expect(server.log).toEqual([]);
});
