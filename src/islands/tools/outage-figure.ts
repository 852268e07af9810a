import type { Drawing, TablePart } from '../../../content/types/figure.ts';
import { tenths } from '../../figures/layout.ts';
import { type LimitCheck, type Outage, resultOf } from './outage.ts';
import { hoursInWords, money, paidInWords } from './outage-words.ts';

/**
 * A time line on a rail across the cloth: its diamonds count from the failure in the middle, and limits and balls hang under
 * their hours. `unit` is the distance of two diamonds; the result's balls are at `row`, its words at `column`, and names keep
 * `end` from the edge.
 */
const places = {
  wide: { middle: 333, unit: 46, names: 258, rail: 294, ball: 328, row: 392, column: 293, end: 44 },
  narrow: {
    middle: 175,
    unit: 24,
    names: 244,
    rail: 276,
    ball: 310,
    row: 364,
    column: 155,
    end: 30,
  },
} as const;

type Places = (typeof places)[keyof typeof places];

const both = <Place>(place: (at: Places) => Place) => ({
  wide: place(places.wide),
  narrow: place(places.narrow),
});

const radius = 16;

/** Diamonds on each side of the failure. */
const diamonds = 6;

/** Hours for which a diamond may stand. */
const scales = [0.25, 0.5, 1, 2, 4, 12, 24, 48, 168, 336, 672, 1680];

/** Hours for which a diamond stands: the smallest scale with room for all values. */
export function scaleOf({ copyAge, restore, rpo, rto }: Outage): number {
  const farthest = Math.max(copyAge, restore, rpo, rto);
  return scales.find((hours) => hours * diamonds > farthest) ?? 1680;
}

/** The last copy, the failure, the first work after it, and the agreed limits. */
export function outageFigure(outage: Outage): Drawing {
  const { lost, down, total } = resultOf(outage);
  const scale = scaleOf(outage);
  return {
    height: { wide: 480, narrow: 436 },
    head: { kicker: 'This outage costs up to', answer: money(total), line: paidInWords(outage) },
    parts: [
      { as: 'rail', box: [610, 22], wide: [28, places.wide.rail - 11] },
      { as: 'rail', box: [326, 22], narrow: [12, places.narrow.rail - 11] },
      {
        title: 'Failure',
        scale: true,
        align: 'middle',
        ...both((at) => [at.middle, at.names] as const),
      },
      {
        diamonds: 2 * diamonds + 1,
        ...both(({ middle, unit, rail }) =>
          [-1, 1].map((side) => `${middle + side * diamonds * unit},${rail}`).join(' '),
        ),
      },
      ...partsOf(-1, lost, scale),
      ...partsOf(1, down, scale),
      { ball: 'danger', ...both((at) => [at.middle, at.ball, 21] as const) },
    ],
  };
}

/** Before the failure (-1) or after it. */
type Side = -1 | 1;

const words = {
  [-1]: { limit: 'RPO', name: 'Last copy', result: 'Work lost' },
  1: { limit: 'RTO', name: 'Working again', result: 'Time down' },
} as const;

/** One side of the failure: the limit as a string, the actual hours as a ball, and their difference. */
function partsOf(side: Side, check: LimitCheck, scale: number): TablePart[] {
  const { limit, name, result } = words[side];
  const limitName = `Limit ${onCloth(check.limit).replace(/ hours?/, ' h')}`;
  const xOf = (hours: number, { middle, unit }: Places) =>
    tenths(middle + (side * hours * unit) / scale);
  /** The ball's x. Near 0 hours, the balls of both sides are side by side and do not overlap. */
  const actual = (at: Places) =>
    side * Math.max(side * xOf(check.hours, at), side * at.middle + radius + 1);
  return [
    {
      title: limitName,
      scale: true,
      align: 'middle',
      ...both((at) => [middleIn(limitName, xOf(check.limit, at), side, at, 34), at.names] as const),
    },
    {
      stroke: 'limit',
      ...both((at) => {
        const x = xOf(check.limit, at);
        return `${x},${at.rail + 11} ${x},${at.row + 4}`;
      }),
    },
    { stroke: 'played', ...both((at) => `${at.middle},${at.ball} ${actual(at)},${at.row}`) },
    { ball: side < 0 ? 'cue' : 'own', ...both((at) => [actual(at), at.row, radius] as const) },
    {
      title: name,
      align: 'middle',
      verticalAlign: 'top',
      ...both((at) => [middleIn(name, actual(at), side, at, 6), at.row + radius + 13] as const),
    },
    {
      title: result,
      value: onCloth(check.hours),
      text: `Limit (${limit}) ${check.isMet ? 'met' : 'missed'}`,
      verticalAlign: 'top',
      ...(side < 0 && { align: 'end' }),
      wide: [columnOf(side, places.wide), 166],
      narrow: [columnOf(side, places.narrow), 148, 18],
    },
  ];
}

const columnOf = (side: Side, { middle, column }: Places) => middle + side * (middle - column);

/** The x of a label's middle, at least `gap` from the failure, on its side and on the table. */
function middleIn(text: string, x: number, side: Side, { middle, end }: Places, gap: number) {
  const half = (text.length * character) / 2;
  const distance = Math.min(side * (x - middle), middle - end - half);
  return Math.round(middle + side * Math.max(distance, gap + half));
}

/** At most three digits fit. */
const onCloth = (hours: number) =>
  hours < 1000 ? hoursInWords(Number(hours.toPrecision(3))) : `${Math.round(hours / 24)} days`;

/** Greatest width of a character. */
const character = 8.4;
