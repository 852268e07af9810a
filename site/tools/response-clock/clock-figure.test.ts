import { expect, test } from 'vitest';
import type { Drawing } from '../../../content/model/figures/table.ts';
import { responseTargets } from '../../../content/tools/response-targets.ts';
import { ticketDays } from '../../../testing/inputs/ticket-days.ts';
import { clockFigure } from './clock-figure.ts';
import { lastPocket } from './clock-places.ts';
import type { Ticket } from './ticket.ts';

const friday: Ticket = { priority: 'P1', date: '2027-03-05', minutes: 16 * 60 + 45 };
const shapes = ['wide', 'narrow'] as const;
type Shape = (typeof shapes)[number];

const wordsOf = (ticket: Ticket) =>
  clockFigure(ticket).parts.flatMap((part) =>
    'align' in part || 'answer' in part
      ? [[part.title, part.answer, part.text].filter(Boolean).join(' ')]
      : [],
  );

function xOf({ parts }: Drawing, ball: 'cue' | 'own', shape: Shape): number {
  const part = parts.find((one) => 'ball' in one && one.ball === ball);
  const x = part && 'ball' in part ? part[shape]?.[0] : undefined;
  if (x === undefined) throw new Error(`${ball} has no place`);
  return x;
}

const linesOf = ({ parts }: Drawing, shape: Shape) =>
  parts.flatMap((part) => ('line' in part && part[shape] ? [part[shape]] : []));

test('The cloth says when to call, when we start, what is closed and when you work again', () => {
  expect(wordsOf(friday).slice(0, 5)).toEqual([
    'You call Fri 4:45PM',
    'We start by Fri 5:15PM',
    'Closed until Mon 8:30AM',
    'You work again within 4 staffed hours',
    'Mon 11:45AM 8 March: the clock stops while we are closed',
  ]);
});

test('A ticket that is solved on its day waits for nothing', () => {
  const words = wordsOf({ ...friday, date: '2027-03-08', minutes: 9 * 60 });
  expect(words).toContain('Mon 1:00PM 8 March');
  expect(words.join()).not.toMatch(/closed/i);
});

test('A ticket over a holiday says which it is, or how many', () => {
  expect(wordsOf({ ...friday, date: '2027-03-25' })).toContain(
    'Tue 11:45AM 30 March: closed on Good Friday and Easter Monday',
  );
  expect(wordsOf({ ...friday, date: '2026-12-23', priority: 'P4' })).toContain(
    'Mon 4:45PM 4 January: closed on 3 public holidays',
  );
});

test('In staffed time the scale is true: half an hour is as long before the dark as after it', () => {
  for (const shape of shapes) {
    const figure = clockFigure(friday);
    const ticks = figure.parts.flatMap((part) =>
      'diamonds' in part && part[shape] ? [Number.parseFloat(part[shape])] : [],
    );
    const steps = ticks.slice(1).map((x, index) => x - (ticks[index] ?? 0));
    const [step = 0, ...others] = steps.filter((width) => width < Math.max(...steps));
    for (const other of others) expect(other).toBeCloseTo(step, 0);
    // From 4:45 to 5:15.
    expect(xOf(figure, 'own', shape) - xOf(figure, 'cue', shape)).toBeCloseTo(step, 0);
    // The pocket is at 11:45AM, in the middle between two diamonds.
    const [pocket] = lastPocket(shape);
    expect(((pocket - (ticks.at(-1) ?? 0)) / step) % 1).toBeCloseTo(0.5, 1);
  }
});

test('Whenever the call comes, the shot goes from cue to ball to pocket, to the right', () => {
  for (const { priority } of responseTargets) {
    for (const date of ticketDays) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 61) {
        const figure = clockFigure({ priority, date, minutes });
        for (const shape of shapes) {
          const what = `${priority} ${date} ${minutes} ${shape}`;
          const [pocket] = lastPocket(shape);
          const [cue, own] = [xOf(figure, 'cue', shape), xOf(figure, 'own', shape)];
          expect(own, what).toBeGreaterThan(cue);
          expect(pocket, what).toBeGreaterThan(own);
          const xs = linesOf(figure, shape).flatMap((line) =>
            line.split(' ').map((point) => Number.parseFloat(point)),
          );
          expect(xs, what).toEqual(xs.toSorted((one, other) => one - other));
          expect(xs.at(-1), what).toBeGreaterThan(pocket - 30);
        }
      }
    }
  }
});
