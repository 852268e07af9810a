import type { TableFigure } from '../../model/figures/table.ts';

/** The front of the card with its bleed, in mm. */
const artwork = [
  { as: 'ink', path: 'M0 0h96v61h-96z' },
  { as: 'tint', path: 'M46 16a32 32 0 1 1 64 0 32 32 0 1 1-64 0z' },
  {
    as: 'paper',
    path: 'M11 11m10 0.83l4.17 5h-2.08l3.5 4.17h-2.25l3.75 4.58h-14.17l3.75-4.58h-2.25l3.5-4.17h-2.08zm-9.17 16.67q2.29-2.5 4.58 0t4.58 0 4.58 0 4.58 0v1.67q-2.29 2.5-4.58 0t-4.58 0-4.58 0-4.58 0z',
  },
  { as: 'text', size: 8, text: 'Your name', at: [11, 50] },
] as const;

export const figure = {
  kind: 'table',
  height: { wide: 402, narrow: 548 },
  parts: [
    { title: 'Before the cut', wide: [44, 56], narrow: [30, 38] },
    {
      picture: [...artwork, { as: 'light', path: 'M-9 -9h120v85h-120zM4 3v55h90v-55z' }, { as: 'solid', path: 'M3 3h90v55h-90z' }, { as: 'dotted', path: 'M8 8h80v45h-80z' }],
      window: [0, 0, 96, 61],
      wide: [44, 78, 3],
      narrow: [30, 56, 2.75],
    },
    { ball: 'own', wide: [272, 138, 27], narrow: [239, 111, 24.75] },
    { title: 'After the cut', wide: [354, 56], narrow: [30, 256] },
    { picture: artwork, window: [4, 3, 90, 55], wide: [354, 87, 3], narrow: [30, 276, 2.75] },
    { ball: 3, wide: [570, 138, 27], narrow: [228, 322.75, 24.75] },
    { title: 'When the blade lands 1 mm off:', wide: [44, 290], narrow: [30, 450] },
    { value: 'Colour to the edge.', wide: [44, 322], narrow: [30, 480] },
    { value: 'Words whole.', wide: [44, 352], narrow: [30, 508] },
  ],
  caption:
    'An example: a card of 90 by 55 mm. Colour runs 3 mm past the trim, the solid line; words stay 5 mm inside it, within the dotted line. A blade can land slightly off the line; ± 1 mm is usual, and drawn true to scale. Some printers want words 3 mm inside the trim, others 5: we keep 5.',
} satisfies TableFigure;
