import { company, staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';
import { responseTargets } from '../../response-targets.ts';

const [p1, p2, p3, p4] = responseTargets;

export const service = {
  intro:
    'Your staff call one desk about any problem. As your managed service provider (MSP) we charge a fixed fee per user, and the agreement says how to leave.',
  updated: '2026-11-22',
  description: `Managed IT services and support in ${company.city} for a fixed fee per user: monitoring, Microsoft 365, backups, security agents and clear response targets.`,
  question: 'Who do our people call when something breaks?',
  axis: ['People', 'Servers'],
  related: [
    { path: '/it/infrastructure-management', fits: 'if only servers and networks need care' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody should own security, not support' },
  ],
  benefits: {
    cards: [
      {
        title: 'One Desk to Call',
        text: 'Report a fault by phone, email or the help desk. Nobody has to guess whom to call.',
      },
      {
        title: 'A Fee You Can Plan For',
        text: 'The fee moves when you hire, not when things break.',
      },
      {
        title: 'Faults Seen Early',
        text: `Software watches day and night and opens tickets. Staff work on them ${staffedHours}.`,
      },
      {
        title: 'Your Keys Stay Yours',
        text: 'Domains, accounts and data are in your name, and leave with you.',
      },
    ],
  },
  tool: 'response-clock',
  figure: {
    kind: 'lanes',
    heading: 'The clock stops when we go home',
    intro: 'A ticket raised on Friday at 4:45PM pauses at 5:30PM and runs again on Monday.',
    axis: [
      { at: 11, name: 'Mon' },
      { at: 23 },
      { at: 35 },
      { at: 51, name: 'Tue' },
      { at: 63 },
      { at: 75 },
      { at: 97, name: 'Fri', bare: true },
    ],
    closed: [
      [5, 11],
      [47, 51],
      [87, 90],
    ],
    limit: 2,
    lanes: [
      {
        title: p1.priority,
        text: p1.affects,
        runs: [
          { from: 2, to: 5 },
          { from: 11, to: 24 },
        ],
        marks: [
          { at: 4, sign: 'ball' },
          { at: 24, sign: 'ghost' },
        ],
        values: [
          { name: `Response, ${p1.response.join(' ')}`, value: 'Fri 5:15PM' },
          { name: `Resolution, ${p1.resolution.join(' ')}`, value: 'Mon 11:45AM' },
        ],
      },
      {
        title: p2.priority,
        text: p2.affects,
        runs: [
          { from: 2, to: 5 },
          { from: 11, to: 40 },
        ],
        marks: [
          { at: 12, sign: 'ball' },
          { at: 40, sign: 'ghost' },
        ],
        values: [
          { name: `Response, ${p2.response.join(' ')}`, value: 'Mon 8:45AM' },
          { name: `Resolution, ${p2.resolution.join(' ')}`, value: 'Mon 3:45PM' },
        ],
      },
      {
        title: p3.priority,
        text: p3.affects,
        runs: [
          { from: 2, to: 5 },
          { from: 11, to: 47 },
          { from: 51, to: 84 },
        ],
        marks: [
          { at: 24, sign: 'ball' },
          { at: 84, sign: 'ghost' },
        ],
        values: [
          { name: `Response, ${p3.response.join(' ')}`, value: 'Mon 11:45AM' },
          { name: `Resolution, ${p3.resolution.join(' ')}`, value: 'Tue 4:45PM' },
        ],
      },
      {
        title: p4.priority,
        text: p4.affects,
        runs: [
          { from: 2, to: 5 },
          { from: 11, to: 47 },
          { from: 51, to: 87 },
          { from: 90, to: 97, planned: true },
        ],
        marks: [
          { at: 44, sign: 'ball' },
          { at: 97, sign: 'ghost' },
        ],
        values: [
          { name: `Response, ${p4.response.join(' ')}`, value: 'Mon 4:45PM' },
          { name: `Resolution, ${p4.resolution.join(' ')}`, value: 'Fri 4:45PM' },
        ],
      },
    ],
    caption: {
      text: 'An example. Response: a technician has started. Resolution: you can work again.',
      toConfirm: 'response and resolution targets of P1 to P4, in the figure',
    },
    unit: 'One diamond is 3 hours. Dark is closed.',
  },
  details: [
    {
      kind: 'blocks',
      heading: 'What the service covers',
      blocks: [
        {
          title: 'Managed Service Plans',
          text: 'A fixed monthly fee per user pays for support and licences.',
          points: [
            '24/7 monitoring by software, staff in business hours',
            'Licensing for Office 365, security agents, backups and monitoring',
            {
              text: '2 plans: remote support, or remote and on-site support',
              toConfirm: 'names and contents of the plans',
            },
          ],
        },
        {
          title: 'SLA Guidance and Vendor Management',
          text: 'A service level agreement (SLA) says how soon a supplier acts.',
          points: [
            'We read the ones you have',
            'We make the calls to your suppliers',
            'A report of targets met and missed',
          ],
        },
        {
          title: 'Proactive Maintenance',
          text: 'Planned work, before faults stop you.',
          points: [
            'Patches, on a few devices first',
            'Backup jobs checked and restores tested',
            'Software that opens a ticket when it sees a fault',
          ],
        },
        {
          title: 'Office 365 Expertise',
          text: 'Most Office 365 plans are Microsoft 365 now.',
          points: [
            'Licences, set-up and support',
            'Multi-factor authentication for every account',
            'Accounts and data in your name',
          ],
        },
      ],
    },
  ],
  process: [
    {
      title: 'Review & Recommend',
      text: 'We look at what you have, then put a plan and a fee in writing.',
    },
    {
      title: 'Onboard & Secure',
      text: 'We agree with your last provider who does what, and when.',
    },
    {
      title: 'Support & Maintain',
      text: 'Tickets go by priority, patches go in and restores are tested.',
    },
    {
      title: 'Report & Improve',
      text: 'You see targets met or missed.',
    },
  ],
  expectations: {
    youGet: 'Support for the users and devices listed, licences, monitoring, patching and backups.',
    weNeed: 'A list of users and devices, administrator access, and a person who decides.',
    duration: {
      label: 'Starts',
      short: 'In 30 days',
      text: {
        text: '30 days to onboard 20 people: we put passwords into a vault, list what you have and close urgent gaps. Then a first term of 12 months.',
        toConfirm: 'usual onboarding time and first term',
      },
    },
    price: {
      short: 'Per user, per month',
      model: {
        text: 'Fixed monthly fee per user.',
        toConfirm: 'fee per user, by plan',
      },
      more: 'More for on-site visits and servers.',
      less: 'Less for remote support and cloud-only users.',
    },
    notIncluded: 'Hardware, cabling, projects and after-hours work. Each is quoted first.',
    nextStep: 'Find out when your current support contract ends.',
    leaving: {
      text: "30 days' notice after the first term. We hand over documents and brief the next provider. You hold an administrator account from the first day, and get the others at the end.",
      toConfirm: 'notice period and help at exit',
    },
  },
  contact: {
    heading: 'Your Trusted IT Partner',
    closing: 'Tell us how many people you have, and what troubles them.',
  },
} satisfies Service;
