import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFunction } from '../../testing/contracts/function-contract.ts';
import {
  postEndlessly,
  startTestServer,
  type TestServer,
} from '../../testing/servers/test-server.ts';

describeFunction('Node', () => startTestServer({ ALLOWED_ORIGINS: 'https://friend.example' }));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// Only on this host: Deno's server reads the rest of a refused body and discards it.
test('A body that is too large is not read to its end', async () => {
  const { answer, sent } = await postEndlessly(server.url);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(5_000);
});
