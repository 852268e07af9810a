import type { Drawing, TableShape } from '../../content/model/figures/table.ts';
import { placesIn } from '../../site/figures/line-path.ts';
import {
  type Place,
  pocketsOf,
  railsOf,
  type ShapeName,
  shapes,
} from '../../site/figures/shape.ts';

export const shapeNames = ['wide', 'narrow'] as const satisfies ShapeName[];

/** Edges of something on the table, in px of the shape. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies on a figure's table in one shape. */
export function drawnIn(figure: Drawing, shape: ShapeName) {
  const { parts } = figure;
  const rails = railsOf(figure, shape);
  const cloth: Box = {
    left: rails.side,
    right: shapes[shape].width - rails.side,
    top: rails.top,
    bottom: figure.height[shape] - rails.bottom,
  };
  return {
    cloth,
    pockets: pocketsOf(figure, shape),
    balls: parts.flatMap((part) => {
      const at = 'ball' in part && part[shape];
      return at ? [{ ball: part.ball, at }] : [];
    }),
    lines: parts.flatMap((part) => {
      const points = 'line' in part && part[shape];
      return points ? [{ line: part.line, places: placesIn(points) }] : [];
    }),
    diamonds: parts.flatMap((part) => {
      const ends = 'diamonds' in part && part[shape];
      return ends ? [{ count: part.diamonds, ends: placesIn(ends) }] : [];
    }),
    labels: parts.flatMap((part) => {
      if ('ball' in part || 'line' in part || 'diamonds' in part) return [];
      if ('as' in part || 'picture' in part) return [];
      const at = part[shape];
      return at ? [{ label: part, at }] : [];
    }),
    /** Its shapes. */
    signs: parts.flatMap((part) => {
      const at = 'as' in part && part[shape];
      return at ? [{ as: part.as, at, boxes: boxesOf(part, at) }] : [];
    }),
  };
}

/** The boxes of a shape: its own, or the upright rectangles in its path. */
function boxesOf(
  { box, path = '' }: TableShape,
  [x, y, scale = 1]: readonly [number, number, number?],
): Box[] {
  const placed = (from: Place, to: Place): Box => ({
    left: x + from[0] * scale,
    top: y + from[1] * scale,
    right: x + to[0] * scale,
    bottom: y + to[1] * scale,
  });
  if (box) return [placed([0, 0], [box[0], box[1]])];
  const rectangles = path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H/g);
  return Array.from(rectangles, ([, ...edges]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number);
    return placed([left, top], [right, bottom]);
  });
}
