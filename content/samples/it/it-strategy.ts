import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'The page your board turns to first: what comes when, what it costs and what it waits for. The other 3 pages give the reasons.',
  title: 'Roadmap, April 2027 to March 2029',
  about:
    'Harbour & Pine, an invented wholesaler of 38 people. Ranges before GST. Adopted by the board on 25 March 2027.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Step', share: 2.1 },
        { name: 'When', share: 2.9 },
        { name: 'Cost', share: 1.4, numbers: true },
        { name: 'Waits for', share: 2.3 },
      ],
      rows: [
        {
          tie: 'C',
          cells: [
            'One customer list',
            { bar: [0, 0.25], text: 'Apr to Sep 2027' },
            '$10–15k',
            'Sales giving up 3 spreadsheets',
          ],
        },
        {
          cells: [
            'Faster links',
            { bar: [0.25, 0.5], text: 'Oct 2027 to Mar 2028' },
            '$8–12k',
            'Old contract, to 30 September',
          ],
        },
        {
          tie: 'B',
          cells: [
            'Finance system',
            { bar: [0.25, 0.625], text: 'Oct 2027 to Jun 2028' },
            '$60–80k',
            'One customer list',
          ],
        },
        {
          cells: [
            'Online orders',
            { bar: [0.625, 1], text: 'Jul 2028 to Mar 2029' },
            '$30–45k',
            'Finance system, faster links',
          ],
        },
        {
          sum: true,
          cells: ['2 years', '', '$108–152k', ''],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          tie: 'A',
          name: 'The target',
          text: 'A builder orders at night, sees true stock, and nobody types the order again. Owner: sales.',
        },
        {
          name: 'Promised result',
          text: 'Orders typed twice: 60 a week today. The 40 taken by phone go straight into the finance system by October 2028: 20 left. Those come by email, and end with online orders by April 2029.',
        },
        {
          name: 'Cost by year',
          text: 'Year 1: $58–80k, with $40–53k of the finance system. Year 2: $50–72k. Not in these sums: a file server, $9–11k in October 2027, which is upkeep.',
        },
        {
          name: 'Cost to run, and payback',
          text: 'The new systems: $14–18k a year. What they replace: $19k a year today. With the second typing, $35–39k a year is saved: counted from April 2029, when the last step is done, and before the fee for this roadmap, it pays back in 2.8 to 4.3 years.',
        },
        {
          name: 'If nothing is done',
          text: '11 hours a week of typing orders a second time, about $34,000 a year at $60 an hour. The old finance system stops being supported in December 2028.',
        },
      ],
    },
  ],
} satisfies Sample;
