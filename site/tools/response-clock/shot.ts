import { tenths } from '../../figures/shape.ts';

/** A place with its radius: a ball or a pocket. */
export type Round = readonly [x: number, y: number, radius: number];

/** The distance that a line keeps from what is round. */
const distance = 3;

/** What is shorter is no line. */
const shortest = 6;

/** Columns of the cloth, from left to right. */
export interface Dark {
  columns: readonly (readonly [left: number, right: number])[];
  top: number;
  bottom: number;
}

/** A shot from one round thing to another, as the lines of it that are seen: in the dark, nothing moves. */
export function visibleShot(from: Round, to: Round, { columns, top, bottom }: Dark): string[] {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(width, height);
  const [first, last] = [(from[2] + distance) / length, 1 - (to[2] + distance) / length];
  /** Shares of the shot at which it enters and leaves the rows of the dark. */
  const rows = [(top - from[1]) / height, (bottom - from[1]) / height].sort(
    (one, other) => one - other,
  );
  const stops = columns.flatMap(([left, right]) => {
    const enters = Math.max((left - from[0]) / width, rows[0] ?? 0);
    const leaves = Math.min((right - from[0]) / width, rows[1] ?? 1);
    return enters < leaves ? [enters, leaves] : [];
  });
  const turns = [first, ...stops.map((stop) => Math.min(Math.max(stop, first), last)), last];
  const at = (share: number) =>
    [from[0] + share * width, from[1] + share * height].map(tenths).join();
  return Array.from({ length: turns.length / 2 }, (_, index) =>
    turns.slice(2 * index, 2 * index + 2),
  )
    .filter(([start = 0, end = 0]) => (end - start) * length >= shortest)
    .map(([start = 0, end = 0]) => `${at(start)} ${at(end)}`);
}
