import { expect, test } from 'vitest';
import { runFlood } from './run-flood.ts';

const short = { seconds: 4, connections: 20 } as const;

test('A client that rotates the networks of an IPv6 /48 stores only its budget, and visitors get through', async () => {
  const flood = await runFlood({ name: 'rotate', ...short });
  expect(Object.keys(flood.statuses).sort()).toEqual(['200', '429']);
  // 50 at once, one every six seconds, and the visitor's.
  expect(flood.stored).toBeGreaterThanOrEqual(51);
  expect(flood.stored).toBeLessThanOrEqual(51 + 10);
  expect(flood.real).toBe('mailed');
  expect(flood.reading.failed).toEqual([]);
});

test('Most of a flood from everywhere waits in quarantine, and a visitor is in the digest', async () => {
  const flood = await runFlood({ name: 'spread', ...short, seconds: 6 });
  expect(Object.keys(flood.statuses)).toEqual(['200']);
  // 100 an hour, and the refill during this test.
  expect(flood.stored - flood.quarantined).toBeLessThan(120);
  expect(flood.quarantined).toBeGreaterThan(0);
  expect(flood.real).toBe('in the digest');
  expect(flood.reading.failed).toEqual([]);
});
