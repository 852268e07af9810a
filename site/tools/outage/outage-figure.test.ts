import { expect, test } from 'vitest';
import { type Outage, readOutage, resultOf } from './outage.ts';
import { outageFigure } from './outage-figure.ts';
import { diamonds, reachOf, scaleOf } from './scale.ts';

const outage: Outage = {
  weekday: 'Tuesday',
  minutes: 14 * 60,
  copyAge: 2,
  restore: 3,
  people: 12,
  hourCost: 60,
  possible: 25,
  rpo: 4,
  rto: 5,
};
const shapes = ['wide', 'narrow'] as const;
const hours = [0, 0.01, 0.5, 1, 4, 5.99, 6, 24, 100, 8760];

/** Outages with these hours in many combinations. */
const outages = hours.flatMap((copyAge, first) =>
  hours.map((rpo, second): Outage => {
    const at = (step: number) => hours[(first * step + second) % hours.length] ?? 0;
    return { ...outage, copyAge, rpo, restore: at(3), rto: at(7) };
  }),
);

type Shape = (typeof shapes)[number];

/** The balls of a drawing: RPO, last copy, failure, RTO, working again. */
function ballsOf(input: Outage, shape: Shape) {
  const balls = outageFigure(input).parts.flatMap((part) => ('ball' in part ? [part] : []));
  const [rpo, copy, failure, rto, again] = balls.map((ball) => {
    const place = ball[shape];
    if (!place) throw new Error(`${ball.ball} has no place in ${shape}`);
    return place;
  });
  if (!rpo || !copy || !failure || !rto || !again) throw new Error('a ball is missing');
  return { rpo, copy, failure, rto, again };
}

/** Where the first and the last diamond of each side are. */
const diamondsOf = (input: Outage, shape: Shape) =>
  outageFigure(input).parts.flatMap((part) =>
    'diamonds' in part
      ? [(part[shape] ?? '').split(' ').map((point) => Number.parseFloat(point))]
      : [],
  );

test('The scale is true for all hours: a ball lies at as many diamonds as its hours', () => {
  for (const input of outages) {
    const scale = scaleOf(input);
    for (const shape of shapes) {
      const { rpo, copy, rto, again } = ballsOf(input, shape);
      const [before = [], after = []] = diamondsOf(input, shape);
      const placeOf = ([first = 0, last = 0]: number[], at: number) =>
        first + ((last - first) * (at / scale.hours)) / diamonds;
      const what = `${JSON.stringify(input)} ${shape}`;
      expect(Math.abs(rpo[0] - placeOf(before, input.rpo)), what).toBeLessThan(0.2);
      expect(Math.abs(copy[0] - placeOf(before, input.copyAge)), what).toBeLessThan(0.2);
      expect(Math.abs(rto[0] - placeOf(after, input.rto)), what).toBeLessThan(0.2);
      expect(Math.abs(again[0] - placeOf(after, input.restore)), what).toBeLessThan(0.2);
    }
  }
});

test('No ball covers another, whatever the hours are', () => {
  for (const input of outages) {
    for (const shape of shapes) {
      const balls = Object.values(ballsOf(input, shape));
      for (const [index, [x, y, radius]] of balls.entries()) {
        for (const [otherX, otherY, otherRadius] of balls.slice(index + 1)) {
          const apart = Math.hypot(x - otherX, y - otherY) - radius - otherRadius;
          expect(apart, `${JSON.stringify(input)} ${shape}`).toBeGreaterThan(0);
        }
      }
    }
  }
});

test('All hours lie on the axis, with room to move the farthest ball out', () => {
  for (const input of outages) {
    const farthest = Math.max(input.copyAge, input.restore, input.rpo, input.rto);
    expect(reachOf(scaleOf(input))).toBeGreaterThan(farthest);
  }
});

test('Verdict, sentence and drawing agree to the hundredth of an hour', () => {
  const typed = {
    weekday: 'Tuesday',
    time: '14:00',
    copyAge: '4.004',
    restore: '3',
    people: '12',
    hourCost: '60',
    possible: '25',
    rpo: '4',
    rto: '2.99',
  };
  const values = new FormData();
  for (const [name, value] of Object.entries(typed)) values.set(name, value);
  const reading = readOutage(values);
  if (!reading.ok) throw new Error('it cannot be read');
  const { rpo, copy, rto, again } = ballsOf(reading.input, 'wide');
  expect(resultOf(reading.input)).toMatchObject({
    lost: { met: true, by: 0 },
    down: { met: false },
  });
  expect(copy[0]).toBe(rpo[0]);
  expect(again[0]).toBeGreaterThan(rto[0]);
  const words = outageFigure(reading.input).parts.flatMap((part) =>
    'title' in part ? [`${part.title} ${part.text}`] : [],
  );
  expect(words).toContain('RPO met exactly');
  expect(words).toContain('RTO missed by 0.01 hours');
});
