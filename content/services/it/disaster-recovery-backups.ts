import { staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'A backup proves its worth when it is restored. We work out how long each of your systems may be down, make copies to match, and test that they come back in time.',
  updated: '2026-11-22',
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
    heading: 'From copies to recovery',
    cards: [
      {
        title: 'Recovery Plans',
        text: 'A plan names who decides, who to call and which system comes back first. You keep a printed copy for the day the network is down.',
      },
      {
        title: 'RTO and RPO Testing',
        text: 'We restore systems and time them against the targets you set. A missed target is reported with its cause and a fix.',
      },
      {
        title: 'Tailored Backup Solutions',
        text: "How often we copy and how long we keep follow each system's targets. A shared drive and a payroll database seldom need the same.",
      },
      {
        title: 'Named Backup Vendors as Partners',
        text: 'You know which products hold your copies, and in which country. The plan names each vendor and its support line.',
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we agree for each system',
      intro:
        'Targets belong to a system. Email, accounts and a shared drive can each have their own.',
      items: [
        {
          title: 'Business impact analysis',
          text: 'We ask the people who use a system what stops when it is down for an hour, a day and a week.',
        },
        {
          title: 'Recovery time objective (RTO)',
          text: 'The longest outage you can accept.',
        },
        {
          title: 'Recovery point objective (RPO)',
          text: 'The longest loss of data you can accept, measured in time. An RPO of 4 hours needs copies more often than every 4 hours, because each takes time to finish.',
        },
        {
          title: 'Offline copy',
          text: 'One copy stays disconnected from your network, so that ransomware or a stolen account cannot delete it.',
        },
        {
          title: 'Failed backups',
          text: `Software checks every job 24/7 and opens a ticket when one fails. Our staff work on tickets ${staffedHours}.`,
        },
        {
          title: 'Vendors',
          text: {
            text: 'Veeam for servers, Datto for whole-site recovery and Acronis for laptops. We give the reason for each choice and its price.',
            toConfirm: 'backup vendors, and with which there is a partner agreement',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How restores are tested',
      columns: ['Test', 'What we do', 'How often', 'Evidence'],
      rows: [
        [
          'Files and mail',
          'Restore chosen files and a mailbox, and open them',
          {
            text: 'Monthly',
            toConfirm: 'how often file and mail restores are tested',
          },
          'Restore log and the names of the files opened',
        ],
        [
          'Whole server',
          'Start it from a copy, separate from your network, and sign in',
          { text: 'Every quarter', toConfirm: 'how often server restores are tested' },
          'Start and end times beside the RTO',
        ],
        [
          'Offline copy',
          'Connect it to a clean machine and restore a sample',
          { text: 'Twice a year', toConfirm: 'how often offline copies are tested' },
          'Age of the newest data beside the RPO',
        ],
        [
          'Full exercise',
          'Follow the plan with your team, from the first call to a working system',
          { text: 'Once a year', toConfirm: 'how often the full plan is exercised' },
          'Timeline, decisions and corrections to the plan',
        ],
      ],
      note: 'Each test leaves a dated report: what was restored, how long it took, and what failed.',
    },
  ],
  process: [
    {
      title: 'Assess & Prioritise',
      text: 'We list your systems, ask what an outage of each would stop, and bring you an RTO and an RPO to approve.',
    },
    {
      title: 'Plan & Design',
      text: 'You receive the plan and the backup design, with vendors and costs, before you buy.',
    },
    {
      title: 'Protect & Watch',
      text: 'Backups start and the offline copy is made. You see the first full copy finish for every system.',
    },
    {
      title: 'Restore & Prove',
      text: 'We restore against the clock, hand you the report, and correct the plan where the two disagree.',
    },
  ],
  expectations: {
    youGet:
      'A recovery plan, targets for each system, working backups with an offline copy, and a dated report of every restore test.',
    weNeed:
      'A list of your systems, an hour with the people who depend on each, and administrator access to what we back up.',
    duration: {
      text: '4 to 6 weeks from the first interview to the first restore test, for an office of 20 people.',
      toConfirm: 'usual duration',
    },
    price: {
      model: {
        text: 'Fixed fee for the plan, then a monthly fee by server, user and terabyte.',
        toConfirm: 'how recovery plans and backups are priced',
      },
      more: 'More for short targets, which need standby machines or frequent copies.',
      less: 'Less for cloud systems that share one target.',
    },
    notIncluded:
      'Replacement hardware, and investigation after an attack. Recovery work outside business hours is agreed in the plan or quoted.',
    nextStep: 'Write down the systems you could not work without for a day, and send us the list.',
  },
  contact: {
    heading: 'Be Ready to Recover',
    closing:
      'Tell us what you back up today, when you last restored any of it, and what you could not afford to lose.',
  },
} satisfies Service;
