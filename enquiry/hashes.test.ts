import { expect, test } from 'vitest';
import { hashClient } from './hashes.ts';

const monday = new Date('2026-11-30T12:00:00Z');
const client = '203.0.113.7';

test('the code of an address does not hold it, and only the secret finds it again', async () => {
  const { client: code } = await hashClient(client, 'secret', monday);
  expect(code).toMatch(/^[\w+/]{43}=$/);
  expect(atob(code)).not.toContain(client);
  expect((await hashClient(client, 'secret', monday)).client).toBe(code);
  expect((await hashClient(client, 'another', monday)).client).not.toBe(code);
  expect((await hashClient('203.0.113.8', 'secret', monday)).client).not.toBe(code);
});

test('on another day an address has another code', async () => {
  const tuesday = new Date('2026-12-01T00:00:00Z');
  const codes = [monday, tuesday].map(
    async (day) => (await hashClient(client, 'secret', day)).client,
  );
  expect(new Set(await Promise.all(codes)).size).toBe(2);
});
