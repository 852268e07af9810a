import { expect, test } from 'vitest';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { sendRequests } from '../../../testing/servers/send-requests.ts';
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
  const end = performance.now() + duration;
  let turn = 0;
  const sent = sendRequests(server.url, connections, () => {
    if (performance.now() > end) return undefined;
    const client = turn++ % connections;
    const address = `10.${client >> 8}.${client & 255}.1`;
    return {
      method: 'POST',
      path: functionPath,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(newEnquiry()),
    };
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
  const { statuses } = await sent;
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
