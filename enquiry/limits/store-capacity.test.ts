import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createStoreCapacity } from './store-capacity.ts';

const megabyte = 1024 ** 2;

const unsuspicious = { quarantined: false, points: 0 };
const heldBack = { quarantined: true, points: 0 };

/** A store that says it holds so much, on a disk with so much free. */
function capacityWith(
  size: { accepted: number; quarantined: number },
  free?: number,
  rateLimitFactor = 1,
) {
  const clock = createManualClock();
  const asked: number[] = [];
  const disk = { free: 0, total: 100_000 * megabyte };
  const capacity = createStoreCapacity({
    clock,
    rateLimitFactor,
    diskSpace: free === undefined ? undefined : async () => ({ ...disk, free }),
    records: {
      async size(since) {
        asked.push(clock.now() - since);
        return { ...size };
      },
    },
  });
  return { capacity, clock, asked };
}

test('A store takes 10,000 enquiries a day, and counts by itself between two queries', async () => {
  const { capacity, clock, asked } = capacityWith({ accepted: 9_998, quarantined: 0 });
  const taken = [
    await capacity.reserve(unsuspicious),
    await capacity.reserve(unsuspicious),
    await capacity.reserve(unsuspicious),
  ];
  expect(taken).toEqual([undefined, undefined, 'day']);
  expect(asked).toEqual([24 * 60 * 60_000]);
  clock.advance(5_000);
  expect(await capacity.reserve(unsuspicious)).toBeUndefined();
});

test('The last 2,000 of a day are for enquiries without a sign of spam, even in a flood', async () => {
  const { capacity } = capacityWith({ accepted: 7_999, quarantined: 0 });
  const suspicious = { quarantined: true, points: 1 };
  expect(await capacity.reserve(suspicious)).toBeUndefined();
  expect(await capacity.reserve(suspicious)).toBe('day');
  expect(await capacity.reserve(heldBack)).toBeUndefined();
});

test('A full quarantine refuses only what would be quarantined', async () => {
  const { capacity } = capacityWith({ accepted: 0, quarantined: 19_999 });
  expect(await capacity.reserve(heldBack)).toBeUndefined();
  expect(await capacity.reserve(heldBack)).toBe('quarantine');
  expect(await capacity.reserve(unsuspicious)).toBeUndefined();
});

test('A disk that is nearly full takes nothing; a small one may be used further', async () => {
  const nothing = { accepted: 0, quarantined: 0 };
  expect(await capacityWith(nothing, 255 * megabyte).capacity.reserve(unsuspicious)).toBe('disk');
  expect(
    await capacityWith(nothing, 257 * megabyte).capacity.reserve(unsuspicious),
  ).toBeUndefined();
  const clock = createManualClock();
  const small = createStoreCapacity({
    clock,
    rateLimitFactor: 1,
    diskSpace: async () => ({ free: megabyte, total: 4 * megabyte }),
    records: { size: async () => nothing },
  });
  expect(await small.reserve(unsuspicious)).toBeUndefined();
});

test('RATE_LIMIT_PER_MINUTE raises what a day may bring, and never lowers it', async () => {
  const full = { accepted: 10_000, quarantined: 0 };
  expect(await capacityWith(full, undefined, 10).capacity.reserve(unsuspicious)).toBeUndefined();
  const nearly = { accepted: 9_999, quarantined: 0 };
  expect(await capacityWith(nearly, undefined, 0.1).capacity.reserve(unsuspicious)).toBeUndefined();
});

test('A store that could not be measured is measured again', async () => {
  let away = true;
  const capacity = createStoreCapacity({
    clock: createManualClock(),
    rateLimitFactor: 1,
    diskSpace: undefined,
    records: {
      async size() {
        if (away) throw new Error('away');
        return { accepted: 0, quarantined: 0 };
      },
    },
  });
  await expect(capacity.reserve(unsuspicious)).rejects.toThrow('away');
  away = false;
  expect(await capacity.reserve(unsuspicious)).toBeUndefined();
});
