import { expect, test } from 'vitest';
import { drawing, rackPlaces } from './rack-places.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15])(
  'A rack of %i balls is whole: none overlaps another or leaves the drawing',
  (count) => {
    const { balls, cue, ghost, end } = rackPlaces(count);
    expect(balls).toHaveLength(count);
    expect(Math.hypot(end[0] - ghost[0], end[1] - ghost[1])).toBeCloseTo(ghost[2], -0.5);
    const lying = [...balls, cue, ghost];
    for (const [x, y, radius] of lying) {
      expect(Math.min(x, y, drawing.width - x, drawing.height - y)).toBeGreaterThanOrEqual(radius);
    }
    for (const [index, [x, y, radius]] of lying.entries()) {
      for (const [otherX, otherY, otherRadius] of lying.slice(index + 1)) {
        const gap = Math.hypot(x - otherX, y - otherY) - radius - otherRadius;
        // Places are whole units: balls that touch may seem to overlap by one.
        expect(gap).toBeGreaterThan(-1.5);
      }
    }
  },
);
