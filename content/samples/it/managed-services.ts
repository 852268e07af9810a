import type { Sample } from '../../model/sample.ts';
import { responseTargets } from '../../tools/response-targets.ts';

const [p1, p2, p3, p4] = responseTargets;

/** 'P1: nobody can work', and within which times work starts and is done. */
const targetCells = ({
  priority,
  affects,
  response,
  resolution,
}: (typeof responseTargets)[number]) => [
  `${priority}: ${affects.toLowerCase()}`,
  `${response.join(' ')}, ${resolution.join(' ')}`,
];

export const sample = {
  heading: 'What you hold each month',
  intro:
    'Your plan says on one page what the fee buys and what it does not. Each month a report sets what you got against the targets: time to start, and time to fix.',
  title: 'Your plan, and the month of March',
  about:
    'Harbour & Pine on the On-site plan: 44 laptops, 3 servers, one firewall, 3 switches, 4 access points.',
  parts: [
    {
      kind: 'table',
      columns: [
        { name: 'The plan', share: 1.4 },
        { name: 'In the fee', share: 3.4 },
        { name: 'Not in the fee', share: 2.4 },
      ],
      rows: [
        {
          cells: [
            'Help desk',
            'Faults and questions from 38 people, and a technician on site 2 half days a month',
            'Call-out, bought for the servers and mail; projects, quoted first',
          ],
        },
        {
          tie: 'B',
          cells: [
            'Licences',
            'Security agents on 47 machines. Microsoft 365 for 38 people from July. Until then the firm pays for its 44 old seats, and the fee leaves them out',
            'Visio, Adobe, trade software',
          ],
        },
        {
          cells: [
            'Upkeep',
            'Patches for 47 machines and for the network, backups of 3 servers and of mail',
            'Replacing old systems',
          ],
        },
        {
          tie: 'D',
          cells: [
            'Your keys',
            'Tom holds an administrator account. Domains and accounts are in your name.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'March', share: 2.1 },
        { name: 'Time to start, time to fix', share: 2 },
        { name: 'Tickets', share: 1.1, numbers: true },
        { name: 'In time', share: 1.2, numbers: true },
        { name: 'What happened', share: 3.4 },
      ],
      rows: [
        { cells: [...targetCells(p1), '1', '1', 'Firewall, Wed 10 March: back after 3 h 10 min'] },
        {
          tie: 'A',
          cells: [
            ...targetCells(p2),
            '4',
            '3',
            'Phones, 40 min late: our backup of the phone settings was a month old. Now made each night',
          ],
        },
        {
          tie: 'C',
          cells: [
            ...targetCells(p3),
            '38',
            '36',
            'A technician was ill on 19 March. Software opened 17 of the 38',
          ],
        },
        { cells: [...targetCells(p4), '24', '24', ''] },
        {
          sum: true,
          cells: ['All', '', '67', '64', 'One P2 missed: its credit is on the April bill'],
        },
      ],
    },
  ],
} satisfies Sample;
