import type { FigureLayout, Point } from '../../content/types/figure.ts';

/** A figure's two layouts, in their own px. A container query chooses one (`figure.css`). */
export const layouts = {
  wide: {
    width: 666,
    rail: 28,
    indent: 24,
    pocket: { offset: 6, radius: 19 },
  },
  narrow: {
    width: 350,
    rail: 12,
    indent: 16,
    pocket: { offset: -1, radius: 13 },
  },
} as const;

export type LayoutName = keyof typeof layouts;

/** Width of a rail that is an axis. */
const axisRail = 62;

/** Edges of the cloth below the headline. */
export function clothOf(name: LayoutName, { height, axis }: FigureLayout) {
  const { width, rail } = layouts[name];
  return {
    left: axis?.side === 'left' ? axisRail : rail,
    right: width - rail,
    bottom: height - (axis?.side === 'below' ? axisRail : rail),
  };
}

export type Cloth = ReturnType<typeof clothOf>;

/** Rounds px to a tenth, for shorter HTML. */
export const tenths = (value: number) => Math.round(value * 10) / 10;

export interface Round {
  at: Point;
  /** Distance from the centre at which a path stops. */
  radius: number;
}

/** The path through these points. An end at the centre of a ball or a pocket stops at its edge. */
export function linePath(points: readonly Point[], rounds: readonly Round[]): string {
  const stopped = points.map((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    const next = index === 0 ? points[1] : points[index - 1];
    return isEnd && next ? stoppedAt(point, next, rounds) : point;
  });
  return `M${stopped.map((point) => point.map(tenths).join(' ')).join(' ')}`;
}

function stoppedAt([x, y]: Point, [fromX, fromY]: Point, rounds: readonly Round[]): Point {
  const hit = rounds.find(({ at }) => at[0] === x && at[1] === y);
  const distance = Math.hypot(fromX - x, fromY - y);
  if (!hit || distance === 0) return [x, y];
  // A ball that covers the whole path hides it.
  const share = Math.min(hit.radius / distance, 1);
  return [x + (fromX - x) * share, y + (fromY - y) * share];
}

/** A diamond of 9 by 14 at a point. */
export const diamondPath = ([x, y]: Point) => `M${tenths(x)} ${tenths(y - 7)}l4.5 7-4.5 7-4.5-7z`;
