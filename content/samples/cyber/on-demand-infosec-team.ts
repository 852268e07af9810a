import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'Where the first 90 days go',
  intro:
    'You approve this plan in the first week, and it fills as work is done. 2.5 of 12 days stay free for what comes up.',
  title: '90-day security plan',
  about:
    'Harbour & Pine, 38 people. 1 March to 29 May 2027. 12 days of 8 hours: 6 of the lead, 6 of the analyst.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Work', share: 2.5 },
        { name: 'What it settles', share: 4.4 },
        { name: 'By', share: 1.5, short: true },
        { name: 'Days', numbers: true },
      ],
      rows: [
        {
          cells: [
            'Urgent gaps, suppliers, training',
            '3 gaps briefed to your IT provider; the 6 suppliers checked; one hour for all staff',
            'From week 1',
            '1.5',
          ],
        },
        {
          cells: [
            '1. Asset and supplier list',
            '56 devices, 23 services, and 6 suppliers who can sign in',
            '30 March',
            '1',
          ],
        },
        {
          cells: [
            '2. Risk register',
            '14 risks, rated; 3 are accepted in writing',
            '30 March',
            '1',
          ],
        },
        {
          tie: 'A',
          cells: [
            '3. Incident plan',
            'Who decides, who calls whom, who reports by when; rehearsed in 2 hours',
            '29 April',
            '1.5',
          ],
        },
        {
          tie: 'B',
          cells: [
            '4. Policies',
            'Access, devices, suppliers, AI assistants: 2 pages each',
            '29 April',
            '1.5',
          ],
        },
        {
          cells: [
            '5, 6. Program and budget',
            '12 months: who does what, what to buy, cancel or delay',
            '28 May',
            '1',
          ],
        },
        {
          tie: 'C',
          cells: [
            'Monthly report',
            'Risks that went up or down, hours used, what you decide',
            'Month end',
            '1',
          ],
        },
        {
          cells: ['Alerts', 'Path tested in week 1, then read for patterns', 'Weekly', '1'],
        },
        {
          cells: [
            'Kept free',
            'A form of 80 questions takes about one day; an incident',
            'As needed',
            '2.5',
          ],
        },
        { sum: true, cells: ['Together', '', '', '12'] },
      ],
    },
  ],
} satisfies Sample;
