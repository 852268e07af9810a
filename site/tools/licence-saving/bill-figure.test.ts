import { expect, test } from 'vitest';
import { readDay } from '../calendar.ts';
import { billFigure } from './bill-figure.ts';
import { type Licences, savingOf } from './licences.ts';
import { diamonds, scaleOf } from './month-scale.ts';

const licences: Licences = {
  paid: 50,
  used: 38,
  price: 30,
  term: 'year',
  renewal: readDay('2027-07-01') ?? 0,
  change: 900,
};
const shapes = ['wide', 'narrow'] as const;
type Shape = (typeof shapes)[number];

/** Changes that are paid back at once, in each month of the first years, late, and never. */
const changes = [0, 1, 360, 900, 3960, 4320, 4321, 12_600, 12_960, 43_200, 43_201, 1_000_000];

function ballOf(input: Licences, ball: 'cue' | 'own', shape: Shape) {
  const part = billFigure(input).parts.find((one) => 'ball' in one && one.ball === ball);
  const at = part && 'ball' in part ? part[shape] : undefined;
  if (!at) throw new Error(`${ball} has no place`);
  return at;
}

/** Where the first and the last diamond are. */
function diamondsOf(input: Licences, shape: Shape) {
  const ends = billFigure(input).parts.flatMap((part) =>
    'diamonds' in part ? (part[shape] ?? '').split(' ').map(Number.parseFloat) : [],
  );
  return { first: ends[0] ?? Number.NaN, last: ends.at(-1) ?? Number.NaN };
}

test('The payback lies at as many diamonds as its months, whatever the change costs', () => {
  for (const change of changes) {
    const input = { ...licences, change };
    const { paidBack = 0 } = savingOf(input);
    for (const shape of shapes) {
      const { first, last } = diamondsOf(input, shape);
      const step = (last - first) / (diamonds - 1);
      const place = first + (paidBack / scaleOf(paidBack).months) * step;
      expect(Math.abs(ballOf(input, 'own', shape)[0] - place), `${change} ${shape}`).toBeLessThan(
        0.2,
      );
    }
  }
});

test('The payback lies on the table, and never on the renewal', () => {
  for (const change of changes) {
    for (const used of [0, 38, 50, 60]) {
      for (const shape of shapes) {
        const input = { ...licences, used, change };
        const [cue, own] = [ballOf(input, 'cue', shape), ballOf(input, 'own', shape)];
        const what = `${used} ${change} ${shape}`;
        expect(Math.hypot(own[0] - cue[0], own[1] - cue[1]), what).toBeGreaterThan(cue[2] + own[2]);
        expect(own[0] + own[2], what).toBeLessThan(shape === 'wide' ? 638 : 338);
      }
    }
  }
});

test('A shot is played only if the change is paid back', () => {
  const linesOf = (input: Licences) => billFigure(input).parts.filter((part) => 'line' in part);
  expect(linesOf(licences)).toHaveLength(2);
  expect(linesOf({ ...licences, used: 50 })).toEqual([]);
  expect(linesOf({ ...licences, change: 1_000_000 })).toEqual([]);
});

test('The bill ends after its rows: with nothing to cut, no saving and no cost are on it', () => {
  const rowsOf = (input: Licences) =>
    billFigure(input).parts.flatMap((part) =>
      'ink' in part && part.title !== undefined ? [part.title] : [],
    );
  expect(rowsOf(licences)).toEqual([
    'Each month',
    'Seats',
    'The bill',
    'Saved in 12 months',
    'Cost of the change',
  ]);
  expect(rowsOf({ ...licences, used: 50 })).toEqual(['Each month', 'Seats', 'The bill']);
});
