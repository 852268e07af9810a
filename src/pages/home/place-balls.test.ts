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
    for (const [index, one] of balls.entries()) {
      expect(one.size, `try ${round}`).toBe(sizes[one.index]);
      expect(one.left, `try ${round}`).toBeGreaterThanOrEqual(padding);
      expect(one.top, `try ${round}`).toBeGreaterThanOrEqual(padding);
      expect(one.left + one.size, `try ${round}`).toBeLessThanOrEqual(width - padding);
      expect(one.top + one.size, `try ${round}`).toBeLessThanOrEqual(height - padding);
      for (const other of balls.slice(index + 1)) {
        const distance = Math.hypot(
          one.left + one.size / 2 - (other.left + other.size / 2),
          one.top + one.size / 2 - (other.top + other.size / 2),
        );
        const least = one.size / 2 + other.size / 2 + padding;
        expect(distance, `try ${round}`).toBeGreaterThanOrEqual(least - 1e-9);
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
