import type { Sample } from '../../model/sample.ts';

export const sample = {
  heading: 'What you hold each month',
  intro:
    'A report for whoever answers for the systems and whoever pays for them: what was patched, what missed its evening and why.',
  title: 'Patch report, March 2027',
  about: 'Harbour & Pine: 3 servers, one firewall, 3 switches, 4 access points. As at 31 March.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'Device', share: 2.3 },
        { name: 'Patched', share: 1.9 },
        { name: 'After', numbers: true, share: 1.1 },
        { name: 'What happened', share: 3.6 },
      ],
      rows: [
        {
          cells: [
            'Firewall',
            'Wed 3 March',
            '25 hours',
            'Rated critical by its vendor: limit 48 hours',
          ],
        },
        {
          tie: 'B',
          cells: [
            'Accounts and file servers',
            'Thu 18 March',
            '8 days',
            'Tried on a copy first. Tom approved the restarts: 7 and 9 minutes',
          ],
        },
        {
          cells: [
            'Domain controller',
            'Tue 23 March',
            '13 days',
            'Missed Thu 18 March: the update failed, was removed, and was installed with a fix, on an evening that Tom approved',
          ],
        },
        { cells: ['4 access points', 'Thu 18 March', '3 days', 'On the agreed evening'] },
        {
          sum: true,
          cells: [
            '8 due, 7 on time',
            'The eighth missed its evening, not its limit: one month after release. Nothing was released for the switches.',
          ],
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          tie: 'C',
          name: '19 alerts',
          text: '2 critical: firewall down on Wed 10 March, its power supply had failed: work began after 12 min, back after 3 h 10 min; no internet on Sat 13 March, 2:10AM to 2:55AM: logged, and looked at on Monday, as the link has no call-out. 5 warnings, the same day. 12 notices.',
        },
        {
          tie: 'A',
          name: 'Next to replace',
          text: 'File server: warranty ends and the disk reaches 90% in October. A new one costs $9,000 to $11,000 before GST. The switches can wait until 2029.',
        },
        {
          tie: 'D',
          name: 'Built this month',
          text: 'The access points, to the design of 22 February. Tom saw the signal tested at 12 places in the warehouse, and signed.',
        },
      ],
    },
  ],
} satisfies Sample;
