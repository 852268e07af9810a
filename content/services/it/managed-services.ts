import { company, staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Your staff call one desk about any computer, account or supplier problem. As your managed service provider (MSP) we charge a fixed fee per user, and the agreement says what is in, what is out and how to leave.',
  updated: '2026-11-22',
  description: `Managed IT services and support in ${company.city} for a fixed fee per user: monitoring, Microsoft 365, backups, security agents and clear response targets.`,
  question: 'Who do our people call when something breaks?',
  axis: ['People', 'Servers'],
  related: [
    { path: '/it/infrastructure-management', fits: 'if only servers and networks need care' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody should own security, not support' },
  ],
  benefits: {
    heading: 'What changes for you',
    cards: [
      {
        title: 'One Desk to Call',
        text: 'People report a fault by phone, email or the help desk and get a ticket number. Nobody has to guess which supplier is to blame.',
      },
      {
        title: 'A Fee You Can Plan For',
        text: 'The fee follows the number of users: it moves when you hire, not when things break. Work outside it is quoted first.',
      },
      {
        title: 'Faults Seen Early',
        text: `Software watches your systems day and night and opens tickets by itself. Staff work on them ${staffedHours}.`,
      },
      {
        title: 'Your Keys Stay Yours',
        text: 'Domains, cloud accounts and data are in your name. If you leave, you take documents and passwords with you.',
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
          text: 'A fixed monthly fee per user pays for support and for the licences behind it.',
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
          text: 'A service level agreement (SLA) says how soon a supplier acts, and how that is counted. We keep ours and read the others for you.',
          points: [
            'Targets for each priority, and a report of those met and missed',
            'Calls to your internet, phone, printer and software suppliers',
            'A register of contracts, renewal dates and support lines',
          ],
        },
        {
          title: 'Proactive Maintenance',
          text: 'Planned work, before a fault stops anyone.',
          points: [
            'Patches for systems and applications, on a few devices first',
            'Backup jobs checked and restores tested',
            'Warranty and support dates followed, with replacements planned',
          ],
        },
        {
          title: 'Office 365 Expertise',
          text: 'Office 365 is now Microsoft 365, though some plans keep the old name. We license, set up and support it.',
          points: [
            'Exchange, Teams, SharePoint and OneDrive',
            'Licences matched to what each person uses',
            'Multi-factor authentication for every account',
            'Copies of mail and files kept outside Microsoft 365',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Priorities, response and resolution',
      columns: ['Priority', 'When it applies', 'Response', 'Resolution'],
      rows: [
        [
          'P1',
          'Nobody can work, or a critical system is down',
          { text: '30 minutes', toConfirm: 'P1 response target' },
          { text: '4 hours', toConfirm: 'P1 resolution target' },
        ],
        [
          'P2',
          'A team is stopped, or many people are slowed',
          { text: '1 hour', toConfirm: 'P2 response target' },
          { text: '8 hours', toConfirm: 'P2 resolution target' },
        ],
        [
          'P3',
          'One person is affected',
          { text: '4 hours', toConfirm: 'P3 response target' },
          { text: '2 business days', toConfirm: 'P3 resolution target' },
        ],
        [
          'P4',
          'A request, a question or a planned change',
          { text: '1 business day', toConfirm: 'P4 response target' },
          { text: '5 business days', toConfirm: 'P4 resolution target' },
        ],
      ],
      note: 'Response: a technician has started. Resolution: you can work again, by a repair or a workaround. Both are targets and count business hours.',
    },
    {
      kind: 'list',
      heading: 'The agreement in short',
      items: [
        {
          title: 'In',
          text: 'Support for the users and devices listed, licences, monitoring, patching, backups, and accounts for people who join or leave.',
        },
        {
          title: 'Out',
          text: 'Hardware, cabling, projects such as moves and migrations, and after-hours work. Each is quoted first.',
        },
        {
          title: 'Onboarding',
          text: 'We put passwords in a vault, install agents, record what you have and close urgent gaps.',
        },
        {
          title: 'Exit',
          text: {
            text: "30 days' notice after the first term. We hand over documents, remove our agents and brief the next provider.",
            toConfirm: 'notice period and help at exit',
          },
        },
        {
          title: 'Return of admin access',
          text: 'You hold an administrator account from the first day. At the end you get the others, we remove ours, and both sides sign the list.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Review & Recommend',
      text: 'We look at users, devices and licences, then put a plan and a fee in writing.',
    },
    {
      title: 'Onboard & Secure',
      text: 'Access moves to a vault and agents go in. We agree with your last provider who does what, and when.',
    },
    {
      title: 'Support & Maintain',
      text: 'Tickets are taken by priority, patches go in and restores are tested.',
    },
    {
      title: 'Report & Improve',
      text: 'You see tickets, targets met and missed, and devices to replace. We agree what to change.',
    },
  ],
  expectations: {
    youGet:
      'A help desk, monitoring, patching, backups, the licences your plan names, and a report on targets.',
    weNeed:
      'A list of users and devices, administrator access, supplier contacts, and a person who approves changes.',
    duration: {
      text: '30 days to onboard an office of 20 people, then a first term of 12 months.',
      toConfirm: 'usual onboarding time and first term',
    },
    price: {
      model: {
        text: 'Fixed monthly fee per user.',
        toConfirm: 'fee per user, by plan',
      },
      more: 'More for on-site visits, servers, extra sites and higher licence plans.',
      less: 'Less for remote support and cloud-only users.',
    },
    notIncluded:
      'Hardware, cabling, projects and after-hours work, each quoted first. Unsupported software gets our best effort, without a target.',
    nextStep:
      'Count your users, sites and servers, and find out when your current support contract ends.',
  },
  contact: {
    heading: 'Your Trusted IT Partner',
    closing:
      'Tell us how many people you have, what they use and what troubles them most. You see the fee in writing before you sign.',
  },
} satisfies Service;
