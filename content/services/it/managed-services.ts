import { company, inStaffedHours } from '../../company.ts';
import type { Service } from '../../model.ts';
import { callOutRule } from '../../rules.ts';
import { responseTargets } from '../../tools/response-targets.ts';

const [p1, p2, p3, p4] = responseTargets;

/** 'P1: nobody can work', and within which times work starts and is done. */
const targetCells = ({ priority, affects, response, resolution }: (typeof responseTargets)[number]) => [`${priority}: ${affects.toLowerCase()}`, `${response}, ${resolution}`];

export const service = {
  intro: 'IT support for businesses without an IT department: one desk for every problem, response targets in writing, licences and backups included. You pay a fixed fee per user each month.',
  updated: '2026-11-26',
  description: `Managed IT services (MSP) and IT support in ${company.city} for a fixed fee per user: help desk, Microsoft 365, backups, patches, targets in writing.`,
  related: [
    { path: '/it/infrastructure-management', fits: 'if only servers and networks need care' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody should own security, not support' },
  ],
  benefits: [
    {
      title: 'One Desk to Call',
      text: "Your staff phone, email or use the help desk. Each report gets a number, a priority and one name, and the month's report shows every target we missed.",
    },
    {
      title: 'A Fee You Can Plan For',
      text: 'You pay for 38 people, not for 67 tickets. When somebody leaves, the fee for support falls the next month; a Microsoft seat bought for a year stays until it renews.',
    },
    {
      title: 'Faults Seen Early',
      text: `Software watches day and night and opens tickets, in this month 17 before anyone called. Staff work on them ${inStaffedHours}.`,
    },
    {
      title: 'Your Keys Stay Yours',
      text: 'You hold an administrator account from the first day. Domains, accounts and data are in your name, and leave with you.',
    },
  ],
  figure: {
    height: { wide: 504, narrow: 530 },
    topRail: { wide: 42, narrow: 40 },
    parts: [
      { as: 'paper', box: [138.5, 74, 10], wide: [44, 54] },
      { as: 'paper', box: [152, 52, 10], narrow: [20, 51] },
      { title: 'P1', text: 'Nobody can work', ink: true, edge: 'top', wide: [56, 61, 14] },
      { text: 'P1 Nobody can work', ink: true, narrow: [30, 77, 15] },
      { as: 'light', box: [138.5, 74, 10], wide: [190.5, 54] },
      { as: 'light', box: [152, 52, 10], narrow: [178, 51] },
      { title: 'P2', text: 'A team is stopped', edge: 'top', wide: [202.5, 61, 14] },
      { text: 'P2 A team is stopped', narrow: [188, 77, 18] },
      { as: 'light', box: [138.5, 74, 10], wide: [337, 54] },
      { as: 'light', box: [152, 52, 10], narrow: [20, 109] },
      { title: 'P3', text: 'One person is affected', edge: 'top', wide: [349, 61, 14] },
      { text: 'P3 One person is affected', narrow: [30, 135, 18] },
      { as: 'light', box: [138.5, 74, 10], wide: [483.5, 54] },
      { as: 'light', box: [152, 52, 10], narrow: [178, 109] },
      { title: 'P4', text: 'A request or a question', edge: 'top', wide: [495.5, 61, 14] },
      { text: 'P4 A request or a question', narrow: [188, 135, 18] },
      { as: 'dark', path: 'M237.5 138H311.5V382H237.5z', wide: [0, 0] },
      { as: 'dark', path: 'M124.5 168H188.5V406H124.5z', narrow: [0, 0] },
      { ball: 'cue', wide: [160.7, 334, 19], narrow: [90.3, 360, 16] },
      {
        title: 'You call',
        text: 'Fri 4:45PM',
        align: 'middle',
        edge: 'top',
        wide: [161, 357],
        narrow: [69, 381],
      },
      { ball: 'own', wide: [211.9, 204, 19], narrow: [113.1, 234, 16] },
      {
        title: 'We start by',
        text: 'Fri 5:15PM',
        align: 'middle',
        edge: 'top',
        wide: [177, 142],
        narrow: [74, 174],
      },
      {
        title: 'Closed',
        text: 'until Mon 8:30AM',
        align: 'middle',
        edge: 'top',
        wide: [274.5, 230, 6],
        narrow: [156.5, 258, 6],
      },
      {
        title: 'You work again',
        text: 'within 4 staffed hours',
        align: 'end',
        wide: [622, 262, 30],
        narrow: [328, 282, 15],
      },
      {
        text: '8 March: the clock stops while we are closed',
        answer: 'Mon 11:45AM',
        edge: 'top',
        wide: [44, 398, 66],
        narrow: [22, 428, 33],
      },
      { diamonds: 4, wide: '84,32 237.5,32', narrow: '56,31 124.5,31' },
      { diamonds: 6, wide: '311.5,32 567.3,32', narrow: '188.5,31 302.7,31' },
      { text: 'Fri 4PM', align: 'middle', wide: [84, 14], narrow: [64.7, 13] },
      { text: '5PM', align: 'middle', wide: [186.3, 14] },
      { text: 'Mon 9AM', align: 'middle', wide: [362.6, 14], narrow: [211.4, 13] },
      { text: '10AM', align: 'middle', wide: [464.9, 14] },
      { text: '11AM', align: 'middle', wide: [567.3, 14] },
      { line: 'planned', wide: '168.8,313.5 203.8,224.5', narrow: '93.7,341.3 109.7,252.7' },
      { line: 'planned', wide: '230.4,215.9 237.5,220.5', narrow: '188.5,329.3 327.1,504.5' },
      { line: 'planned', wide: '311.5,268.1 625.5,470.1' },
    ],
    caption:
      'An example, a P1 ticket. One diamond is half an hour. Targets to start and to work again: P1 30 minutes and 4 hours, P2 1 and 8 hours, P3 4 hours and 2 business days, P4 1 and 5 business days. They count staffed hours: nights, weekends and public holidays are dark. The clock pauses while we wait for you or a supplier. A suspected security incident has the highest priority, even if everybody can still work; its fix has no target. Help outside staffed hours needs call-out, at the price in your agreement.',
  },
  sample: {
    heading: 'What you hold each month',
    intro: 'Your plan says on one page what the fee buys and what it does not. Each month a report sets what you got against the targets: time to start, and time to fix.',
    title: 'Your plan, and the month of March',
    about: 'Harbour & Pine on the On-site plan: 44 laptops, 3 servers, one firewall, 3 switches, 4 access points.',
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
            cells: ['Help desk', 'Faults and questions from 38 people, and a technician on site 2 half days a month', 'Call-out, bought for the servers and mail; projects, quoted first'],
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
            cells: ['Upkeep', 'Patches for 47 machines and for the network, backups of 3 servers and of mail', 'Replacing old systems'],
          },
          {
            tie: 'D',
            cells: ['Your keys', 'Tom holds an administrator account. Domains and accounts are in your name.'],
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
          {
            cells: [...targetCells(p1), '1', '1', 'Firewall, Wed 10 March: back after 3 h 10 min'],
          },
          {
            tie: 'A',
            cells: [...targetCells(p2), '4', '3', 'Phones, 40 min late: our backup of the phone settings was a month old. Now made each night'],
          },
          {
            tie: 'C',
            cells: [...targetCells(p3), '38', '36', 'A technician was ill on 19 March. Software opened 17 of the 38'],
          },
          { cells: [...targetCells(p4), '24', '24', ''] },
          {
            sum: true,
            cells: ['All', '', '67', '64', 'One P2 missed: its credit is on the April bill'],
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'blocks',
      heading: 'What the service covers',
      blocks: [
        {
          title: 'Managed Service Plans',
          text: 'A fixed monthly fee per user pays for support and licences. Choose one of 2 plans.',
          points: [
            '24/7 monitoring by software, staff in business hours',
            'Licensing for Office 365, security agents, backups and monitoring',
            'Remote plan: the desk by phone, email and screen sharing',
            'On-site plan: also a technician in your office, usually 2 half days a month, in our city',
          ],
        },
        {
          title: 'SLA Guidance and Vendor Management',
          text: 'A service level agreement (SLA) says how soon a supplier acts, and what does not count.',
          points: ['We read the ones you have, and mark what they leave out', 'We report faults to your suppliers, and stay on until they are fixed'],
        },
        {
          title: 'Proactive Maintenance',
          text: 'Planned work, before faults stop you.',
          points: [
            'Patches usually go to 4 test laptops first, and to the rest within 2 weeks',
            'What faces the internet: usually within 48 hours if its maker rates a flaw critical or an exploit works, on weekends too, in the fee',
            'Failed backups raise a ticket, and a restore test proves the others',
            'Software opens a ticket when a disk fills or a laptop stops reporting',
          ],
        },
        {
          title: 'Office 365 Expertise',
          text: 'Most Office 365 plans are Microsoft 365 now; Office 365 E1, E3 and E5 keep the old name.',
          points: [
            'Accounts opened for the day someone starts, closed on the day they leave',
            'Multi-factor authentication for everyone who signs in',
            'Sharing checked before you switch on Copilot, which finds whatever its user may open',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What the targets leave out, and what a miss costs us',
      intro: 'The agreement lists these, and each ticket shows how long its clock stood still.',
      items: [
        {
          title: 'Hours when we are closed, and call-out',
          text: callOutRule,
        },
        {
          title: 'Waiting for others',
          text: "Your answer, a supplier's repair or a part on order: the clock stops, and starts again when it arrives.",
        },
        {
          title: 'What is not on your list',
          text: 'Private devices, and software that its maker no longer supports: we help where we can, without a target.',
        },
        {
          title: 'Security incidents',
          text: 'A stolen password or suspected ransomware has the highest priority; nobody can know how long its fix takes, so it has no target. Software looks for both, day and night, and cuts off an infected laptop; our staff act on its alerts the next business morning, or sooner with call-out. Stopping an attack is in the fee, investigating it is quoted.',
        },
        {
          title: 'When we miss a target',
          text: "Each P1 or P2 target that we miss brings a credit on the next bill, which your agreement states. After such misses in usually 3 months running you may leave early, with 30 days' notice.",
        },
      ],
    },
  ],
  process: [
    {
      title: 'Review & Recommend',
      we: 'spend a morning at your office, read the contract you have now and recommend one of the 2 plans.',
      you: 'show us around, and say what annoys your staff most.',
      get: 'the plan on one page, with its exclusions and the fee per user.',
    },
    {
      title: 'Onboard & Secure',
      we: 'take over from your last provider: passwords into a vault, agents on every device, urgent gaps closed.',
      you: 'tell that provider, and give your staff the new number.',
      get: 'a list of all users, devices, licences and accounts, and the sign-in to each account.',
    },
    {
      title: 'Support & Maintain',
      we: 'answer by priority, patch each month and restore a file to prove the backup.',
      you: 'report faults to the desk, and approve restarts of servers.',
      get: 'a ticket for each report, with its priority, its name and its clock.',
    },
    {
      title: 'Report & Improve',
      we: "send the month's report, starting with the targets we missed, and propose what would prevent that.",
      you: 'meet us for an hour each quarter.',
      get: 'a page of targets met and missed, and the changes you chose.',
    },
  ],
  expectations: {
    youGet: 'Support for the users and devices on your list, with licences, monitoring, patches, backups and a report each month.',
    weNeed: 'Your list of users and devices, your present IT contract, administrator access, and one contact who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 30 days',
      text: 'The desk usually answers 30 days after you sign. The first term is usually 12 months.',
    },
    price: {
      short: 'Per user, per month',
      model: 'Fixed monthly fee per user: support follows your headcount from the next month; Microsoft seats fall when their year ends, or pass to whoever starts.',
      more: 'More for the On-site plan and for servers, which raise the fee per user.',
      less: 'Less for the Remote plan and cloud-only users.',
    },
    notIncluded: 'Hardware, cabling, projects and investigation of attacks: each is quoted first. Call-out has its price in your agreement.',
    nextStep:
      'We ask how many people and sites you have and when your contract ends, then offer a morning for the review, which is free. The plan and the fee follow in writing; you are bound when you sign.',
    leaving: 'We hand over documents and passwords, brief the next provider, and return our access against a list that both sides sign. Notice: usually 30 days, after the first term.',
  },
  contact: {
    heading: 'Your Trusted IT Partner',
    closing: 'Tell us how many people you have, and what troubles them.',
  },
} satisfies Service;
