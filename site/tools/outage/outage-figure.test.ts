import { expect, test } from 'vitest';
import { service } from '../../../content/services/it/disaster-recovery-backups.ts';
import type { Outage } from './outage.ts';
import { outageFigure } from './outage-figure.ts';

const outage: Outage = { copyAge: 2, restore: 3, people: 12, hourCost: 60, rpo: 4, rto: 5 };
const placesOf = (changes: Partial<Outage>) =>
  outageFigure({ ...outage, ...changes }).marks.map(({ at, text }) => `${at} ${text}`);

test('Hours that fit the rail are drawn to scale, as on the figure of the page', () => {
  const { marks, scale } = outageFigure(outage);
  const gaps = (places: readonly { at: number }[]) =>
    places.slice(1).map(({ at }, index) => at - (places[index]?.at ?? 0));
  expect(scale).toBe(1);
  expect(gaps(marks)).toEqual(gaps(service.figure.marks));
  expect(outageFigure({ ...outage, copyAge: 0.5, restore: 0.75, rpo: 1, rto: 1.25 }).scale).toBe(
    0.25,
  );
});

test('Other hours are drawn in their order', () => {
  expect(outageFigure({ ...outage, restore: 72 }).scale).toBeUndefined();
  expect(placesOf({ copyAge: 24, restore: 72 })).toEqual([
    '2 Last copy',
    '4 Oldest copy you accept',
    '6 The system stops',
    '8 Latest return',
    '11 Working again',
  ]);
});

test('A target that is just met lies outside, and nothing hides the failure', () => {
  const inside = [
    '2 Oldest copy you accept',
    '4 Last copy',
    '6 The system stops',
    '8 Working again',
    '10 Latest return',
  ];
  expect(placesOf({ copyAge: 0, restore: 0, rpo: 0, rto: 0 })).toEqual(inside);
  expect(placesOf({ copyAge: 4, restore: 5 }).map((place) => place.replace(/^\d+ /, ''))).toEqual(
    inside.map((place) => place.replace(/^\d+ /, '')),
  );
});

test('All marks stay two diamonds apart on the rail', () => {
  const hours = [0, 0.01, 1, 7.5, 8760];
  for (const copyAge of hours) {
    for (const rto of hours) {
      const places = outageFigure({ ...outage, copyAge, rto }).marks.map(({ at }) => at);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...places)).toBeLessThanOrEqual(11);
      const gaps = places.slice(1).map((at, index) => at - (places[index] ?? 0));
      expect(Math.min(...gaps), String(places)).toBeGreaterThanOrEqual(2);
    }
  }
});
