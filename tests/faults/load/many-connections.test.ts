import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { makePlace } from '../../../testing/servers/server-process.ts';
import { sized } from '../../../testing/sized.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

/** How many connections for how many milliseconds, and the fewest enquiries that must be accepted. */
const { connections, duration, accepted } = sized({
  short: { connections: 200, duration: 3_000, accepted: 100 },
  full: { connections: 500, duration: 60_000, accepted: 1_000 },
});

test(`With ${connections} connections for ${duration / 1_000} s there is only 200, 429 and 503, and pages are answered`, async () => {
  const place = makePlace();
  const server = await place.start({
    RATE_LIMIT_PER_MINUTE: '10',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number | string, number>();
  const end = performance.now() + duration;
  const visitors = Array.from({ length: connections }, async (_, n) => {
    while (performance.now() < end) {
      const status = await post(`${server.url}${functionPath}`, agent, `10.${n >> 8}.${n & 255}.1`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  let slowest = 0;
  let pages = 0;
  while (performance.now() < end) {
    const askedAt = performance.now();
    expect((await fetch(server.url)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - askedAt);
    pages += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await Promise.all(visitors);
  agent.destroy();
  await server.kill('SIGTERM');
  place.remove();
  console.log(
    `${connections} connections: ${JSON.stringify([...statuses])}, ${pages} pages, slowest ${Math.round(slowest)} ms`,
  );
  expect(
    [...statuses.keys()].filter((status) => ![200, 429, 503].includes(Number(status))),
  ).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(accepted);
  expect(slowest).toBeLessThan(5_000);
});

function post(url: string, agent: Agent, client: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
    const sending = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 'none'));
      answer.on('error', (error) => resolve(error.message));
    });
    sending.on('error', (error) => resolve(error.message));
    sending.end(JSON.stringify(newEnquiry()));
  });
}
