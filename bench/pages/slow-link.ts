import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A phone's network, with the figures of Lighthouse's slow 4G: milliseconds there and back, bytes a millisecond, bytes
 * of a packet, and how many packets a server sends before the first is acknowledged (RFC 6928).
 */
const link = { roundTrip: 150, rate: 1_638.4 / 8, packet: 1_460, firstPackets: 10 } as const;

/** What all connections share: when the last packet has passed. */
interface Line {
  free: number;
}

export interface SlowLink {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A way to a server as over a slow network. Lighthouse's own simulation paints a page when all of it is there; here
 * the browser reads it packet by packet, and paints when it can.
 * @param server Address of the server: 'http://127.0.0.1:8080'.
 */
export async function startSlowLink(server: string): Promise<SlowLink> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const line: Line = { free: 0 };
  const proxy = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      // What one side leaves, the other leaves too.
      socket.on('error', () => {}).on('close', () => [visitor, site].map((one) => one.destroy()));
    }
    carryRequests(visitor, site);
    carryAnswers(site, visitor, line).catch(() => visitor.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** Half a round trip each, after the one that opens the connection. */
function carryRequests(visitor: Socket, site: Socket): void {
  const open = performance.now() + link.roundTrip;
  visitor.on('data', (data) => {
    const delay = Math.max(0, open - performance.now()) + link.roundTrip / 2;
    setTimeout(() => site.write(data), delay);
  });
}

/** Packet by packet, at the network's rate. After each flight the server waits for the visitor, then sends twice as much. */
async function carryAnswers(site: Socket, visitor: Socket, line: Line): Promise<void> {
  let room: number = link.firstPackets;
  let flight = { began: 0, packets: 0 };
  for await (const data of site) {
    for (let at = 0; at < data.length; at += link.packet) {
      const packet = data.subarray(at, at + link.packet);
      const now = performance.now();
      if (now - flight.began > link.roundTrip) flight = { began: now, packets: 0 };
      if (flight.packets === room) {
        await wait(Math.max(0, flight.began + link.roundTrip - now));
        room *= 2;
        flight = { began: performance.now(), packets: 0 };
      }
      flight.packets += 1;
      line.free = Math.max(performance.now(), line.free) + packet.length / link.rate;
      await wait(Math.max(0, line.free - performance.now()));
      setTimeout(() => visitor.write(packet), link.roundTrip / 2);
    }
  }
  await wait(link.roundTrip / 2);
  visitor.end();
}
