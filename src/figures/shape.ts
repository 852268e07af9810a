export type Place = readonly [x: number, y: number];

/** The two shapes of a figure, in px of their own. The sheet chooses one by the available width (`figure.css`). */
export const shapes = {
  wide: {
    width: 666,
    rail: 28,
    pocket: { inset: 22, radius: 19 },
    type: { title: 16, text: 16, value: 24, answer: 40 },
  },
  narrow: {
    width: 350,
    rail: 12,
    pocket: { inset: 13, radius: 13 },
    type: { title: 16.5, text: 16.5, value: 22, answer: 30 },
  },
} as const;

export type ShapeName = keyof typeof shapes;

/** Rounds px to a tenth, so that the HTML stays short. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
