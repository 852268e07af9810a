import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePlace } from '../../../testing/servers/server-process.ts';

/** As many as this system lets wait, but no more than a flood opens at once. */
const visitors = Math.min(1_000, Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')));

/** Milliseconds, more than enough to connect; a connection that is not taken is tried again after 1 s. */
const enough = 10_000;

test(`${visitors} visitors who come while the server is busy are all connected, and answered afterwards`, async () => {
  const place = makePlace();
  const server = await place.start();
  const port = Number(new URL(server.url).port);
  server.child.kill('SIGSTOP');
  let connected = 0;
  const statusLines = Array.from({ length: visitors }, () => {
    return new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        connected += 1;
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', (error) => resolve(error.message));
      socket.on('close', () => resolve(text.slice(0, text.indexOf('\r\n'))));
    });
  });
  const end = performance.now() + enough;
  while (connected < visitors && performance.now() < end) await pause(25);
  const connectedWhileBusy = connected;
  server.child.kill('SIGCONT');
  const answers = await Promise.all(statusLines);
  await server.kill('SIGTERM');
  place.remove();
  expect(connectedWhileBusy).toBe(visitors);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
});
