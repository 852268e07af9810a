import type { TableFigure } from '../../model/figures/table.ts';

/** So many dots in a row. A dot is one arc that ends just before its start, and relative to the last dot: 480 cost little. */
const row = (count: number, step: number, radius: number) => `a${radius} ${radius} 0 1 1 .1 0zm${step} 0`.repeat(count);
const dots = (count: number, step: number, radius: number) => `M0 ${radius}${row(count, step, radius)}`;

/** Full rows of dots, and a last row that others continue. */
const field = (columns: number, rows: number, last: number, step: number, radius: number) =>
  `M0 ${radius}${`${row(columns, step, radius)}m-${columns * step} ${step}`.repeat(rows)}${row(last, step, radius)}`;

/** Steps between dots. 480 are the 12,000 accounts that saw the post: the last 20 engaged (500), the last 10 opened the link (250). */
const [wide, narrow] = [17.5, 12.5];

export const figure = {
  kind: 'table',
  height: { wide: 600, narrow: 610 },
  parts: [
    { ball: 'own', wide: [82, 82, 24], narrow: [46, 56, 20] },
    { title: 'One advertised post: $300', value: '12,000 accounts saw it', wide: [122, 82], narrow: [78, 56] },
    { as: 'mark', path: field(32, 14, 12, wide, 2.25), wide: [60, 138] },
    { as: 'mark', path: dots(20, wide, 5), wide: [270, 383] },
    { as: 'solid', path: dots(10, wide, 7.5), wide: [445, 383] },
    { as: 'mark', path: field(24, 19, 4, narrow, 1.5), narrow: [28, 106] },
    { as: 'mark', path: dots(20, narrow, 3.5), narrow: [78, 343.5] },
    { as: 'solid', path: dots(10, narrow, 5.5), narrow: [203, 343.5] },
    { value: '500', text: 'engaged', wide: [264.5, 402], edge: 'top', narrow: [73.5, 360] },
    { value: '250', text: 'of them opened the link', wide: [438, 402], edge: 'top', narrow: [198, 360, 15] },
    { title: '6 enquiries traced to it', answer: '$50 each', wide: [58, 518], narrow: [26, 470] },
    { ball: 'cue', wide: [352, 528, 19], narrow: [41, 560, 15] },
    { ball: 'cue', wide: [398, 528, 19], narrow: [86, 560, 15] },
    { ball: 'cue', wide: [444, 528, 19], narrow: [131, 560, 15] },
    { ball: 'cue', wide: [490, 528, 19], narrow: [176, 560, 15] },
    { ball: 'cue', wide: [536, 528, 19], narrow: [221, 560, 15] },
    { ball: 'cue', wide: [582, 528, 19], narrow: [266, 560, 15] },
    { line: 'planned', wide: '582,528 644,578', narrow: '266,560 337,597' },
  ],
  caption:
    'An example; $50 is ad spend, without our fee. One dot is 25 accounts; each white ball is one enquiry. Engaged: reacted, commented, shared or opened the link. Where a platform counts differently, the report says so.',
} satisfies TableFigure;
