import type { Sample } from '../../model/sample.ts';

export const sample = {
  intro:
    'A plan that works when nothing else does: printed, and readable by somebody who has never seen your servers.',
  title: 'Recovery plan, page 1',
  about:
    "Harbour & Pine. Version 4, 18 March 2027. RTO and RPO count hours by the clock; systems 1 to 4 have call-out at night and on weekends. Printed twice: here, and at Tom's home.",
  parts: [
    {
      kind: 'entries',
      entries: [
        {
          tie: 'A',
          name: 'Who decides',
          text: 'Tom, operations manager; if he cannot be reached, the finance manager. Either may spend $10,000 without asking.',
        },
        {
          name: 'If it is an attack',
          text: 'Unplug the internet link. Call our desk, at night the call-out number, then the insurer: the numbers are on the back, in large print. Nothing is restored until the specialist whom the insurer sends knows how they came in. The RTO starts then.',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Comes back', share: 2.3 },
        { name: 'RTO', numbers: true, share: 1.4 },
        { name: 'RPO', numbers: true },
        { name: 'Copied', share: 2.4 },
        { name: 'Last test', share: 2.8 },
      ],
      rows: [
        {
          cells: [
            '1. Sign-in: domain controller',
            '3 h',
            '1 day',
            'Datto: twice a day',
            '16 March: back in 55 min',
          ],
        },
        {
          tie: 'B',
          cells: [
            '2. Accounts and stock',
            '5 h',
            '4 h',
            'Datto: every 2 hours, here and in a data centre',
            '16 March: 3 h 5 min more, so 4 h in all; data 1 h 40 min old',
          ],
        },
        {
          tie: 'C',
          cells: [
            '3. Mail, Teams, OneDrive',
            '1 day',
            '4 h',
            'Veeam: every 3 hours, outside Microsoft 365',
            '12 March: mail and files of 3 people in 90 min; at that pace all 38 take 19 hours',
          ],
        },
        {
          cells: [
            '4. File server',
            '2 days',
            '1 day',
            'Veeam: twice a day',
            '17 February: 4 hours too late, as our loan server was slow. Again on 24 March',
          ],
        },
        {
          cells: [
            '5. Laptops, up to 4',
            '5 days',
            '4 h',
            'Files are in OneDrive: see 3',
            '11 March: a new one ready in 2 h; all 38 would take 9 business days',
          ],
        },
        {
          tie: 'D',
          cells: [
            'If all copies above are gone',
            "Veeam disk, offline and encrypted, up to a week old. The finance manager swaps it each Friday and keeps it in a safe at home, so it is at hand on a Saturday; Tom, if she is away. Its password is kept at Tom's home and in our vault. Read in full on 5 March.",
          ],
        },
      ],
    },
  ],
} satisfies Sample;
