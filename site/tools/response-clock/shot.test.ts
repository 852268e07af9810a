import { expect, test } from 'vitest';
import { visibleShot } from './shot.ts';

/** Dark columns across all of the shot. */
const dark = (...columns: [number, number][]) => ({ columns, top: -50, bottom: 250 });

test('A shot is straight from edge to edge, and is not seen in the dark', () => {
  expect(visibleShot([0, 0, 7], [300, 400, 17], dark())).toEqual(['6,8 288,384']);
  expect(visibleShot([0, 0, 7], [300, 400, 17], dark([60, 90]))).toEqual([
    '6,8 60,80',
    '90,120 288,384',
  ]);
});

test('It is seen above and below the dark', () => {
  expect(visibleShot([0, 0, 7], [300, 400, 17], dark([60, 90], [180, 240], [240, 270]))).toEqual([
    '6,8 60,80',
    '90,120 180,240',
    '187.5,250 288,384',
  ]);
  expect(visibleShot([0, 400, 7], [300, 0, 17], dark([60, 240]))).toEqual([
    '6,392 112.5,250',
    '240,80 288,16',
  ]);
});

test('Nothing is left of it where balls and dark leave no room', () => {
  // A ball in the dark, one at its edge, and the other far away.
  expect(visibleShot([0, 0, 7], [300, 400, 17], dark([-5, 30]))).toEqual(['30,40 288,384']);
  expect(visibleShot([0, 0, 7], [300, 400, 17], dark([8, 30]))).toEqual(['30,40 288,384']);
  expect(visibleShot([0, 0, 7], [30, 40, 17], dark([5, 95]))).toEqual([]);
});
