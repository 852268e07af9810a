import { expect, test } from 'vitest';
import { lineEnd, restOf } from './spot.ts';

const table = { width: 390, height: 840, rail: 40 };

test.each([
  ['on the cloth', { x: 200, y: 300 }, { x: 200, y: 300 }],
  ['on the screen, under a rail', { x: 35, y: 300 }, { x: 35, y: 300 }],
  ['below the screen', { x: 200, y: 1200 }, { x: 200, y: 770 }],
  ['half below the screen', { x: 200, y: 830 }, { x: 200, y: 770 }],
  ['above it, after scrolling', { x: 200, y: -500 }, { x: 200, y: 70 }],
  ['beyond a corner', { x: 400, y: 900 }, { x: 320, y: 770 }],
])('A ball whose place is %s rests there, or where all of it is on the cloth', (_, spot, rest) => {
  expect(restOf({ ...spot, size: 60 }, table)).toEqual({ ...rest, size: 60 });
});

test.each([
  ['ends at the ring’s edge', { x: 0, y: 0, size: 26 }, { x: 300, y: 400, size: 100 }, [270, 360]],
  [
    'has no length inside the ring',
    { x: 300, y: 380, size: 26 },
    { x: 300, y: 400, size: 100 },
    [300, 380],
  ],
  [
    'has no length if the ball does not move',
    { x: 9, y: 9, size: 26 },
    { x: 9, y: 9, size: 26 },
    [9, 9],
  ],
])('The line of a shot %s', (_, from, to, [x, y]) => {
  const end = lineEnd(from, to);
  expect(end.x).toBeCloseTo(x ?? Number.NaN);
  expect(end.y).toBeCloseTo(y ?? Number.NaN);
});
