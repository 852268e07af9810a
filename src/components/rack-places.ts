import type { Circle } from './ball.tsx';

/** Where the balls of a rack lie in its drawing. */
export interface RackPlaces {
  balls: readonly Circle[];
  cue: Circle;
  /** Where the cue ball meets the nearest ball. */
  ghost: Circle;
  /** Where its shot ends: at the edge of that ring. */
  end: readonly [x: number, y: number];
}

/** In the units of the drawing. */
export const drawing = { width: 460, height: 300 } as const;
/** The middle of the rack, its widest extent and the largest radius of a ball. */
const rack = { x: 304, y: 122, width: 300, radius: 34 } as const;
const cue = [46, 252, 30] as const satisfies Circle;

/** Balls in each row. Neighbouring rows differ by one ball, so that one lies in the gaps of the other. */
function rackRows(balls: number): number[] {
  if (balls < 3) return [balls];
  if (balls === 5) return [2, 3];
  const third = Math.floor(balls / 3);
  const rows = [
    [third - 1, third, third + 1],
    [third, third + 1, third],
    [third + 1, third, third + 1],
  ];
  return (rows[balls % 3] ?? []).filter((row) => row > 0);
}

/** Racks so many balls, row by row, and lays the cue ball before them. */
export function rackPlaces(count: number): RackPlaces {
  const rows = rackRows(count);
  const radius = Math.min(rack.radius, rack.width / 2 / Math.max(...rows));
  const balls = rows.flatMap((row, index) =>
    Array.from({ length: row }, (_, place): Circle => {
      const x = rack.x + (2 * place - row + 1) * radius;
      const y = rack.y + (index - (rows.length - 1) / 2) * radius * Math.sqrt(3);
      return [Math.round(x), Math.round(y), radius];
    }),
  );
  const [x, y] = balls.at(-(rows.at(-1) ?? 1)) ?? [rack.x, rack.y];
  const near = (radius + cue[2]) / Math.hypot(x - cue[0], y - cue[1]);
  const ghost: Circle = [
    Math.round(x + (cue[0] - x) * near),
    Math.round(y + (cue[1] - y) * near),
    cue[2],
  ];
  // The ring has the size of the cue ball: this far along the way their edges are.
  const edge = 1 - cue[2] / Math.hypot(ghost[0] - cue[0], ghost[1] - cue[1]);
  const end = [
    Math.round(cue[0] + (ghost[0] - cue[0]) * edge),
    Math.round(cue[1] + (ghost[1] - cue[1]) * edge),
  ] as const;
  return { balls, cue, ghost, end };
}
