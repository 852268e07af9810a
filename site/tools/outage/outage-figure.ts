import type { Drawing, TableBall, TablePart } from '../../../content/model/figures/table.ts';
import { clockTime } from '../../../content/model/hours/wall-clock.ts';
import { type ShapeName, tenths } from '../../figures/shape.ts';
import { inBoth } from '../in-both.ts';
import { labelMiddle } from '../label-middle.ts';
import { money } from '../money.ts';
import { type Against, type Outage, resultOf } from './outage.ts';
import { diamonds, reachOf, type Scale, scaleOf } from './scale.ts';
import { hoursOnCloth, verdictInWords, workInWords } from './words.ts';

/**
 * Where things lie in each shape; `sheet.css` has the same places for the inputs. Time runs along the rail, from
 * the failure in the middle: on both sides its hours begin with the diamond at `zero`, and `length` is the whole scale. Targets have a row
 * of their own, and so has what happened, so that no hours can make anything cover anything else.
 */
const places = {
  wide: {
    middle: 333,
    zero: 40,
    length: 234,
    edge: 40,
    rail: 14,
    target: 100,
    actual: 212,
    ball: 16,
    eight: 34,
    answer: 284,
  },
  narrow: {
    middle: 175,
    zero: 38,
    length: 102,
    edge: 21,
    rail: 15,
    target: 104,
    actual: 264,
    ball: 16,
    eight: 32,
    answer: 346,
  },
} as const;

/** Before the failure, or after it. */
type Side = -1 | 1;

/** From a row to its labels, in radii of its balls and px. */
const toLabel = { radii: 1, gap: 7 } as const;

/** At most so many px for each character of a label. */
const character = 8.4;

/** What the tool draws: the last copy, the failure and the first work after it, and where each may lie. */
export function outageFigure(outage: Outage, scale = scaleOf(outage)): Drawing {
  const { lost, down, total } = resultOf(outage);
  return {
    height: { wide: 414, narrow: 484 },
    topRail: { wide: 28, narrow: 30 },
    parts: [
      diamondsOn(-1, scale),
      { title: 'Failure', align: 'middle', ...both(({ middle, rail }) => [middle, rail] as const) },
      diamondsOn(1, scale),
      ...partsOf({
        side: -1,
        against: lost,
        scale,
        target: 'RPO',
        accepted: 'most you can lose',
        ball: 'cue',
        name: 'Last copy',
      }),
      { ball: 'eight', ...both((at) => [at.middle, middleOf(at), at.eight] as const) },
      ...partsOf({
        side: 1,
        against: down,
        scale,
        target: 'RTO',
        accepted: 'longest you wait',
        ball: 'own',
        name: 'Working again',
      }),
      {
        title: `Failing ${outage.weekday} ${clockTime(outage.minutes)} costs`,
        answer: money(total),
        text: workInWords(outage),
        edge: 'top',
        wide: [44, places.wide.answer],
        narrow: [24, places.narrow.answer, 36],
      },
    ],
  };
}

type Places = (typeof places)[ShapeName];

const both = inBoth(places);

const middleOf = ({ target, actual }: Places) => (target + actual) / 2;

/** Where so many hours before or after the failure lie. */
function xOf(hours: number, side: Side, scale: Scale, { middle, zero, length }: Places): number {
  return tenths(middle + side * (zero + (hours / reachOf(scale)) * length));
}

function diamondsOn(side: Side, scale: Scale): TablePart {
  const points = both((at) =>
    [0, reachOf(scale)].map((hours) => `${xOf(hours, side, scale, at)},${at.rail}`).join(' '),
  );
  return { diamonds: diamonds + 1, ...points };
}

interface SideOfFailure {
  side: Side;
  against: Against;
  scale: Scale;
  target: string;
  /** What the target means. */
  accepted: string;
  ball: TableBall['ball'];
  name: string;
}

/** One side of the failure: the target as a ghost, what happened as a ball, and how they compare. */
function partsOf({
  side,
  against,
  scale,
  target,
  accepted,
  ball,
  name,
}: SideOfFailure): TablePart[] {
  const x = {
    ghost: both((at) => xOf(against.target, side, scale, at)),
    ball: both((at) => xOf(against.hours, side, scale, at)),
  };
  const shot = (to: Record<ShapeName, number>, row: 'target' | 'actual') =>
    both((at, shape) => `${at.middle},${middleOf(at)} ${to[shape]},${at[row]}`);
  const limit = { title: `${target}: ${hoursOnCloth(against.target)}`, text: accepted };
  const happened = {
    title: name,
    text: `${hoursOnCloth(against.hours)} ${side < 0 ? 'before' : 'after'}`,
  };
  const verdict = verdictInWords(target, against);
  return [
    { line: 'planned', ...shot(x.ghost, 'target') },
    { ball: 'ghost', ...both((at, shape) => [x.ghost[shape], at.target, at.ball] as const) },
    {
      ...limit,
      align: 'middle',
      edge: 'bottom',
      ...both(
        (at, shape) =>
          [
            labelMiddle(limit, x.ghost[shape], edgesOf(side, at), character),
            at.target - at.ball - toLabel.gap,
          ] as const,
      ),
    },
    {
      ...verdict,
      ...(side > 0 && { align: 'end' }),
      wide: [side < 0 ? 44 : 622, middleOf(places.wide)],
      narrow: [side < 0 ? 22 : 328, middleOf(places.narrow), 10],
    },
    { line: 'played', ...shot(x.ball, 'actual') },
    { ball, ...both((at, shape) => [x.ball[shape], at.actual, at.ball] as const) },
    {
      ...happened,
      align: 'middle',
      edge: 'top',
      ...both(
        (at, shape) =>
          [
            labelMiddle(happened, x.ball[shape], edgesOf(side, at), character),
            at.actual + at.ball + toLabel.gap,
          ] as const,
      ),
    },
  ];
}

/** Where labels of one side of the failure may lie. */
const edgesOf = (side: Side, { middle, edge }: Places) =>
  side < 0 ? ([edge, middle - 8] as const) : ([middle + 8, 2 * middle - edge] as const);
