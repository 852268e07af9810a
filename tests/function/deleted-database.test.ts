import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { until } from '../../testing/servers/server-process.ts';
import { startTestServer } from '../../testing/servers/test-server.ts';
import { expectRefusal, newClient, newEnquiry, referenceOf } from '../../testing/test-enquiries.ts';

test('While its database file is missing the website is not ready and accepts no enquiry, but serves pages', async () => {
  const server = await startTestServer();
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  renameSync(server.database, `${server.database}.elsewhere`);
  await expectRefusal(await server.post(newEnquiry(), newClient()), 503, 'unavailable');
  await until(async () => (await ready()) === 503, 10_000);
  expect((await fetch(server.url)).status).toBe(200);
  renameSync(`${server.database}.elsewhere`, server.database);
  await referenceOf(await server.post(newEnquiry(), newClient()));
  await until(async () => (await ready()) === 200, 10_000);
  await server.stop();
});
