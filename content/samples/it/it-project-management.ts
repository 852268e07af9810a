import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'What you hold before you decide',
  intro:
    'A gate is a point in the plan where you say go, hold or stop. Before each, your sponsor, who holds the budget, reads one page: dates, money, tests, whose fault a delay is, and our advice.',
  title: 'Stage report: email to Microsoft 365',
  about:
    'Harbour & Pine, 38 mailboxes. 17 July 2026. Gate 3 of 5, build: Tom, sponsor, decides on 21 July. Dollars before GST, without licences.',
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
          cells: [
            'Build done',
            '17 July',
            '24 July',
            'Mail is copied. We left 2 things undone, the accounts supplier one',
          ],
        },
        {
          tie: 'A',
          cells: [
            'Money',
            '$12,000',
            '$12,900',
            'Old mail of 5 former staff, signed by Tom on 6 July. Both sums are our fee and 2 suppliers',
          ],
        },
        {
          tie: 'C',
          cells: [
            'Tests passed',
            '14 of 14',
            '11 of 14',
            'Ours: the newsletter, the orders mailbox. The supplier: invoices',
          ],
        },
        {
          cells: [
            'Go-live',
            'Sat 25 July',
            'Sat 1 August',
            'Mail switches on a weekend, so on the next one. Rehearsal: 28 July',
          ],
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
            'Let the accounts system send invoices',
            'Priya, accounts supplier',
            'Wed 22 July',
          ],
        },
        {
          cells: [
            'Let the newsletter send; give 6 people the orders mailbox',
            'Sam, our engineer',
            'Thu 23 July',
          ],
        },
        {
          cells: ['Repeat the 3 failed tests', 'Ana, sales', 'Fri 24 July'],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          name: 'Second look',
          text: 'By 3 colleagues of Sam who built none of it. It does not work yet: 3 tests fail. It is safe: every sign-in needs a second factor. People can use it: 5 of 5 in the pilot could.',
        },
        {
          name: 'Our advice',
          text: 'Hold until 24 July: one week, no extra fee, as the delay is not yours. Going ahead means that invoices cannot be sent; stopping means finding a new host, as the old one closes on 30 September.',
        },
      ],
    },
  ],
} satisfies Sample;
