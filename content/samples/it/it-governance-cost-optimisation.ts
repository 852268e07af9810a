import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'One register for finance and IT: paid, needed, and the first month in which a change saves money.',
  title: 'Cost register, before and after',
  about:
    'Harbour & Pine. Baseline 2 March 2027, from the admin centres and 12 months of invoices. Dollars a month, before GST, as the firm pays its suppliers.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'What for', share: 2.5 },
        { name: 'Paid', share: 0.8, numbers: true },
        { name: 'Needed', share: 1, numbers: true },
        { name: 'Now', share: 1.1, numbers: true },
        { name: 'After', share: 1.1, numbers: true },
        { name: 'First month', share: 3 },
      ],
      rows: [
        {
          tie: 'B',
          cells: [
            'Microsoft 365 Business Premium',
            '44',
            '38',
            '$1,452',
            '$1,254',
            'July, at renewal',
          ],
        },
        {
          cells: ['Visio Plan 2', '9', '2', '$198', '$44', 'April, at renewal'],
        },
        {
          cells: [
            'Second backup of Microsoft 365',
            '44',
            '0',
            '$176',
            '$0',
            'May, after a full restore in April',
          ],
        },
        {
          cells: ['Telephone lines', '22', '12', '$550', '$300', "July, after 90 days' notice"],
        },
        {
          tie: 'C',
          cells: ['Adobe Creative Cloud', '4', '4', '$492', '$492', 'Keep: makes the catalogue'],
        },
        {
          sum: true,
          cells: ['A month', '', '', { struck: '$2,868' }, '$2,090', '$778 less from July'],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          name: 'First 12 months',
          text: 'From April: Visio $1,848, backup $1,936, Microsoft 365 $1,782, telephones $2,250. Less $640 for making the changes, $300 of it for the Microsoft seats: $7,176, before our fee. The quote had set $6,000 to $9,000 beside that fee.',
        },
        {
          name: 'Risk 7 of 14',
          text: '2 people who left in January could sign in until 3 March. Rated high, owner finance. Accounts now close on the last day.',
        },
        {
          tie: 'A',
          name: 'Decided',
          text: 'By Tom on 9 March: each contract is below his limit of $1,500 a month. Told: finance, and the 7 people who lose Visio. Next: 1 to 7 July, when Microsoft 365 renews.',
        },
      ],
    },
  ],
} satisfies Sample;
