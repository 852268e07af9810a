import type { TableFigure } from '../../model/figures/table.ts';

export const figure = {
  kind: 'table',
  height: { wide: 540, narrow: 610 },
  parts: [
    { diamonds: 12, wide: '80,14 586,14', narrow: '6,60 6,500' },
    { line: 'planned', wide: '172,270 264,28 356,270', narrow: '150,80 338,160 150,240' },
    { line: 'planned', wide: '356,270 471,28 586,270', narrow: '150,240 338,360 150,480' },
    { line: 'played', wide: '264,270 494,270', narrow: '150,160 150,400' },
    { ball: 'ghost', wide: [172, 270, 19], narrow: [150, 80, 16] },
    { title: '6:00AM', text: 'Oldest copy you accept', wide: [172, 310, 12], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'top' }, narrow: [124, 80, 12] },
    { ball: 1, wide: [264, 270, 19], narrow: [150, 160, 16] },
    { title: '8:00AM', text: 'Last copy', wide: [264, 310, 12], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'top' }, narrow: [124, 160] },
    { ball: 'eight', wide: [356, 270, 24], narrow: [150, 240, 18] },
    { title: '10:00AM', text: 'The server fails', wide: [356, 310, 12], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'top' }, narrow: [124, 240, 12] },
    { ball: 'own', wide: [494, 270, 19], narrow: [150, 400, 16] },
    { title: '1:00PM', text: 'Working again', wide: [494, 310, 12], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'top' }, narrow: [124, 400, 12] },
    { ball: 'ghost', wide: [586, 270, 19], narrow: [150, 480, 16] },
    { title: '3:00PM', text: 'Latest return you accept', wide: [576, 310, 12], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'top' }, narrow: [124, 480, 12] },
    { title: 'RPO', value: '4 hours', text: 'of lost work', wide: [264, 190], align: { wide: 'middle' }, narrow: [176, 160] },
    { title: 'RTO', value: '5 hours', text: 'without it', wide: [471, 190], align: { wide: 'middle' }, narrow: [180, 360] },
    { title: 'Both met', answer: '2 hours to spare', wide: [60, 450], narrow: [40, 560] },
  ],
  caption: 'An example: a file server. One diamond is one hour.',
} satisfies TableFigure;
