import { expect, test } from 'vitest';
import { placeBalls } from './place-balls.ts';

// Section 9 of the specification.
const sizes = [160, 140, 120, 70, 90];
const width = 400;
const height = 500;
const padding = 20;

/** A seeded generator (mulberry32), so that a failing seed can be repeated. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('over 500 seeds no two balls are closer than the padding, and none leaves the area', () => {
  let placedInAll = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const balls = placeBalls(sizes, seeded(seed));
    placedInAll += balls.length;
    for (const [index, one] of balls.entries()) {
      expect(one.size, `seed ${seed}`).toBe(sizes[one.index]);
      expect(one.left, `seed ${seed}`).toBeGreaterThanOrEqual(padding);
      expect(one.top, `seed ${seed}`).toBeGreaterThanOrEqual(padding);
      expect(one.left + one.size, `seed ${seed}`).toBeLessThanOrEqual(width - padding);
      expect(one.top + one.size, `seed ${seed}`).toBeLessThanOrEqual(height - padding);
      for (const other of balls.slice(index + 1)) {
        const distance = Math.hypot(
          one.left + one.size / 2 - (other.left + other.size / 2),
          one.top + one.size / 2 - (other.top + other.size / 2),
        );
        const least = one.size / 2 + other.size / 2 + padding;
        expect(distance, `seed ${seed}`).toBeGreaterThanOrEqual(least - 1e-9);
      }
    }
  }
  // Nearly all balls find a place: a function that places none would pass the checks above.
  expect(placedInAll).toBeGreaterThan(500 * 4);
});

test('a ball that finds no place is left out', () => {
  const always = () => 0.5;
  expect(placeBalls([160, 160], always)).toHaveLength(1);
});
