import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createRoom } from './room.ts';

const megabyte = 1024 ** 2;

const unsuspicious = { quarantined: false, points: 0 };
const heldBack = { quarantined: true, points: 0 };

/** A store that says it holds so much, on a disk with so much free. */
function roomWith(size: { accepted: number; quarantined: number }, free?: number, factor = 1) {
  const clock = createManualClock();
  const asked: number[] = [];
  const disk = { free: 0, total: 100_000 * megabyte };
  const room = createRoom({
    clock,
    factor,
    diskSpace: free === undefined ? undefined : async () => ({ ...disk, free }),
    records: {
      async size(since) {
        asked.push(clock.now() - since);
        return { ...size };
      },
    },
  });
  return { room, clock, asked };
}

test('A store takes 10,000 enquiries a day, and counts between two looks by itself', async () => {
  const { room, clock, asked } = roomWith({ accepted: 9_998, quarantined: 0 });
  const taken = [
    await room.take(unsuspicious),
    await room.take(unsuspicious),
    await room.take(unsuspicious),
  ];
  expect(taken).toEqual([undefined, undefined, 'day']);
  expect(asked).toEqual([24 * 60 * 60_000]);
  clock.advance(5_000);
  expect(await room.take(unsuspicious)).toBeUndefined();
});

test('The last 2,000 of a day are for enquiries without a sign of spam, even in a flood', async () => {
  const { room } = roomWith({ accepted: 7_999, quarantined: 0 });
  const suspicious = { quarantined: true, points: 1 };
  expect(await room.take(suspicious)).toBeUndefined();
  expect(await room.take(suspicious)).toBe('day');
  expect(await room.take(heldBack)).toBeUndefined();
});

test('A full quarantine refuses only what would be quarantined', async () => {
  const { room } = roomWith({ accepted: 0, quarantined: 19_999 });
  expect(await room.take(heldBack)).toBeUndefined();
  expect(await room.take(heldBack)).toBe('quarantine');
  expect(await room.take(unsuspicious)).toBeUndefined();
});

test('A disk that is nearly full takes nothing; a small one may be used further', async () => {
  const nothing = { accepted: 0, quarantined: 0 };
  expect(await roomWith(nothing, 255 * megabyte).room.take(unsuspicious)).toBe('disk');
  expect(await roomWith(nothing, 257 * megabyte).room.take(unsuspicious)).toBeUndefined();
  const clock = createManualClock();
  const small = createRoom({
    clock,
    factor: 1,
    diskSpace: async () => ({ free: megabyte, total: 4 * megabyte }),
    records: { size: async () => nothing },
  });
  expect(await small.take(unsuspicious)).toBeUndefined();
});

test('RATE_LIMIT_PER_MINUTE raises what a day may bring, and never lowers it', async () => {
  const full = { accepted: 10_000, quarantined: 0 };
  expect(await roomWith(full, undefined, 10).room.take(unsuspicious)).toBeUndefined();
  const nearly = { accepted: 9_999, quarantined: 0 };
  expect(await roomWith(nearly, undefined, 0.1).room.take(unsuspicious)).toBeUndefined();
});

test('A store that could not be measured is measured again', async () => {
  let away = true;
  const room = createRoom({
    clock: createManualClock(),
    factor: 1,
    diskSpace: undefined,
    records: {
      async size() {
        if (away) throw new Error('away');
        return { accepted: 0, quarantined: 0 };
      },
    },
  });
  await expect(room.take(unsuspicious)).rejects.toThrow('away');
  away = false;
  expect(await room.take(unsuspicious)).toBeUndefined();
});
