import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { makePlace } from '../../../testing/servers/server-process.ts';

const sockets = 1_000;

/** Milliseconds: 10 s for the headers or the body, checked every second, with a margin. */
const inTime = 14_000;

const beginnings: readonly string[] = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
];

test('A thousand sockets that send very slowly are closed in time, and pages are answered meanwhile', async () => {
  const place = makePlace();
  const server = await place.start();
  const port = Number(new URL(server.url).port);
  const openings = Array.from({ length: sockets }, (_, n) => {
    const openedAt = performance.now();
    return new Promise<number>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => {
        socket.write(beginnings[n % beginnings.length] ?? '');
      });
      const dribble = setInterval(() => socket.write('a'), 1_000);
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.on('close', () => {
        clearInterval(dribble);
        resolve(performance.now() - openedAt);
      });
    });
  });
  const closing = { over: false };
  const all = Promise.all(openings).finally(() => {
    closing.over = true;
  });
  let slowest = 0;
  while (!closing.over) {
    const askedAt = performance.now();
    expect((await fetch(server.url)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - askedAt);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const longest = Math.max(...(await all));
  await server.kill('SIGTERM');
  place.remove();
  expect(longest).toBeLessThan(inTime);
  expect(slowest).toBeLessThan(2_000);
  console.log(
    `${sockets} slow sockets: the last closed after ${Math.round(longest)} ms, slowest page ${Math.round(slowest)} ms`,
  );
});
