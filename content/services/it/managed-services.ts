import { company, staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Your staff call one desk about any problem. As your managed service provider (MSP) we charge a fixed fee per user, and the agreement says how to leave.',
  updated: '2026-11-23',
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
  figure: { kind: 'tool', tool: 'response-clock' },
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
