import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { keysInMemory } from '../../testing/stores/test-limiter.ts';
import { createClientHashes, hashesOfNetwork } from './client-hashes.ts';
import { hasBudget, networkOf } from './client-network.ts';

const day = 24 * 60 * 60_000;

test.each([
  ['192.0.2.7', '192.0.2.0/24', false],
  ['2001:db8:7:1::/64', '2001:db8:7::/48', true],
  ['0:0:0:0::/64', '0:0:0::/48', true],
  ['unknown', 'unknown', false],
])('The network of %s is %s; it has a budget of its own: %s', (client, network, budget) => {
  expect(networkOf(client)).toBe(network);
  expect(hasBudget(network)).toBe(budget);
});

test('A hash tells a client from others for a day, and nobody learns its address from it', async () => {
  const clock = createManualClock();
  const hash = createClientHashes(keysInMemory(), clock);
  const first = await hash('192.0.2.7');
  expect(await hash('192.0.2.7')).toEqual(first);
  expect((await hash('192.0.2.8')).client).not.toBe(first.client);
  expect((await hash('192.0.2.8')).network).toBe(first.network);
  expect((await hash('192.0.3.7')).network).not.toBe(first.network);
  expect(JSON.stringify(first)).not.toContain('192.0');
  clock.advance(day);
  expect(await hash('192.0.2.7')).not.toEqual(first);
});

test('With the keys of its days a network is found again', async () => {
  const keys = [btoa('the key of one day'), btoa('the key of another day')];
  const hashes = await hashesOfNetwork('192.0.2.0/24', keys);
  const made = await createClientHashes(
    { keyOf: async () => keys[1] ?? '' },
    createManualClock(),
  )('192.0.2.7');
  expect(hashes).toHaveLength(2);
  expect(hashes[1]).toBe(made.network);
});

test('A key that could not be had is asked for again', async () => {
  let away = true;
  const keys = {
    keyOf: async (_: string, _day: number, candidate: string) => {
      if (away) throw new Error('away');
      return candidate;
    },
  };
  const hash = createClientHashes(keys, createManualClock());
  await expect(hash('a')).rejects.toThrow('away');
  away = false;
  expect((await hash('a')).client).toMatch(/^[\w+/]{22}==$/);
});
