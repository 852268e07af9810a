import { expect, test } from 'vitest';
import { countTo, hoursIn, scale } from './scale.ts';

test('a value has its place between the ends of an axis, and beyond them', () => {
  const place = scale([0, 4], [40, 480]);
  expect([0, 1, 4, 5, -1].map(place)).toEqual([40, 150, 480, 590, -70]);
});

test('an axis may run the other way, as one of amounts does from the lower edge', () => {
  const place = scale([10, 20], [300, 100]);
  expect([10, 15, 20].map(place)).toEqual([300, 200, 100]);
});

test('times of a day are hours', () => {
  expect(['00:00', '12:40', '23:45'].map((time) => hoursIn(time).toFixed(2))).toEqual([
    '0.00',
    '12.67',
    '23.75',
  ]);
});

test('there are as many numbers as things to draw', () => {
  expect(countTo(3)).toEqual([0, 1, 2]);
});
