import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { keysInMemory } from '../../testing/stores/test-limiter.ts';
import { createMarks, marksOfNetwork } from './client-marks.ts';
import { networkOf } from './client-network.ts';

const day = 24 * 60 * 60_000;

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('The network of %s is %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});

test('A mark tells a client from others for a day, and nobody what its address is', async () => {
  const clock = createManualClock();
  const mark = createMarks(keysInMemory(), clock);
  const first = await mark('192.0.2.7');
  expect(await mark('192.0.2.7')).toEqual(first);
  expect((await mark('192.0.2.8')).client).not.toBe(first.client);
  expect((await mark('192.0.2.8')).network).toBe(first.network);
  expect((await mark('192.0.3.7')).network).not.toBe(first.network);
  expect(JSON.stringify(first)).not.toContain('192');
  clock.advance(day);
  expect(await mark('192.0.2.7')).not.toEqual(first);
});

test('Only an IPv6 network has a budget of its own', async () => {
  const mark = createMarks(keysInMemory(), createManualClock());
  expect((await mark('192.0.2.7')).budgeted).toBe(false);
  expect((await mark('2001:db8:7:1::/64')).budgeted).toBe(true);
});

test('With the keys of its days a network is found again', async () => {
  const keys = [btoa('the key of one day'), btoa('the key of another day')];
  const marks = await marksOfNetwork('192.0.2.0/24', keys);
  const made = await createMarks(
    { keyOf: async () => keys[1] ?? '' },
    createManualClock(),
  )('192.0.2.7');
  expect(marks).toHaveLength(2);
  expect(marks[1]).toBe(made.network);
});

test('A key that could not be had is asked for again', async () => {
  let away = true;
  const keys = {
    keyOf: async (_: number, candidate: string) => {
      if (away) throw new Error('away');
      return candidate;
    },
  };
  const mark = createMarks(keys, createManualClock());
  await expect(mark('a')).rejects.toThrow('away');
  away = false;
  expect((await mark('a')).client).toMatch(/^[\w+/]{22}==$/);
});
