import { staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'A backup proves its worth when it is restored. We work out how long each of your systems may be down, make copies to match, and test that they come back in time.',
  updated: '2026-11-23',
  description:
    'Disaster recovery plans and backups for Australian businesses: RTO and RPO per system, offline copies, and restore tests with written evidence.',
  question: 'If a server died today, when could we work again?',
  axis: ['Servers', 'Plans'],
  related: [
    { path: '/it/managed-services', fits: 'if backups should come with daily support' },
    {
      path: '/it/infrastructure-management',
      fits: 'if the worry is a disk that fills up, not a disaster',
    },
  ],
  benefits: {
    cards: [
      {
        title: 'Recovery Plans',
        text: 'A plan names who decides, who to call and what comes back first. You keep a printed copy.',
      },
      {
        title: 'RTO and RPO Testing',
        text: 'We time restores against your targets. A missed one is reported with its cause.',
      },
      {
        title: 'Tailored Backup Solutions',
        text: 'How often we copy, and how long we keep each copy, follows from your targets.',
      },
      {
        title: 'Named Backup Vendors as Partners',
        text: 'You know which products hold your copies, and in which country.',
      },
    ],
  },
  figure: { kind: 'tool', tool: 'outage' },
  details: [
    {
      kind: 'list',
      heading: 'What we agree for each system',
      items: [
        {
          title: 'Business impact analysis',
          text: 'We ask the people who use a system what stops when it is down for an hour, a day and a week. Their answers set its two targets.',
        },
        {
          title: 'Offline copy',
          text: 'One copy stays disconnected from your network, where neither ransomware nor a stolen administrator account can delete it.',
        },
        {
          title: 'Restore tests',
          text: {
            text: 'Files and mail monthly, a whole server every quarter, the offline copy twice a year, and the full plan once a year.',
            toConfirm: 'how often each kind of restore is tested',
          },
        },
        {
          title: 'Evidence',
          text: 'A dated report of each test sets the time beside the RTO and the age of the data beside the RPO.',
        },
        {
          title: 'Failed backups',
          text: `Software checks every job round the clock and opens a ticket when one fails. People work on tickets ${staffedHours}.`,
        },
        {
          title: 'Vendors',
          text: {
            text: 'Veeam for servers, Datto for whole-site recovery and Acronis for laptops.',
            toConfirm: 'backup vendors, and with which there is a partner agreement',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Assess & Prioritise',
      text: 'We list your systems and bring you an RTO and an RPO for each.',
    },
    {
      title: 'Plan & Design',
      text: 'You receive the plan and the costs before you buy.',
    },
    {
      title: 'Protect & Watch',
      text: 'Backups start, and software checks every job.',
    },
    {
      title: 'Restore & Prove',
      text: 'We restore against the clock, and report what we measured.',
    },
  ],
  expectations: {
    youGet:
      'A recovery plan, backups with an offline copy, and a dated report of every restore test.',
    weNeed: 'A list of your systems, an hour with those who use each, and administrator access.',
    duration: {
      short: '4 to 6 weeks',
      text: {
        text: '4 to 6 weeks to the first restore test, for an office of 20 people.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed, then monthly',
      model: {
        text: 'Fixed fee for the plan, then a monthly fee by server and terabyte.',
        toConfirm: 'how recovery plans and backups are priced',
      },
      more: 'More for short targets.',
      less: 'Less for cloud systems.',
    },
    notIncluded:
      'Replacement hardware, investigation after an attack, and work outside business hours.',
    nextStep: 'Send us a list of the systems you could not work without for a day.',
  },
  contact: {
    heading: 'Be Ready to Recover',
    closing: 'Tell us what you back up today, and when you last restored any of it.',
  },
} satisfies Service;
