import type { TableFigure } from '../../model/figures/table.ts';

export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 610 },
  parts: [
    { ball: 'cue', wide: [72, 390, 22], narrow: [60, 80, 18] },
    { title: 'Book a visit', text: '6 people try', wide: [50, 440], edge: { wide: 'top' }, narrow: [90, 80] },
    { line: 'planned', wide: '72,390 72,160', narrow: '60,80 136,190' },
    { line: 'planned', wide: '72,390 272,160', narrow: '60,80 118,300' },
    { line: 'planned', wide: '72,390 472,160', narrow: '60,80 100,410' },
    { title: 'Two kinds of visit', text: '1 of 6 stopped', struck: true, wide: [50, 80], narrow: [166, 180] },
    { ball: 'eight', wide: [72, 160, 22], narrow: [136, 190, 17] },
    { title: 'Merged', wide: [110, 160], narrow: [166, 212] },
    { title: 'Create an account', text: '2 stopped', struck: true, wide: [250, 80], narrow: [166, 290] },
    { ball: 'eight', wide: [272, 160, 22], narrow: [118, 300, 17] },
    { title: 'Offered later', wide: [310, 160], narrow: [166, 322] },
    { title: 'A form that resets', text: '1 stopped', struck: true, wide: [450, 80], narrow: [166, 400] },
    { ball: 'eight', wide: [472, 160, 22], narrow: [100, 410, 17] },
    { title: 'Repaired', wide: [510, 160], narrow: [166, 432] },
    { line: 'played', wide: '72,390 644,538', narrow: '60,80 13,597' },
    { ball: 'own', wide: [480, 495.6, 22], narrow: [39.6, 300, 17] },
    { title: 'Before, 4 of 6 stopped', answer: 'Now, 1 of 6', wide: [606, 390], align: { wide: 'end' }, narrow: [50, 530] },
  ],
  caption: 'An example, not a forecast. Dotted: where people stopped before. Solid: the path after 2 rounds of tests.',
} satisfies TableFigure;
