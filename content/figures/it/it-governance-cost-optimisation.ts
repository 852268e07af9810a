import type { TableFigure } from '../../model/figures/table.ts';

/** A bill, torn off in so many teeth of 16 px. */
const tornBill = (teeth: number) => `M0 0h${16 * teeth}v182${'l-8-6-8 6'.repeat(teeth)}z`;

export const figure = {
  kind: 'table',
  height: { wide: 452, narrow: 526 },
  topRail: { wide: 42, narrow: 40 },
  parts: [
    { text: 'Jul 2027', wide: [46, 14], narrow: [32, 13] },
    { text: 'Oct 2027', align: 'middle', wide: [215, 14] },
    { text: 'Jan 2028', align: 'middle', wide: [358, 14], narrow: [199.5, 13] },
    { text: 'Apr 2028', align: 'middle', wide: [501, 14] },
    { diamonds: 12, wide: '72,32 596.3,32', narrow: '62,31 314.1,31' },
    { as: 'paper', path: tornBill(18), wide: [44, 58] },
    { as: 'paper', path: tornBill(19), narrow: [23, 54] },
    { as: 'ink', box: [256, 2], wide: [60, 98] },
    { as: 'ink', box: [272, 2], narrow: [39, 94] },
    { as: 'ink', box: [256, 2], wide: [60, 164] },
    { as: 'ink', box: [272, 2], narrow: [39, 160] },
    { title: 'Each month', ink: true, wide: [60, 82], narrow: [39, 78] },
    { text: 'Before', ink: true, align: 'end', wide: [222, 82], narrow: [209, 78] },
    { text: 'After', ink: true, align: 'end', wide: [316, 82], narrow: [311, 78] },
    { title: 'Seats', ink: true, wide: [60, 116], narrow: [39, 112] },
    { text: '44', ink: true, align: 'end', wide: [222, 116], narrow: [209, 112] },
    { text: '38', ink: true, align: 'end', wide: [316, 116], narrow: [311, 112] },
    { title: 'The bill', ink: true, wide: [60, 146], narrow: [39, 142] },
    { text: '$1,452', ink: true, align: 'end', wide: [222, 146], narrow: [209, 142] },
    { text: '$1,254', ink: true, align: 'end', wide: [316, 146], narrow: [311, 142] },
    { title: 'Saved in 12 months', ink: true, wide: [60, 184], narrow: [39, 180] },
    { text: '$2,376', ink: true, align: 'end', wide: [316, 184], narrow: [311, 180] },
    { title: 'Cost of the change', ink: true, wide: [60, 212], narrow: [39, 208] },
    { text: '−$300', ink: true, align: 'end', wide: [316, 212], narrow: [311, 208] },
    { title: 'You save, before our fee', text: 'in year 1, then $2,376 a year', answer: '$2,076', edge: 'top', wide: [378, 68], narrow: [24, 247] },
    { title: 'Cut by Wed 7 Jul 2027', text: 'or wait until Sat 1 Jul 2028', edge: 'top', wide: [378, 182], narrow: [24, 326] },
    { line: 'played', wide: '72,318 167.3,374', narrow: '62,442 107.8,490' },
    { line: 'planned', wide: '167.3,374 628.4,414.4', narrow: '107.8,490 325.7,501.7' },
    { ball: 'cue', wide: [72, 318, 18], narrow: [62, 442, 15] },
    { title: 'Renewal', text: 'Thu 1 Jul 2027', edge: 'top', wide: [44, 254], narrow: [24, 380] },
    { ball: 'own', wide: [167.3, 374, 18], narrow: [107.8, 490, 15] },
    { title: 'Change paid back', text: 'after 2 months', align: 'middle', edge: 'bottom', wide: [218, 351], narrow: [162, 470] },
  ],
  caption:
    'An example, without GST: seats at $33 a month, bought by the year. One diamond is one month. Count a seat as used if its person signed in during the last 30 days. Microsoft lets you cut seats only in the first 7 days of a term, a year or a month, or set a lower number before it begins.',
} satisfies TableFigure;
