import { expect, test } from 'vitest';
import { firstPlaces, type PlacedBall, placeBalls } from './place-balls.ts';

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

function expectApart(balls: readonly PlacedBall[], message: string): void {
  for (const [index, { size, left, top, index: number }] of balls.entries()) {
    expect(size, message).toBe(sizes[number]);
    const toEdge = Math.min(left, top, width - left - size, height - top - size);
    expect(toEdge, message).toBeGreaterThanOrEqual(padding);
    for (const other of balls.slice(index + 1)) {
      const across = left + size / 2 - (other.left + other.size / 2);
      const down = top + size / 2 - (other.top + other.size / 2);
      const gap = Math.hypot(across, down) - (size + other.size) / 2;
      expect(gap, message).toBeGreaterThanOrEqual(padding - 1e-9);
    }
  }
}

test('in 500 tries no two balls are closer than the padding, and none leaves the area', () => {
  let placedInAll = 0;
  for (let round = 1; round <= 500; round += 1) {
    const balls = placeBalls(sizes, random);
    placedInAll += balls.length;
    expectApart(balls, `try ${round}`);
  }
  // Nearly all balls find a place: a function that places none would pass the checks above.
  expect(placedInAll).toBeGreaterThan(500 * 4);
});

test('all five balls are rendered, as far apart as those that fall', () => {
  expect(firstPlaces).toHaveLength(sizes.length);
  expectApart(firstPlaces, 'first places');
});

test('a ball that finds no place is left out', () => {
  const always = () => 0.5;
  expect(placeBalls([160, 160], always)).toHaveLength(1);
});
