import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'What you hold before you decide',
  intro:
    'Before each gate your sponsor reads one page: dates, money, tests, and our advice, even when it is no. This is the page for gate 3 of 5.',
  title: 'Stage report: stock scanners',
  about: 'Harbour & Pine. 19 March 2027. Gate 3, build: Tom, sponsor, decides on 23 March.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Measure', share: 1.5 },
        { name: 'Agreed', share: 1.2, numbers: true },
        { name: 'Today', share: 1.2, numbers: true },
        { name: 'Why', share: 4 },
      ],
      rows: [
        {
          cells: ['Build done', '18 March', '30 March', 'Returns are not counted back into stock'],
        },
        {
          tie: 'A',
          cells: [
            'Money',
            '$42,000',
            '$43,400',
            'A second label printer, signed on 4 March. Our fee and 2 suppliers: lines on page 2',
          ],
        },
        {
          tie: 'C',
          cells: [
            'Tests passed',
            '14 of 14',
            '11 of 14',
            'Returns, part pallets and long labels fail',
          ],
        },
        {
          cells: ['Go-live', '6 April', '13 April', 'Rehearsed on 7 April, after Easter'],
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Open action', share: 3.4 },
        { name: 'Who', share: 2.4 },
        { name: 'By', share: 1.6 },
      ],
      rows: [
        {
          tie: 'B',
          cells: [
            'Count returns and part pallets into stock',
            'Priya, scanner supplier',
            'Thu 25 March',
          ],
        },
        {
          cells: ['Shorten the label of long items', 'Sam, our engineer', 'Wed 24 March'],
        },
        {
          cells: ['Repeat the 3 failed tests', 'Mei, warehouse', 'Tue 30 March'],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          name: 'Opinions',
          text: 'From 3 people who built none of it. It does not work yet: 3 tests fail. It is safe: a lost scanner can be locked. People can use it: 5 of 5 pickers could.',
        },
        {
          name: 'Our advice',
          text: 'Hold until 30 March: one week, no extra fee. Going on risks a wrong count at the stocktake of 30 June; stopping costs $4,200 in cancelled orders.',
        },
      ],
    },
  ],
} satisfies Sample;
