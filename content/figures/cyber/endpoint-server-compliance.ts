import type { TableFigure } from '../../model/figures/table.ts';

/** The place of a device that nobody checked. */
const unchecked = 'M-28 0a28 28 0 1 1 0 .1z';

export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 620 },
  parts: [
    { title: 'Sample', value: '4 of 10', wide: [165, 88], align: { wide: 'middle' }, narrow: [28, 58] },
    { ball: 1, wide: [165, 158, 30], narrow: [215, 58, 23] },
    { ball: 'ghost', wide: [134, 212, 28], narrow: [191, 99.5, 21] },
    { ball: 3, wide: [196, 212, 30], narrow: [239, 99.5, 23] },
    { ball: 'ghost', wide: [103, 266, 28], narrow: [167, 141, 21] },
    { ball: 5, wide: [165, 266, 30], narrow: [215, 141, 23] },
    { ball: 'ghost', wide: [227, 266, 28], narrow: [263, 141, 21] },
    { ball: 7, wide: [72, 320, 30], narrow: [143, 182.5, 23] },
    { ball: 'ghost', wide: [134, 320, 28], narrow: [191, 182.5, 21] },
    { ball: 'ghost', wide: [196, 320, 28], narrow: [239, 182.5, 21] },
    { as: 'dotted', path: unchecked, wide: [258, 320], narrow: [287, 182.5, 0.75] },
    { ball: 'eight', wide: [258, 320, 18], narrow: [287, 182.5, 14] },
    { value: 'Missed', text: '6 times in 10', wide: [165, 428], align: { wide: 'middle' }, narrow: [28, 236] },
    { title: 'All devices', value: '10 of 10', wide: [450, 88], align: { wide: 'middle' }, narrow: [28, 316] },
    { ball: 'own', wide: [450, 158, 30], narrow: [215, 316, 23] },
    { ball: 2, wide: [419, 212, 30], narrow: [191, 357.5, 23] },
    { ball: 3, wide: [481, 212, 30], narrow: [239, 357.5, 23] },
    { ball: 4, wide: [388, 266, 30], narrow: [167, 399, 23] },
    { ball: 5, wide: [450, 266, 30], narrow: [215, 399, 23] },
    { ball: 6, wide: [512, 266, 30], narrow: [263, 399, 23] },
    { ball: 7, wide: [357, 320, 30], narrow: [143, 440.5, 23] },
    { ball: 9, wide: [419, 320, 30], narrow: [191, 440.5, 23] },
    { ball: 10, wide: [481, 320, 30], narrow: [239, 440.5, 23] },
    { ball: 'eight', wide: [543, 320, 30], narrow: [287, 440.5, 23] },
    { line: 'planned', wide: '543,320 644,538', narrow: '287,440.5 337,607' },
    { answer: 'We find it', text: 'and the fix has an owner', wide: [450, 428], align: { wide: 'middle' }, narrow: [28, 540] },
  ],
  caption: 'An example: 10 devices, one changed by hand. Reading a random 4 usually misses it.',
} satisfies TableFigure;
