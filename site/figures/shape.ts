import type { TableFigure } from '../../content/model/figures/table.ts';
import type { Place } from './line-path.ts';

/** The two shapes of a figure, in px of their own. The styles choose by the room that there is (`figure.css`). */
export const shapes = {
  wide: {
    width: 666,
    rail: 28,
    pocket: { inset: 22, radius: 19 },
    type: { text: 16, value: 24, answer: 40 },
  },
  narrow: {
    width: 350,
    rail: 12,
    pocket: { inset: 13, radius: 13 },
    type: { text: 16.5, value: 22, answer: 30 },
  },
} as const;

export type ShapeName = keyof typeof shapes;

/** The distances of the cloth from the table's edges. */
export function railsOf(figure: TableFigure, shape: ShapeName) {
  const { rail } = shapes[shape];
  return { side: rail, top: figure.topRail?.[shape] ?? rail, bottom: rail };
}

/** Centres of the four corner pockets. */
export function pocketsOf(figure: TableFigure, shape: ShapeName): readonly Place[] {
  const { width, pocket } = shapes[shape];
  const height = figure.height[shape];
  const { inset } = pocket;
  return [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ];
}
