import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { makePlace, post, until } from '../../../testing/servers/server-process.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

/**
 * A proxy between website and database. Once armed, it forwards the commit of the next enquiry, but
 * closes the connection instead of forwarding the answer.
 */
async function startCutter(databasePort: number) {
  const state = { armed: false };
  const sockets = new Set<Socket>();
  const server = createServer((website) => {
    const database = connect(databasePort, '127.0.0.1');
    let storing = false;
    let cut = false;
    for (const socket of [website, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        website.destroy();
        database.destroy();
      });
    }
    website.on('data', (chunk) => {
      const words = chunk.toString('latin1');
      storing ||= state.armed && words.includes('INSERT INTO enquiry');
      cut ||= storing && words.includes('COMMIT');
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (cut) {
        state.armed = false;
        website.destroy();
      } else {
        website.write(chunk);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    state,
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('An enquiry whose commit got no answer is found again by its repeat', async () => {
  const place = makePlace();
  const database = await startPostgres();
  const cutter = await startCutter(Number(new URL(database.url).port));
  const url = new URL(database.url);
  url.port = String(cutter.port);
  const server = await place.start({
    DATABASE_URL: url.href,
  });
  for (const headers of [{ 'idempotency-key': crypto.randomUUID() }, {}]) {
    const enquiry = newEnquiry();
    cutter.state.armed = true;
    expect(await post(server.url, enquiry, headers)).toEqual({ status: 503 });
    await until(async () => !cutter.state.armed, 20_000);
    const stored = await database.query('SELECT reference FROM enquiry ORDER BY id DESC LIMIT 1');
    const again = await post(server.url, enquiry, headers);
    expect(again).toEqual({ status: 200, reference: stored[0]?.reference });
  }
  expect(await database.query('SELECT reference FROM enquiry')).toHaveLength(2);
  await server.kill('SIGTERM');
  cutter.close();
  await database.stop();
  place.remove();
});
