import { company, inStaffedHours } from '../../company.ts';
import { callOutRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'IT support for businesses without an IT department: one help desk, written response targets, licences and backups.',
    rest: 'You pay a fixed monthly fee per user.',
  },
  updated: '2026-11-28',
  description: `Managed IT services (MSP) and IT support in ${company.city} for a fixed fee per user: help desk, Microsoft 365, backups, patches, targets in writing.`,
  related: [
    { path: '/it/infrastructure-management', fits: 'if only servers and networks need care' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if you need someone to own security, not support' },
  ],
  benefits: [
    {
      title: 'One desk to call',
      text: "Your staff phone, email or use the help desk's website. Each ticket has a priority and one person responsible, and you see every target we missed.",
    },
    {
      title: 'A fee you can plan for',
      text: 'The fee is per person, not per ticket: a month with 67 tickets costs the same as a quiet one. When someone leaves, the support fee falls the next month.',
    },
    {
      title: 'Faults seen early',
      text: `Software watches day and night; in the sample it opened 17 tickets before anyone called. Our staff work on them ${inStaffedHours}.`,
    },
    {
      title: 'Your keys stay yours',
      text: 'You hold an administrator account from the first day. Domains, accounts and data are in your name, and leave with you.',
    },
  ],
  /** An hour is 111 px wide, and 56 px in the narrow drawing. Time outside business hours has no width. */
  figure: {
    kind: 'timeline',
    kicker: 'You call on Tuesday at 10:00AM',
    answer: 'Working by 12:40PM',
    note: 'Our target: 4 business hours',
    events: [
      { at: '10:00', title: 'You call', ball: 'you' },
      { at: '10:20', title: 'We start' },
      { at: '12:40', title: 'Solved', ball: 'work' },
    ],
    limit: { at: '14:00', title: 'Limit: 4 hours' },
    caption: 'An example: a fault that stops everyone (P1).',
    howToRead:
      'One diamond is an hour. The white line is the target; nights and weekends are not counted. Targets to start and to fix: P1 30 minutes and 4 hours, P2 1 hour and 8 hours, P3 4 hours and 2 business days, P4 1 and 5 business days.',
  },
  sample: {
    heading: 'What you get each month',
    intro: 'A report of targets met and missed, and the one-page plan it is measured by.',
    title: 'The month of March, and your plan',
    about: 'Harbour & Pine on the On-site plan: 44 laptops, 3 servers.',
    verdict: { text: '67 tickets, 64 on target', callout: 'A' },
    parts: [
      {
        kind: 'dots',
        rows: [
          { code: 'P1', name: 'all stopped', dots: [[1]] },
          {
            code: 'P2',
            name: 'a team',
            dots: [[3], [1, 'missed']],
          },
          {
            code: 'P3',
            name: 'one person',
            dots: [[36], [2, 'missed']],
          },
          { code: 'P4', name: 'requests', dots: [[24]] },
        ],
        note: 'A ring is a late ticket. Software opened 17 of the 67.',
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'What we missed',
            text: 'P2: the phones were back 40 minutes late, because our backup of their settings was old. You get a credit in April. P3: a technician was ill.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'The plan', share: 1.2 },
          { name: 'Included', share: 3.4 },
          { name: 'Not included', share: 2 },
        ],
        rows: [
          {
            callout: 'B',
            cells: ['Help desk', 'Faults, questions, 2 half days a month on site', 'Projects; call-out (extra, for servers and email)'],
          },
          {
            cells: ['Licences', 'Security agents; Microsoft 365 from July, once your own seats end', 'Visio, Adobe'],
          },
          {
            callout: 'C',
            cells: ['Upkeep', 'Monitoring and patches for 47 machines and the network; backups', 'Replacing old systems'],
          },
          {
            callout: 'D',
            cells: ['Your keys', 'Tom has an administrator account, separate from his daily one, with multi-factor authentication.'],
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
            'Remote plan: help by phone, email and remote control',
            `On-site plan: also a technician in your ${company.city} office, usually 2 half days a month`,
          ],
        },
        {
          title: 'SLA Guidance and Vendor Management',
          text: 'A service level agreement (SLA) says how soon a supplier acts.',
          points: ['We read your supplier SLAs and flag the gaps', 'We report faults to your suppliers, and follow up'],
        },
        {
          title: 'Proactive Maintenance',
          text: 'We do planned work before faults stop you.',
          points: [
            'Patches go to 4 test laptops first, and to the rest within 2 weeks',
            'Internet-facing systems: patched within 48 hours if the vendor rates a flaw critical or a working exploit exists, weekends included, at no extra charge; an engineer stays until the system works again',
            'Software opens a ticket when a backup fails, a disk fills up or a laptop stops reporting',
            'A yearly restore of data, applications and settings to a common point in time',
          ],
        },
        {
          title: 'Office 365 Expertise',
          text: 'Most Office 365 plans are Microsoft 365 now; Office 365 E1, E3 and E5 keep the old name.',
          points: ['Accounts ready on the day someone starts, disabled on the day they leave', 'Multi-factor authentication for everyone who signs in'],
        },
      ],
    },
    {
      kind: 'list',
      heading: "What the targets don't cover, and what you get if we miss one",
      items: [
        {
          title: 'Nights, weekends, and call-out',
          text: callOutRule,
        },
        {
          title: 'Waiting',
          text: "The clock stops while we wait for your answer, a supplier's repair or a part.",
        },
        {
          title: 'What is not on your list',
          text: 'Private devices, and software without vendor support: we help, without a target.',
        },
        {
          title: 'Security incidents',
          text: 'A stolen password or suspected ransomware has the highest priority, but no target for the fix. Software cuts off an infected laptop, day or night. Without call-out, nobody blocks a stolen account until our staff start the next business morning. Stopping an attack is included, but we quote for investigating it.',
        },
        {
          title: 'When we miss a target',
          text: "Each missed P1 or P2 target brings a credit on the next bill. If that happens 3 months running, you can leave early with 30 days' notice.",
        },
      ],
    },
  ],
  process: [
    {
      title: 'Review & recommend',
      we: 'spend a morning at your office, read your contract and recommend a plan.',
      you: 'show us around, and say what frustrates your staff most.',
      get: 'a one-page plan, with its exclusions and the fee per user.',
    },
    {
      title: 'Onboard & secure',
      we: 'take over from your last provider or IT person, secure passwords, install agents and close urgent gaps.',
      you: 'tell them and your staff that we are taking over.',
      get: 'a list of users, devices, licences and accounts, and the administrator logins.',
    },
    {
      title: 'Support & maintain',
      we: 'answer by priority, patch on schedule and test-restore a file.',
      you: 'report faults to the help desk, and approve server restarts.',
      get: 'a numbered ticket for each request, with its priority and its clock.',
    },
    {
      title: 'Report & improve',
      we: 'send the monthly report, and propose improvements.',
      you: 'meet us for an hour each quarter.',
      get: 'targets met and missed, and the changes you chose.',
    },
  ],
  expectations: {
    weNeed: 'A list of users and devices, your IT contract, administrator access, and someone who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 30 days',
    },
    price: {
      short: 'Per user, per month',
      model: 'A fixed monthly fee per user. Support follows your headcount from the next month, Microsoft seats from renewal.',
      more: 'It costs more with the On-site plan or with servers.',
      less: 'It costs less with the Remote plan and cloud-only users.',
    },
    notIncluded: 'Hardware, cabling, projects, investigation of attacks, and call-out.',
    nextStep: 'We ask how many people you have and when your contract ends, then offer a free review. You get the plan and the fee in writing.',
    leaving:
      "30 days' notice after a first term of 12 months. We hand over documents and passwords, delete our accounts, agents and remote tools, and change shared passwords, from a list we both sign.",
  },
  contact: {
    heading: 'Your Trusted IT Partner',
    closing: 'Tell us how many people you have, and what frustrates them.',
  },
} satisfies Service;
