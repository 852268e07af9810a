import { pocketsOf, type ShapeName, shapes, tenths } from '../../figures/shape.ts';
import { inBoth } from '../in-both.ts';

/** The table, in px of its shapes. */
export const table = {
  height: { wide: 452, narrow: 526 },
  topRail: { wide: 42, narrow: 40 },
} as const;

/**
 * Where things lie in each shape. Under the bill and the answer, renewal and payback have a row each for label and ball,
 * so that no numbers can make anything cover anything else.
 */
export const places = {
  wide: {
    /** Rows of the upper rail: names, the first of them, each so many diamonds apart, and diamonds. */
    names: 14,
    firstName: 46,
    each: 3,
    diamonds: 32,
    /** The bill: left edge, top, and from there its text and the ends of its columns. */
    bill: [44, 58],
    inner: 16,
    columns: [178, 272],
    /** Left edge and top of the answer, and of what is under it. */
    answer: [378, 68],
    window: [378, 182],
    /** Where the renewal lies on the axis, which ends in the pocket on the right. */
    start: 72,
    labels: 254,
    renewal: 318,
    back: 374,
    ball: 18,
    /** Left edge of the cloth's text; where that of the payback may begin and must end: right of the renewal's ball. */
    text: 44,
    backText: [102, 622],
  },
  narrow: {
    names: 13,
    firstName: 32,
    each: 6,
    diamonds: 31,
    bill: [23, 54],
    inner: 16,
    columns: [186, 288],
    answer: [24, 247],
    window: [24, 326],
    start: 62,
    labels: 380,
    renewal: 442,
    back: 490,
    ball: 15,
    text: 24,
    backText: [88, 326],
  },
} as const;

export type Places = (typeof places)[ShapeName];

export const both = inBoth(places);

/** The pocket in which the shot ends: on the right, below. */
export const pocketOf = (shape: ShapeName) => pocketsOf(table, shape)[3];

/** Px that a line keeps from a pocket's edge. */
const gap = 3;

/** Where a flat shot ends: before the edge that faces the cloth. To the middle it would run along the cushion. */
export function mouthOf(shape: ShapeName): readonly [x: number, y: number] {
  const [x, y] = pocketOf(shape);
  const inward = (shapes[shape].pocket.radius + gap) * Math.SQRT1_2;
  return [tenths(x - inward), tenths(y - inward)];
}
