import type { TableFigure } from '../../model/figures/table.ts';

/** A bill, torn off at its foot. */
const bill = {
  wide: `M0 0h368v448${'l-8-6-8 6'.repeat(23)}z`,
  narrow: `M0 0h304v418${'l-8-6-8 6'.repeat(19)}z`,
};

export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 620 },
  parts: [
    { as: 'paper', path: bill.wide, wide: [56, 56] },
    { as: 'paper', path: bill.narrow, narrow: [23, 26] },
    { title: 'Each month', ink: true, wide: [80, 86], narrow: [39, 50] },
    { title: 'Before', ink: true, wide: [312, 86], align: 'end', narrow: [238, 50] },
    { title: 'After', ink: true, wide: [400, 86], align: 'end', narrow: [311, 50] },
    { as: 'ink', box: [320, 2], wide: [80, 104] },
    { as: 'ink', box: [272, 2], narrow: [39, 66] },
    { title: 'Full plan', text: '60 seats to 40', ink: true, wide: [80, 136], narrow: [39, 94] },
    { text: '$1,800', ink: true, wide: [312, 136], align: 'end', narrow: [238, 94] },
    { title: '$1,200', ink: true, wide: [400, 136], align: 'end', narrow: [311, 94] },
    { title: 'PDF editor', text: '30 seats to 15', ink: true, wide: [80, 190], narrow: [39, 144] },
    { text: '$600', ink: true, wide: [312, 190], align: 'end', narrow: [238, 144] },
    { title: '$300', ink: true, wide: [400, 190], align: 'end', narrow: [311, 144] },
    { title: 'Video calls', text: '15 seats to 0', ink: true, wide: [80, 244], narrow: [39, 194] },
    { text: '$300', ink: true, wide: [312, 244], align: 'end', narrow: [238, 194] },
    { title: '$0', ink: true, wide: [400, 244], align: 'end', narrow: [311, 194] },
    { title: 'Basic plan', text: '0 seats to 10', ink: true, wide: [80, 298], narrow: [39, 244] },
    { text: '$0', ink: true, wide: [312, 298], align: 'end', narrow: [238, 244] },
    { title: '$150', ink: true, wide: [400, 298], align: 'end', narrow: [311, 244] },
    { as: 'ink', box: [320, 2], wide: [80, 330] },
    { as: 'ink', box: [272, 2], narrow: [39, 274] },
    { title: 'The bill', ink: true, wide: [80, 362], narrow: [39, 302] },
    { value: '$2,700', ink: true, wide: [312, 362], align: 'end', narrow: [238, 302] },
    { value: '$1,650', ink: true, wide: [400, 362], align: 'end', narrow: [311, 302] },
    { text: 'Saved in 12 months', ink: true, wide: [80, 424], narrow: [39, 364] },
    { text: '$12,600', ink: true, wide: [400, 424], align: 'end', narrow: [311, 364] },
    { text: 'Cost of the change', ink: true, wide: [80, 456], narrow: [39, 396] },
    { text: '−$3,150', ink: true, wide: [400, 456], align: 'end', narrow: [311, 396] },
    { line: 'planned', wide: '528,150 644,538', narrow: '66,520 337,607' },
    { ball: 'own', wide: [528, 150, 44], narrow: [66, 520, 32] },
    { title: 'You keep in year 1', answer: '$9,450', wide: [448, 436], narrow: [311, 512], align: { narrow: 'end' } },
  ],
  caption: 'An example, with round prices before GST, from the day on which the licences renew.',
} satisfies TableFigure;
