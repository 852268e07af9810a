import { company, inStaffedHours } from '../../company.ts';
import type { Service } from '../../model.ts';
import { callOutRule } from '../../rules.ts';

export const service = {
  intro: 'Backups of your servers, laptops and Microsoft 365, and a plan for the day one of them fails. We agree how long each system may be down, and prove it with timed restores.',
  updated: '2026-11-26',
  description: `Disaster recovery and Microsoft 365 backup in ${company.city}: an RTO and RPO for each system, an offline copy, a printed plan and timed restore tests.`,
  related: [
    { path: '/it/managed-services', fits: 'if backups should come with daily support' },
    {
      path: '/it/infrastructure-management',
      fits: 'if the worry is a disk that fills up, not a disaster',
    },
  ],
  benefits: [
    {
      title: 'Recovery Plans',
      text: 'When no server runs, your staff open a printed page: who decides, who to call, what comes back first.',
    },
    {
      title: 'RTO and RPO Testing',
      text: 'We restore whole servers against the clock. Here accounts are back after 4 hours, sign-in included, where 5 were agreed. A miss is reported with its cause.',
    },
    {
      title: 'Tailored Backup Solutions',
      text: 'Your limits set how often we copy: if you can afford to lose 4 hours of mail, we copy it every 3. Systems that can wait a week cost less.',
    },
    {
      title: 'Named Backup Vendors as Partners',
      text: 'You know which product holds each copy, where it is and who has the password, so that any engineer can restore it.',
    },
  ],
  sample: {
    intro: 'A plan that works when nothing else does: printed, and readable by somebody who has never seen your servers.',
    title: 'Recovery plan, page 1',
    about: "Harbour & Pine. Version 4, 18 March 2027. RTO and RPO count hours by the clock; systems 1 to 4 have call-out at night and on weekends. Printed twice: here, and at Tom's home.",
    parts: [
      {
        kind: 'entries',
        entries: [
          {
            tie: 'A',
            name: 'Who decides',
            text: 'Tom, operations manager; if he cannot be reached, the finance manager. Either may spend $10,000 without asking.',
          },
          {
            name: 'If it is an attack',
            text: 'Unplug the internet link. Call our desk, at night the call-out number, then the insurer: the numbers are on the back, in large print. Nothing is restored until the specialist whom the insurer sends knows how they came in. The RTO starts then.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Comes back', share: 2.3 },
          { name: 'RTO', numbers: true, share: 1.4 },
          { name: 'RPO', numbers: true },
          { name: 'Copied', share: 2.4 },
          { name: 'Last test', share: 2.8 },
        ],
        rows: [
          {
            cells: ['1. Sign-in: domain controller', '3 h', '1 day', 'Datto: twice a day', '16 March: back in 55 min'],
          },
          {
            tie: 'B',
            cells: ['2. Accounts and stock', '5 h', '4 h', 'Datto: every 2 hours, here and in a data centre', '16 March: 3 h 5 min more, so 4 h in all; data 1 h 40 min old'],
          },
          {
            tie: 'C',
            cells: ['3. Mail, Teams, OneDrive', '1 day', '4 h', 'Veeam: every 3 hours, outside Microsoft 365', '12 March: mail and files of 3 people in 90 min; at that pace all 38 take 19 hours'],
          },
          {
            cells: ['4. File server', '2 days', '1 day', 'Veeam: twice a day', '17 February: 4 hours too late, as our loan server was slow. Again on 24 March'],
          },
          {
            cells: ['5. Laptops, up to 4', '5 days', '4 h', 'Files are in OneDrive: see 3', '11 March: a new one ready in 2 h; all 38 would take 9 business days'],
          },
          {
            tie: 'D',
            cells: [
              'If all copies above are gone',
              "Veeam disk, offline and encrypted, up to a week old. The finance manager swaps it each Friday and keeps it in a safe at home, so it is at hand on a Saturday; Tom, if she is away. Its password is kept at Tom's home and in our vault. Read in full on 5 March.",
            ],
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we agree for each system',
      items: [
        {
          title: 'RTO and RPO',
          text: 'RTO is the longest outage that you accept, from your call or our alert, and after an attack from when the restore is cleared; RPO the most lost work. Both are limits: an RPO of 4 hours needs a copy more often than every 4.',
        },
        {
          title: 'Business impact analysis',
          text: 'We ask the people who use a system what stops when it is down for an hour, a day and a week. Their answers set its 2 limits.',
        },
        {
          title: 'Hours that count',
          text: `Both count hours by the clock. We work ${inStaffedHours}, and are closed for 15 hours each night, 63 over a weekend and 111 at Easter: an RTO of 5 hours fails any evening without call-out.`,
        },
        {
          title: 'Call-out at night and on weekends',
          text: callOutRule,
        },
        {
          title: 'Microsoft 365',
          text: 'Retention keeps deleted mail and files in the same account, within reach of the same administrator: that is not a backup. Our copies are kept outside it, and take a mailbox back to last Tuesday.',
        },
        {
          title: 'Laptops',
          text: 'Their files live in OneDrive or in a backup of their own. A lost laptop is replaced, not restored: a new one sets itself up when its user signs in.',
        },
        {
          title: 'How long copies are kept',
          text: 'Usually daily copies for 30 days and monthly copies for 12 months, unless you choose longer.',
        },
        {
          title: 'Offline copy',
          text: 'One copy stays disconnected, where neither ransomware nor a stolen administrator account can delete it. One of your people swaps it weekly and can fetch it on a Saturday.',
        },
        {
          title: 'Restore tests',
          text: 'Files and mail monthly, a whole server every quarter, the offline copy twice a year, and the full plan once a year.',
        },
        {
          title: 'Evidence',
          text: 'A dated report of each test compares the time with the RTO and the age of the data with the RPO. An insurer and an Essential Eight assessor ask for it.',
        },
        {
          title: 'Failed backups',
          text: 'Software checks every job round the clock and opens a ticket when one fails.',
        },
        {
          title: 'Vendors',
          text: 'Veeam for servers and Microsoft 365, Datto for whole servers that must be back in hours and Acronis for laptops. Copies stay in Australia. The product you have may stay if it passes the same restore tests.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Assess & Prioritise',
      we: 'list your systems and ask their users what each hour of outage costs.',
      you: 'give us an hour with the people who use each system.',
      get: 'an RTO and an RPO for each, with the reason beside it.',
    },
    {
      title: 'Plan & Design',
      we: 'draw up copies that meet those limits, and price each limit separately.',
      you: 'relax the limits you would not pay for, and name who decides in an emergency.',
      get: 'the plan in draft, and its costs, before you buy.',
    },
    {
      title: 'Protect & Watch',
      we: 'take the first full copies, keep one offline and let software check every job.',
      you: 'name who swaps the offline disk, and a place for it in another building that opens on a Saturday too.',
      get: 'a register of copies: which system, how often, where, kept for how long.',
    },
    {
      title: 'Restore & Prove',
      we: 'restore against the clock, and correct the plan where it misled us.',
      you: 'sign in to the restored system and say whether the data is right.',
      get: 'a dated test report and the printed plan.',
    },
  ],
  expectations: {
    youGet: 'A recovery plan, backups with an offline copy, and a dated report of every restore test.',
    weNeed: 'A list of your systems, an hour with those who use each, and administrator access, from you or your IT provider.',
    duration: {
      short: '4 to 6 weeks',
      text: 'Usually 4 to 6 weeks to the first restore test, for an office of up to 40 people.',
    },
    price: {
      short: 'Fixed, then monthly',
      model: 'Fixed fee for the plan, then a monthly fee by server, mailbox and terabyte.',
      more: 'More for limits of a few hours, and for call-out.',
      less: 'Less where a day without a system is bearable.',
    },
    notIncluded: 'Replacement hardware, the search for how attackers came in (your insurer names a specialist, or we do), and restores outside business hours without call-out.',
    nextStep: 'We ask which systems you could not work without for a day, and how they are copied now. Then you get a price for the plan.',
    leaving: "The plan is yours and binds you to nothing more. The monthly service usually has a first term of 12 months, then 30 days' notice, and your copies leave with you on a disk.",
  },
  contact: {
    heading: 'Be Ready to Recover',
    closing: 'Tell us what you back up today, and when you last restored any of it.',
  },
} satisfies Service;
