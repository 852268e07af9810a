import { company, inStaffedHours } from '../../company.ts';
import { callOutRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'We watch, patch and plan your servers, networks and cloud systems.',
    rest: 'For businesses whose own IT person looks after laptops and staff: each month you read what was patched late and what will fill up next.',
  },
  updated: '2026-11-28',
  description: `Server and network management in ${company.city}: 24/7 monitoring, patching in agreed windows, firewall updates and reports of what will fill up next.`,
  related: [
    { path: '/it/managed-services', fits: 'if you have no IT person, and need a help desk too' },
    { path: '/it/disaster-recovery-backups', fits: 'if your concern is how fast you could recover' },
  ],
  benefits: [
    {
      title: 'Strategic guidance',
      text: 'You learn in March which server to replace by October, what it will cost and what can wait.',
    },
    {
      title: 'Server management',
      text: 'We patch Windows and Linux servers each month. You approve every restart, and the report names each patch that missed its window.',
    },
    {
      title: '24/7 network monitoring',
      text: `Software checks your network day and night, and our staff work on its alerts ${inStaffedHours}. In the sample, a Saturday alert waited until Monday, because the link has no call-out; the link was back in 45 minutes.`,
    },
    {
      title: 'Infrastructure deployment',
      text: 'We build servers, switches, firewalls and wireless to a written design. You sign off after seeing it pass its tests.',
    },
  ],
  figure: {
    kind: 'timeline',
    kicker: '3 months before the limit',
    answer: 'We act in December',
    note: 'A larger disk is fitted in time',
    events: [
      { at: '2026-09', title: '60% full today' },
      { at: '2026-12', title: 'Larger disk', ball: 'work', planned: true },
    ],
    limit: { at: '2027-03', title: 'Limit: 90% full', ball: 'trouble' },
    caption: 'An example: an accounts database that fills 5% more of its disk each month.',
    howToRead: 'One diamond is one month. The white line is the limit, the black ball the month when it is reached without a change.',
  },
  sample: {
    heading: 'What you get each month',
    intro: 'A report for the people who look after your systems, and those who pay for them.',
    title: 'Patch report, March 2027',
    about: 'Harbour & Pine: 3 servers, one firewall, 3 switches, 4 access points.',
    verdict: { text: 'Replace the file server by October', callout: 'A' },
    parts: [
      {
        kind: 'bars',
        callout: 'B',
        title: 'One of 8 patches missed its window',
        scale: 30,
        ticks: [
          { at: 0, text: '1 March' },
          { at: 9, text: '10' },
          { at: 17, text: '18' },
          { at: 30, text: '31' },
        ],
        bars: [
          { name: 'Firewall', spans: [[1, 2.04]], limit: 3, text: '25 hours' },
          { name: 'Accounts server', spans: [[9, 17]], limit: 17, text: '8 days' },
          { name: 'File server', spans: [[9, 17]], limit: 17, text: '8 days' },
          {
            name: 'Domain controller',
            spans: [
              [9, 17],
              [17, 22, 'missed'],
            ],
            limit: 17,
            text: '13 days',
          },
          { name: '4 access points', spans: [[14, 17]], limit: 17, text: '3 days' },
        ],
        note: 'The line is the agreed evening, or 48 hours for a critical flaw.',
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'To replace',
            text: "The file server's disk reaches 90% in October. A new server costs $9,000 to $11,000 ex GST. The switches can wait.",
          },
          {
            name: 'Domain controller',
            text: 'The update failed on 18 March. We installed it with a fix on 23 March, well within a month.',
          },
          {
            callout: 'C',
            name: '19 alerts',
            text: '2 were critical: the firewall failed on Wed 10 March and was back after 3 h 10 min. The internet link was down on Sat 13 March, 2:10AM to 2:55AM; we read its alert on Monday.',
          },
          {
            callout: 'D',
            name: 'Built this month',
            text: 'The access points. Tom saw the signal tested in 12 spots, then approved.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Alerts, cover and patches',
      items: [
        {
          title: 'Alerts',
          text: 'In business hours we usually act within 30 minutes on a critical alert, such as a server or link that is down, and the same day on a warning. Trends wait for the monthly review.',
        },
        {
          title: 'Call-out at night and on weekends',
          text: callOutRule,
        },
        {
          title: 'What software watches',
          text: 'Links, disks, memory, power and backup jobs, and the end dates of certificates, warranties and support.',
        },
        {
          title: 'Cloud systems',
          text: 'We patch and monitor virtual machines in Azure or elsewhere like servers in your office.',
        },
        {
          title: 'Patch evenings',
          text: 'We patch test machines in the week of release, and servers on Thursday evening a week later. An engineer stays until every server is back up. No patch waits longer than a month.',
        },
        {
          title: 'Urgent patches',
          text: 'Internet-facing systems: within 48 hours if the vendor rates a flaw critical or a working exploit exists, otherwise within 2 weeks, as the Essential Eight asks. Weekends are in the fee, and so is the engineer who stays until the system works again. You decide beforehand what we can restart if nobody answers.',
        },
        {
          title: 'Unsupported systems',
          text: 'Nobody can keep a system safe once its vendor stops patching it. The report flags it a year ahead, with the cost of a replacement.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & document',
      we: 'scan the network, open the cupboards and write down what is connected.',
      you: 'let us into each room and account, and correct the list.',
      get: 'an asset list and a network diagram, yours to keep.',
    },
    {
      title: 'Design & agree',
      we: 'propose what is covered, how alerts are graded and when systems can restart.',
      you: 'name who can approve a restart, and any change-freeze days.',
      get: 'a list of covered devices, with their patch evenings.',
    },
    {
      title: 'Deploy & monitor',
      we: 'connect monitoring, tune out false alerts and repair what is urgent.',
      you: 'approve the first restarts, which old systems often need.',
      get: 'a first report: what is unpatched, out of warranty or nearly full.',
    },
    {
      title: 'Maintain & forecast',
      we: 'patch on the agreed evenings and read the trends each month.',
      you: 'spend half an hour on the report, and decide what to replace.',
      get: "the month's patches and alerts, and a forecast for every disk each quarter.",
    },
  ],
  expectations: {
    weNeed: 'Administrator access (from you or your IT provider), a list of sites and suppliers, and someone who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 2 to 4 weeks',
    },
    price: {
      short: 'Fixed monthly fee',
      model: 'A fixed monthly fee by server, network device and site. We quote deployments as projects.',
      more: 'It costs more with call-out, old equipment or many sites.',
      less: 'It costs less with standard models or cloud systems only.',
    },
    notIncluded: 'Hardware, software licences, internet charges and support for your staff. We watch your backups here, but make them under Disaster Recovery & Backups.',
    nextStep: 'We ask how many sites, servers and network devices you have, and what last stopped work. Then we send a monthly fee in writing.',
    leaving: "Month to month, with 30 days' notice. We remove our software and our accounts, and show you that they are gone.",
  },
  contact: {
    heading: 'Keep Your Systems Running',
    closing: 'Tell us what you run, where it is and what has failed lately.',
  },
} satisfies Service;
