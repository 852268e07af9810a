import { expect, test } from 'vitest';
import { placeBalls } from './place-balls.ts';

// Section 9 of the specification.
const sizes = [160, 140, 120, 70, 90];
const width = 400;
const height = 500;
const padding = 20;

let state = 1;
/** Random numbers (Park and Miller) that are the same in each run. */
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

test('in 500 tries no two balls are closer than the padding, and none leaves the area', () => {
  let placedInAll = 0;
  for (let round = 1; round <= 500; round += 1) {
    const balls = placeBalls(sizes, random);
    placedInAll += balls.length;
    for (const [index, { size, left, top, index: number }] of balls.entries()) {
      expect(size, `try ${round}`).toBe(sizes[number]);
      const toEdge = Math.min(left, top, width - left - size, height - top - size);
      expect(toEdge, `try ${round}`).toBeGreaterThanOrEqual(padding);
      for (const other of balls.slice(index + 1)) {
        const across = left + size / 2 - (other.left + other.size / 2);
        const down = top + size / 2 - (other.top + other.size / 2);
        const gap = Math.hypot(across, down) - (size + other.size) / 2;
        expect(gap, `try ${round}`).toBeGreaterThanOrEqual(padding - 1e-9);
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
