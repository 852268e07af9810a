import { company, staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Servers, networks and cloud systems need someone to watch, patch and plan them. You can read what we cover, what raised an alert, and which disk will fill up next.',
  updated: '2026-11-22',
  description: `Infrastructure management in ${company.city}: servers and networks monitored round the clock, patched in agreed windows and planned with capacity reports.`,
  question: 'What will fill up or fail next, and who is watching?',
  axis: ['Devices', 'Servers'],
  related: [
    { path: '/it/managed-services', fits: 'if people at their desks need help too' },
    {
      path: '/it/disaster-recovery-backups',
      fits: 'if the question is how fast you would be back',
    },
  ],
  benefits: {
    heading: 'What we look after',
    cards: [
      {
        title: 'Strategic Guidance',
        text: 'We tell you which equipment nears the end of its support, what a replacement costs and what can wait.',
      },
      {
        title: 'Server Management',
        text: 'Windows and Linux servers, in your office or in the cloud, are patched and documented. Every change has a ticket.',
      },
      {
        title: '24/7 Network Monitoring',
        text: `Software checks your network day and night and raises alerts by itself. Our staff work on them ${staffedHours}.`,
      },
      {
        title: 'Infrastructure Deployment',
        text: 'New servers, switches, firewalls and wireless are built to a written design and tested with you.',
      },
    ],
  },
  details: [
    {
      kind: 'table',
      heading: 'Alert severities',
      intro:
        'The software grades each alert, so that a full disk does not hide a site that is down.',
      columns: ['Severity', 'What it means', 'What the software does', 'When our staff act'],
      rows: [
        [
          'Critical',
          'A site, a server or an internet link is down',
          'Opens a ticket and sends a message to the engineer and to your contact',
          {
            text: 'Within 30 minutes in business hours',
            toConfirm: 'response to critical alerts',
          },
        ],
        [
          'Warning',
          'It still works, but a disk, a power supply or a backup has failed',
          'Opens a ticket',
          { text: 'The same business day', toConfirm: 'response to warnings' },
        ],
        [
          'Notice',
          'A trend or a change worth knowing',
          'Adds it to the report',
          { text: 'At the monthly review', toConfirm: 'response to notices' },
        ],
      ],
      note: 'An alert at night or on a weekend waits for the next business morning, unless your agreement adds cover.',
    },
    {
      kind: 'list',
      heading: 'Cover, patches and capacity',
      items: [
        {
          title: 'What is covered',
          text: 'The servers, storage, switches, firewalls, wireless, internet links and cloud subscriptions that your agreement lists. What is not on the list is not watched.',
        },
        {
          title: 'Patch windows',
          text: {
            text: 'Test machines in the week of release and all servers on the Thursday evening after. You approve each restart in advance.',
            toConfirm: 'patch windows',
          },
        },
        {
          title: 'Urgent patches',
          text: 'The Essential Eight asks for a patch within 48 hours when a flaw in an internet-facing system is critical or exploited. A weekend is longer: such systems update themselves, or your agreement adds cover.',
        },
        {
          title: 'Capacity reports',
          text: {
            text: 'Every quarter: storage, memory, processor and link use against their limits, and the month in which each runs out at current growth.',
            toConfirm: 'how often capacity is reported',
          },
        },
        {
          title: 'Documents',
          text: 'The asset list, network diagram and device settings stay yours if you change provider.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Document',
      text: 'We find what is connected and give you the list to correct.',
    },
    {
      title: 'Design & Agree',
      text: 'You settle what is covered, how alerts are graded, who is called and when systems may restart.',
    },
    {
      title: 'Deploy & Monitor',
      text: 'Monitoring goes in and urgent faults are repaired first. We adjust limits that raise false alarms.',
    },
    {
      title: 'Maintain & Forecast',
      text: 'Patches go in during the windows. Reports show what changed, what failed and what will run out.',
    },
  ],
  expectations: {
    youGet:
      'An asset list, a network diagram, automated monitoring, patching in agreed windows, and reports on alerts and capacity.',
    weNeed:
      'Administrator access, a list of sites and suppliers, and a person who can approve a restart.',
    duration: {
      text: '2 to 4 weeks to document and connect 1 site, then month by month.',
      toConfirm: 'usual set-up time and term',
    },
    price: {
      model: {
        text: 'Fixed monthly fee by server, network device and site; deployments are quoted as projects.',
        toConfirm: 'how infrastructure management is priced',
      },
      more: 'More for weekend cover, old equipment and many sites.',
      less: 'Less for standard models and cloud-only systems.',
    },
    notIncluded:
      'Hardware, software licences and internet charges. Help for people at their desks is part of Managed Services & Support.',
    nextStep:
      'Count your sites and servers, and recall the last fault that stopped work. Then we can say what to look at first.',
  },
  contact: {
    heading: 'Keep Your Systems Running',
    closing:
      'Tell us what you run, where it is and what has failed lately. We speak with you before we ask for any access.',
  },
} satisfies Service;
