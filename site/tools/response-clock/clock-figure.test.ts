import { expect, test } from 'vitest';
import { clockFigure } from './clock-figure.ts';
import type { Ticket } from './ticket.ts';

const friday: Ticket = { priority: 'P1', weekday: 'Friday', minutes: 16 * 60 + 45 };
const day = 100 / 2.24;

test('The line stops at closing time, and goes on after the dark weekend', () => {
  const { closed, lanes, limit } = clockFigure(friday);
  const [, starts, again] = lanes;
  const monday = 100 - day;
  expect(closed).toEqual([[expect.closeTo(day, 1), expect.closeTo(monday, 1)]]);
  expect(limit).toBeCloseTo((8.25 / 9) * day, 0);
  expect(starts?.runs).toHaveLength(1);
  expect(starts?.marks[0]?.at).toBeCloseTo((8.75 / 9) * day, 0);
  expect(again?.runs).toEqual([
    { from: limit, to: expect.closeTo(day, 1) },
    { from: expect.closeTo(monday, 1), to: again?.marks[0]?.at },
  ]);
  expect(again?.marks[0]?.at).toBeCloseTo(monday + (3.25 / 9) * day, 0);
});

test('A ticket raised on a day off is drawn in the dark until Monday', () => {
  const { closed, lanes, limit, axis } = clockFigure({ ...friday, weekday: 'Saturday' });
  expect(closed).toHaveLength(1);
  expect(limit).toBe((closed[0]?.[1] ?? 0) / 2);
  expect(lanes[1]?.runs?.[0]?.from).toBe(closed[0]?.[1]);
  expect(axis[0]?.name).toBe('Mon');
  expect(lanes.map(({ values }) => values[1]?.value)).toEqual([
    'Sat 4:45PM',
    'Mon 9:00AM',
    'Mon 12:30PM',
  ]);
});

test('A diamond is three hours, and on long axes a working day', () => {
  expect(clockFigure(friday).axis).toHaveLength(6);
  const { axis } = clockFigure({ ...friday, priority: 'P4' });
  expect(axis.map(({ name }) => name).join(' ')).toBe('F M T W T F');
});

test.each([
  ['at opening', 510],
  ['in the last minute', 1049],
  ['at closing', 1050],
  ['at midnight', 0],
])('A ticket raised %s has all its marks and lines on the axis, in order', (_when, minutes) => {
  for (const priority of ['P1', 'P2', 'P3', 'P4'] as const) {
    const { lanes, limit } = clockFigure({ priority, weekday: 'Tuesday', minutes });
    const [, ...places] = lanes.map(({ marks }) => marks[0]?.at ?? Number.NaN);
    expect([0, limit, ...places, 100]).toEqual([0, limit, ...places, 100].sort((a, b) => a - b));
    for (const { runs, marks } of lanes.slice(1)) expect(runs?.at(-1)?.to).toBe(marks[0]?.at);
  }
});
