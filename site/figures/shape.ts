import type { Drawing } from '../../content/model/figures/table.ts';

export type Place = readonly [x: number, y: number];

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
export function railsOf({ topRail }: Pick<Drawing, 'topRail'>, shape: ShapeName) {
  const { rail } = shapes[shape];
  return { side: rail, top: topRail?.[shape] ?? rail, bottom: rail };
}

/** Centres of the four corner pockets, above and below, each from left to right. */
export function pocketsOf(
  drawing: Pick<Drawing, 'height'>,
  shape: ShapeName,
): readonly [Place, Place, Place, Place] {
  const { width, pocket } = shapes[shape];
  const height = drawing.height[shape];
  const { inset } = pocket;
  return [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ];
}

/** Px rounded to a tenth, as drawings have them. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
