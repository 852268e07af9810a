import { pocketsOf, type ShapeName, shapes, tenths } from '../../figures/shape.ts';
import type { Round } from './shot.ts';
import type { TimeAxis } from './time-axis.ts';

/** The table, in px of its shapes. */
export const table = {
  height: { wide: 504, narrow: 530 },
  topRail: { wide: 42, narrow: 40 },
} as const;

/**
 * Where things lie in each shape: each kind has a row of its own, so that no ticket can make one cover another.
 * `sheet.css` has the place of the priorities, above them.
 */
const rows = {
  wide: {
    /** Where the axis begins, and where if the clock waits first: at the cushion. */
    start: 84,
    cushion: 28,
    /** The widths of the first closed hours, which say so, at the cushion or not, and of others. */
    cushionGap: 74,
    firstGap: 74,
    gap: 14,
    /** The free part of the rail, for names; their row, and that of the diamonds. */
    rail: [46, 612],
    names: 14,
    diamonds: 32,
    dark: [138, 382],
    /** Left edge of the cloth's text, and right edge. */
    text: [44, 622],
    startLabel: 142,
    starts: 204,
    closed: 230,
    call: 334,
    callLabel: 357,
    ball: 19,
    again: 262,
    /** Left of this, the words of closed hours leave room for those at the pocket. */
    againFrom: 440,
    answer: 398,
  },
  narrow: {
    start: 56,
    cushion: 12,
    cushionGap: 74,
    firstGap: 64,
    gap: 10,
    rail: [29, 321],
    names: 13,
    diamonds: 31,
    dark: [168, 406],
    text: [22, 328],
    startLabel: 174,
    starts: 234,
    closed: 258,
    call: 360,
    callLabel: 381,
    ball: 16,
    again: 282,
    againFrom: 208,
    answer: 428,
  },
} as const;

/** The pocket in which the shot ends: on the right, below. */
export const lastPocket = (shape: ShapeName): Round => [
  ...pocketsOf(table, shape)[3],
  shapes[shape].pocket.radius,
];

/** The places of a ticket in one shape. */
export function placesOf(axis: TimeAxis, shape: ShapeName) {
  const at = rows[shape];
  const { shifts, gaps } = axis;
  const firstGap = gaps.findIndex((gap) => gap !== undefined);
  const widths = gaps.map((gap, index) => {
    if (gap === undefined) return 0;
    if (index === 0) return at.cushionGap;
    return index === firstGap ? at.firstGap : at.gap;
  });
  const start = firstGap === 0 ? at.cushion : at.start;
  const room = lastPocket(shape)[0] - start - sum(widths);
  const scale = room / sum(shifts.map(({ opens, closes }) => closes - opens));
  let x = start;
  const placed = shifts.map(({ opens, closes }, index) => {
    const opensAt = x + (widths[index] ?? 0);
    x = opensAt + (closes - opens) * scale;
    return { opens, closes, x: opensAt, dark: widths[index] ?? 0 };
  });
  return {
    at,
    /** Where an instant lies; one in closed hours, in the middle of their dark. */
    xOf(instant: number): number {
      const shift = placed.find(({ closes }) => instant <= closes) ?? placed.at(-1);
      if (!shift) return start;
      if (instant < shift.opens) return tenths(shift.x - shift.dark / 2);
      return tenths(shift.x + (instant - shift.opens) * scale);
    },
    dark: {
      top: at.dark[0],
      bottom: at.dark[1],
      columns: placed
        .filter(({ dark }) => dark > 0)
        .map((shift) => [tenths(shift.x - shift.dark), tenths(shift.x)] as const),
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
