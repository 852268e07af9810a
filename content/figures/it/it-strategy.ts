import type { TableFigure } from '../../model/figures/table.ts';

/** Three months are 60 px wide and 50 px narrow. */
export const figure = {
  kind: 'table',
  height: { wide: 560, narrow: 620 },
  topRail: { wide: 40, narrow: 12 },
  parts: [
    { text: 'Now', wide: [84, 15], align: { wide: 'middle' }, narrow: [22, 60] },
    { text: '1 year', wide: [324, 15], align: { wide: 'middle' }, narrow: [22, 260] },
    { text: '2 years', wide: [564, 15], align: { wide: 'middle' }, narrow: [22, 460] },
    { diamonds: 9, wide: '84,32 564,32', narrow: '6,60 6,460' },
    { line: 'planned', wide: '84,260 204,170', narrow: '190,60 95,160' },
    { line: 'planned', wide: '204,170 384,170', narrow: '95,160 95,310' },
    { line: 'planned', wide: '384,170 564,260', narrow: '95,310 190,460' },
    { line: 'planned', wide: '84,260 324,380', narrow: '190,60 300,260' },
    { line: 'planned', wide: '324,380 564,260', narrow: '300,260 190,460' },
    { line: 'planned', wide: '564,260 628.4,522.4', narrow: '190,460 325.7,595.7' },
    { ball: 'cue', wide: [84, 260, 24], narrow: [190, 60, 20] },
    { title: 'Today', text: 'Orders are typed twice', wide: [60, 296, 12], edge: { wide: 'top' }, narrow: [222, 52, 12] },
    { ball: 'ghost', wide: [204, 170, 22], narrow: [95, 160, 18] },
    { title: 'One customer list', value: '$10–15k', wide: [204, 138], align: { wide: 'middle' }, edge: { wide: 'bottom' }, narrow: [127, 174, 12] },
    { ball: 'ghost', wide: [324, 380, 22], narrow: [300, 260, 18] },
    { title: 'Faster links', value: '$8–12k', wide: [324, 348], align: { wide: 'middle', narrow: 'end' }, edge: { wide: 'bottom' }, narrow: [274, 252] },
    { ball: 'ghost', wide: [384, 170, 22], narrow: [95, 310, 18] },
    { title: 'Finance system', value: '$60–80k', wide: [384, 138], align: { wide: 'middle' }, edge: { wide: 'bottom' }, narrow: [121, 312] },
    { ball: 'own', wide: [564, 260, 30], narrow: [190, 460, 24] },
    { title: 'Online orders', value: '$30–45k', text: 'waits for both', wide: [564, 222], align: { wide: 'middle' }, edge: { wide: 'bottom' }, narrow: [222, 448] },
    { title: '2 years to the target', answer: '$108–152k', wide: [60, 456], narrow: [28, 542] },
    { title: 'Target', text: 'Orders are typed once', wide: [592, 446, 12], align: 'end' },
    { text: 'Orders are typed once', narrow: [28, 582] },
  ],
  caption: 'An example: a wholesaler, before GST. Lines show what waits for what. One diamond is 3 months.',
} satisfies TableFigure;
