import { company, staffedHours } from '../../company.ts';
import { figure } from '../../figures/it/infrastructure-management.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Servers, networks and cloud systems need someone to watch, patch and plan them. You can read what we cover, what raised an alert, and which disk will fill up next.',
  updated: '2026-11-23',
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
    cards: [
      {
        title: 'Strategic Guidance',
        text: 'We tell you which equipment nears the end of its support, what a replacement costs and what can wait.',
      },
      {
        title: 'Server Management',
        text: 'Windows and Linux servers, in your office or in the cloud, are patched and documented.',
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
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Alerts, cover and patches',
      intro:
        'Software grades alerts. At night or on a weekend they wait for the next business morning.',
      items: [
        {
          title: 'Critical: a site, a server or a link is down',
          text: {
            text: 'Our staff act within 30 minutes in business hours.',
            toConfirm: 'response to critical alerts',
          },
        },
        {
          title: 'Warning: a disk, a power supply or a backup has failed',
          text: { text: 'We act the same business day.', toConfirm: 'response to warnings' },
        },
        {
          title: 'Notice: a trend or a change',
          text: { text: 'We bring it to the monthly review.', toConfirm: 'response to notices' },
        },
        {
          title: 'What is covered',
          text: 'The servers, storage, network devices, internet links and cloud subscriptions on your list, and nothing else.',
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
          text: 'The Essential Eight asks for 48 hours when a flaw in an internet-facing system is critical or exploited. A weekend is longer, so such systems update themselves.',
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
      text: 'Monitoring goes in, and urgent faults are repaired first.',
    },
    {
      title: 'Maintain & Forecast',
      text: 'Patches go in during the windows. Reports show what changed, failed or will run out.',
    },
  ],
  expectations: {
    youGet:
      'An asset list and a network diagram that stay yours, automated monitoring, patching in agreed windows, and reports on alerts and capacity.',
    weNeed:
      'Administrator access, a list of sites and suppliers, and a person who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 2 to 4 weeks',
      text: {
        text: '2 to 4 weeks to document and connect 1 site, then month by month.',
        toConfirm: 'usual set-up time and term',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee by server, network device and site; deployments are quoted as projects.',
        toConfirm: 'how infrastructure management is priced',
      },
      more: 'More for weekend cover, old equipment and many sites.',
      less: 'Less for standard models and cloud-only systems.',
    },
    notIncluded:
      'Hardware, software licences and internet charges. Help for people is part of Managed Services & Support.',
    nextStep: 'Count your sites and servers, and recall the last fault that stopped work.',
  },
  contact: {
    heading: 'Keep Your Systems Running',
    closing: 'Tell us what you run, where it is and what has failed lately.',
  },
} satisfies Service;
