import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeHttpServer, createHttpServer, drainConnections, listen } from './http-server.ts';

/** Asks twice on one connection, the second time when told; tells each answer. Runs in a thread of its own. */
const client = `
  const { Agent, get } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    get({ port: workerData, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => parentPort.postMessage(answer.statusCode));
    }).on('error', (error) => parentPort.postMessage(error.code));
  parentPort.on('message', ask);
  ask();
`;

function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('A request that comes while a stopping server stands still is answered', async () => {
  const server = createHttpServer((_, response) => response.end('Here.'), {});
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const thread = new Worker(client, { eval: true, workerData: port });
  expect(await once(thread, 'message')).toEqual([200]);

  const answer = once(thread, 'message');
  const stopped = drainConnections(server).then(() => closeHttpServer(server, 1_000));
  // From the end of a turn: the next one begins with the timers, and only then reads what has arrived.
  await nextTurn();
  thread.postMessage('again');
  standStill(1_500);
  expect(await answer).toEqual([200]);
  await stopped;
  await thread.terminate();
});
