import { company, inStaffedHours } from '../../company.ts';
import type { Service } from '../../model.ts';
import { callOutRule } from '../../rules.ts';

/** Wide, 1% of the disk is 4.6 px up from the cushion and a month 76 px; narrow, 5.3 and 42 px. */

export const service = {
  intro: 'For firms whose own IT person looks after laptops and staff. We watch, patch and plan servers, networks and cloud systems, and report what was patched late and which disk fills up next.',
  updated: '2026-11-26',
  description: `Server and network management in ${company.city}: 24/7 monitoring, patching in agreed windows, firewall updates and reports of what will fill up next.`,
  related: [
    {
      path: '/it/managed-services',
      fits: 'if you have no IT person: it adds a help desk and laptops to the care of servers',
    },
    {
      path: '/it/disaster-recovery-backups',
      fits: 'if the question is how fast you would be back',
    },
  ],
  benefits: [
    {
      title: 'Strategic Guidance',
      text: 'You learn in March that a server must be replaced by October, at what price, and what can wait. No surprise in the budget.',
    },
    {
      title: 'Server Management',
      text: 'Windows and Linux servers, in your office or in the cloud, are patched each month. Each restart is one you approved, and a patch that missed its evening is named.',
    },
    {
      title: '24/7 Network Monitoring',
      text: `Software checks your network day and night; our staff work on its alerts ${inStaffedHours}. The Saturday outage here waited for Monday: the link has no call-out.`,
    },
    {
      title: 'Infrastructure Deployment',
      text: 'New servers, switches, firewalls and wireless are built to a written design. You sign when the tests in it pass in front of you.',
    },
  ],
  figure: {
    height: { wide: 560, narrow: 610 },
    topRail: { wide: 40, narrow: 30 },
    parts: [
      { text: 'Sep', wide: [118, 15], align: 'middle', narrow: [49, 15] },
      { text: 'Oct', wide: [194, 15], align: 'middle' },
      { text: 'Nov', wide: [270, 15], align: 'middle' },
      { text: 'Dec', wide: [346, 15], align: 'middle', narrow: [175, 15] },
      { text: 'Jan', wide: [422, 15], align: 'middle' },
      { text: 'Feb', wide: [498, 15], align: 'middle' },
      { text: 'Mar', wide: [574, 15], align: 'middle', narrow: [301, 15] },
      { diamonds: 7, wide: '118,32 574,32' },
      { diamonds: 2, narrow: '91,15 133,15' },
      { diamonds: 2, narrow: '217,15 259,15' },
      { as: 'light', box: [610, 2], wide: [28, 71] },
      { as: 'light', box: [610, 2], wide: [28, 186] },
      { as: 'light', box: [326, 2], narrow: [12, 73] },
      { as: 'light', box: [326, 2], narrow: [12, 204] },
      { text: '100%', wide: [60, 70], edge: 'bottom', narrow: [28, 71] },
      { title: '90%: the limit', wide: [60, 115], edge: 'bottom', narrow: [28, 122] },
      { text: '75%', wide: [60, 184], edge: 'bottom', narrow: [28, 202] },
      { line: 'limit', wide: '28,118 638,118', narrow: '12,126 338,126' },
      { line: 'played', wide: '28,283.2 118,256', narrow: '12,307.2 49,284' },
      { line: 'planned', wide: '118,256 346,187', narrow: '49,284 175,205' },
      { line: 'planned', wide: '346,187 574,118', narrow: '175,205 301,126' },
      { line: 'planned', wide: '346,187 644,538', narrow: '175,205 337,597' },
      { ball: 'cue', wide: [118, 256, 22], narrow: [49, 284, 18] },
      {
        title: '60% full',
        text: 'today',
        wide: [118, 290],
        align: { wide: 'middle' },
        edge: 'top',
        narrow: [28, 314],
      },
      { ball: 'danger', wide: [574, 118, 26], narrow: [301, 126, 20] },
      {
        title: 'If nobody acts',
        wide: [622, 152],
        align: 'end',
        edge: { wide: 'top' },
        narrow: [324, 92],
      },
      { ball: 'own', wide: [346, 187, 30], narrow: [175, 205, 24] },
      { title: '3 months before the limit', wide: [60, 408], narrow: [28, 462] },
      { answer: 'We act in December', wide: [60, 444], narrow: [28, 510, 14] },
      { text: 'A larger disk is fitted in time', wide: [60, 486], narrow: [28, 566] },
    ],
    caption: 'An example: an accounts database. Each month it fills 5% more of its disk. Every quarter we name the month in which each disk reaches its limit. One diamond is one month.',
  },
  sample: {
    heading: 'What you hold each month',
    intro: 'A report for whoever answers for the systems and whoever pays for them: what was patched, what missed its evening and why.',
    title: 'Patch report, March 2027',
    about: 'Harbour & Pine: 3 servers, one firewall, 3 switches, 4 access points. As at 31 March.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Device', share: 2.3 },
          { name: 'Patched', share: 1.9 },
          { name: 'After', numbers: true, share: 1.1 },
          { name: 'What happened', share: 3.6 },
        ],
        rows: [
          {
            cells: ['Firewall', 'Wed 3 March', '25 hours', 'Rated critical by its vendor: limit 48 hours'],
          },
          {
            tie: 'B',
            cells: ['Accounts and file servers', 'Thu 18 March', '8 days', 'Tried on a copy first. Tom approved the restarts: 7 and 9 minutes'],
          },
          {
            cells: ['Domain controller', 'Tue 23 March', '13 days', 'Missed Thu 18 March: the update failed, was removed, and was installed with a fix, on an evening that Tom approved'],
          },
          { cells: ['4 access points', 'Thu 18 March', '3 days', 'On the agreed evening'] },
          {
            sum: true,
            cells: ['8 due, 7 on time', 'The eighth missed its evening, not its limit: one month after release. Nothing was released for the switches.'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            tie: 'C',
            name: '19 alerts',
            text: '2 critical: firewall down on Wed 10 March, its power supply had failed: work began after 12 min, back after 3 h 10 min; no internet on Sat 13 March, 2:10AM to 2:55AM: logged, and looked at on Monday, as the link has no call-out. 5 warnings, the same day. 12 notices.',
          },
          {
            tie: 'A',
            name: 'Next to replace',
            text: 'File server: warranty ends and the disk reaches 90% in October. A new one costs $9,000 to $11,000 before GST. The switches can wait until 2029.',
          },
          {
            tie: 'D',
            name: 'Built this month',
            text: 'The access points, to the design of 22 February. Tom saw the signal tested at 12 places in the warehouse, and signed.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Alerts, cover and patches',
      intro: 'Software grades alerts. Outside business hours our staff do planned patch evenings and urgent patches, both in the fee, and what you buy as call-out.',
      items: [
        {
          title: 'Critical: a site, a server or a link is down',
          text: 'Our staff usually act within 30 minutes in business hours.',
        },
        {
          title: 'Warning: a disk, a power supply or a backup has failed',
          text: 'We act the same business day.',
        },
        {
          title: 'Notice: a trend or a change',
          text: 'We bring it to the monthly review.',
        },
        {
          title: 'Call-out at night and on weekends',
          text: callOutRule,
        },
        {
          title: 'What is covered',
          text: 'The servers, storage, network devices, internet links and cloud subscriptions on your list, and nothing else.',
        },
        {
          title: 'What software watches',
          text: 'Links, disks, memory, power, temperature and backup jobs, and the end dates of certificates, warranties and support.',
        },
        {
          title: 'Cloud systems',
          text: 'A virtual machine in Azure or elsewhere is patched and watched like one in your office. Its bill is watched too: a size nobody needs is in the report.',
        },
        {
          title: 'Patch windows',
          text: 'Test machines in the week of release, servers on the Thursday evening of the week after, and none later than one month after release. An engineer stays until each server answers, and you approve each restart of that evening in advance.',
        },
        {
          title: 'Urgent patches',
          text: 'For systems that face the internet, firewalls included, the Essential Eight asks for 48 hours when the vendor rates a flaw critical or a working exploit exists, and 2 weeks otherwise.',
        },
        {
          title: 'Urgent patches on a weekend',
          text: "The shorter limit can end on a Sunday. So software reads the vendors' notices, and for such a flaw an engineer patches on the weekend too. You settle beforehand what we may restart or switch off if nobody answers.",
        },
        {
          title: 'Systems without support',
          text: 'What its vendor no longer patches, nobody can keep safe. The report names it a year before, with the cost of its replacement.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Document',
      we: 'scan the network, open the cupboards and write down what is connected.',
      you: 'let us into each room and account, and correct the list.',
      get: 'an asset list and a network diagram that stay yours.',
    },
    {
      title: 'Design & Agree',
      we: 'propose what is covered, how alerts are graded and when systems may restart.',
      you: 'name who may approve a restart, and on which days nothing may change, such as stocktake.',
      get: 'a list of covered devices, with their windows and limits.',
    },
    {
      title: 'Deploy & Monitor',
      we: 'connect monitoring, tune it until alerts mean something, and repair what is urgent.',
      you: 'approve the first restarts, which old systems often need.',
      get: 'a first report: what is unpatched, out of warranty or nearly full.',
    },
    {
      title: 'Maintain & Forecast',
      we: 'patch in the windows and read the trends each month.',
      you: 'spend half an hour on the report, and decide what to replace.',
      get: "the month's patches and alerts, and each quarter a forecast for every disk.",
    },
  ],
  expectations: {
    youGet: 'An asset list and a network diagram that stay yours, automated monitoring, patching in agreed windows, and reports on patches, alerts and capacity.',
    weNeed: 'Administrator access (from you or your IT provider), a list of sites and suppliers, and a person who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 2 to 4 weeks',
      text: 'Usually 2 to 4 weeks to document and connect one site.',
    },
    price: {
      short: 'Fixed monthly fee',
      model: 'Fixed monthly fee by server, network device and site; deployments are quoted as projects.',
      more: 'More for call-out, old equipment and many sites.',
      less: 'Less for standard models and cloud-only systems.',
    },
    notIncluded:
      'Hardware, software licences and internet charges. Support for your staff is part of Managed Services & Support. Backups are watched here, and made under Disaster Recovery & Backups.',
    nextStep: 'We ask for the number of sites, servers and network devices, and what last stopped work. A monthly fee for your list follows in writing.',
    leaving: "The asset list, the diagram and the passwords are yours; we remove our software and our accounts, and show you that they are gone. Usually month by month, with 30 days' notice.",
  },
  contact: {
    heading: 'Keep Your Systems Running',
    closing: 'Tell us what you run, where it is and what has failed lately.',
  },
} satisfies Service;
