import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'What you hold each month',
  intro:
    'A statement of hours comes on the first business day of each month. Your bookkeeper can follow it without asking us.',
  title: 'Hours in March 2027',
  about: 'Harbour & Pine. 20 hours bought on 1 March; brochure estimated at 7.50 hours, then 9.50.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Work', share: 6 },
        { name: 'Hours', numbers: true },
      ],
      rows: [
        {
          tie: 'A',
          cells: [
            '3 March: briefing and page plan. Colours and prices as in your brand notes',
            '0.75',
          ],
        },
        { cells: ['10 March: draft of 8 pages', '3.75'] },
        {
          cells: [
            '12 March: your 14 changes. Not counted: 0.50 for a price table that we had set wrongly',
            '1.00',
          ],
        },
        {
          tie: 'B',
          cells: ['15 March: 4 pages more. Estimated 2.00, approved by Tom on 12 March', '2.00'],
        },
        {
          tie: 'C',
          cells: ['18 March: print PDF, InDesign package and font list, in your folder', '1.50'],
        },
        { sum: true, cells: ['Hours used, of 9.50 approved', '9.00'] },
        {
          tie: 'D',
          sum: true,
          cells: ['Hours left of 20, carried to April with no end date', '11.00'],
        },
      ],
    },
  ],
} satisfies Sample;
