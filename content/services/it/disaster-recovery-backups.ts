import { company } from '../../company.ts';
import { callOutRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'We back up your servers, laptops and Microsoft 365, and prove it with timed restores.',
    rest: 'You say how long each can be down, and we agree on what that takes.',
  },
  updated: '2026-11-28',
  description: `Disaster recovery and Microsoft 365 backup in ${company.city}: an RTO and RPO for each system, an offline copy, a printed plan and timed restore tests.`,
  related: [
    { path: '/it/managed-services', fits: 'if you want backups in daily support' },
    {
      path: '/it/infrastructure-management',
      fits: 'if full disks worry you more',
    },
  ],
  benefits: [
    {
      title: 'Recovery plans',
      text: 'When every server is down, a printed page says who decides, who to call and what comes back first.',
    },
    {
      title: 'RTO and RPO testing',
      text: 'We restore whole servers against the clock. In the sample, accounts came back in 4 hours, an hour inside the limit; where a restore misses its limit, the report says why.',
    },
    {
      title: 'Tailored backup solutions',
      text: 'Your limits set how often we back up: if you can afford to lose 4 hours of email, we copy it every 3.',
    },
    {
      title: 'Named backup vendors as partners',
      text: 'You know which product holds each copy, where it is and who has the password, so any engineer can restore it.',
    },
  ],
  figure: { tool: 'outage' },
  sample: {
    intro: 'The plan is printed, and someone who has never seen your servers can follow it.',
    title: 'Recovery plan, page 1',
    about: "Harbour & Pine. Version 4, 18 March 2027. A second printout is at Tom's home.",
    verdict: { text: 'File server: 4 hours over its limit' },
    folded: 1,
    parts: [
      {
        kind: 'bars',
        callout: 'A',
        title: 'Hours from failure until each system is back',
        scale: 54,
        ticks: [
          { at: 0, text: '0' },
          { at: 12, text: '12' },
          { at: 24, text: '24' },
          { at: 36, text: '36' },
          { at: 48, text: '48' },
        ],
        bars: [
          { name: '1. Domain controller', spans: [[0, 0.92]], limit: 3, text: '55 min' },
          { name: '2. Accounts, stock', spans: [[0, 4]], limit: 5, text: '4 h' },
          { name: '3. Email and files', spans: [[0, 19]], limit: 24, text: '19 h' },
          {
            name: '4. File server',
            spans: [
              [0, 48],
              [48, 52, 'missed'],
            ],
            limit: 48,
            text: '52 h',
          },
        ],
        note: 'Tested in February and March; email is projected from 3 mailboxes. The line is the limit (RTO).',
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'Who decides',
            text: 'Tom, or the finance manager. Either can spend $10,000 alone.',
          },
          {
            name: 'After an attack',
            text: "Unplug the internet link, then call our help desk and the insurer. We restore when the insurer's specialist agrees.",
          },
          {
            callout: 'B',
            name: 'Missed limit',
            text: 'We found the slow step, and test the file server again on 24 March.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'System', share: 2 },
          { name: 'RPO', short: true },
          { name: 'Copies', share: 4 },
        ],
        rows: [
          { cells: ['1. Domain controller', '1 day', 'Datto, twice a day'] },
          { cells: ['2. Accounts, stock', '4 h', 'Datto, every 2 hours, and off site'] },
          { callout: 'C', cells: ['3. Email and files', '4 h', 'Veeam, every 3 hours'] },
          { cells: ['4. File server', '1 day', 'Veeam, twice a day'] },
          {
            callout: 'D',
            cells: ['If all these are gone', "Encrypted Veeam disk, up to a week old, in the finance manager's safe. Password: at Tom's home and in our vault."],
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we agree on for each system',
      items: [
        {
          title: 'RTO and RPO',
          text: 'RTO is how soon a system must be back, counted from the failure. After an attack, a separate clock counts from the moment the restore is cleared. RPO is the most work you can afford to lose, in hours.',
        },
        {
          title: 'Business impact analysis',
          text: 'We ask the people who use a system what stops when it is down for an hour, a day and a week. That sets both limits.',
        },
        {
          title: 'Call-out at night and on weekends',
          text: `${callOutRule} Both limits count every hour of the week, so an RTO of 5 hours needs call-out.`,
        },
        {
          title: 'Microsoft 365',
          text: 'Retention alone is not a backup: it keeps deleted email where the same administrator can reach it. We keep our copies outside Microsoft 365.',
        },
        {
          title: 'Copies',
          text: 'Usually daily copies, kept 30 days, and monthly copies for 12 months. One more is offline, where neither ransomware nor a stolen administrator account can delete it.',
        },
        {
          title: 'Restore tests',
          text: 'We restore files and email monthly, a server every quarter and the offline copy twice a year. Once a year we test the full plan: data, applications and settings to a common point in time.',
        },
        {
          title: 'Vendors',
          text: 'Veeam for servers and Microsoft 365, Datto for servers that must be back within hours, Acronis for laptops. If you buy their licences from us, the quote shows our margin. Copies stay in Australia.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Assess & prioritise',
      we: 'list your systems and ask their users what each hour of outage costs.',
      you: 'give us an hour with the people who use each system.',
      get: "each system's RTO and RPO, with the reason.",
    },
    {
      title: 'Plan & design',
      we: 'design copies that meet those limits, and price each limit.',
      you: "loosen any limits you won't pay for, and name who decides in an emergency.",
      get: 'the draft plan and its costs, before you buy.',
    },
    {
      title: 'Protect & watch',
      we: 'make the first copies, take one offline, and let software check every job.',
      you: 'name someone to swap the offline disk each week and keep it in another building.',
      get: 'a register of copies: where they are, how often, for how long.',
    },
    {
      title: 'Restore & prove',
      we: 'restore against the clock, and correct the plan where it misled us.',
      you: 'sign in to the restored system and check the data.',
      get: 'a dated test report and the printed plan.',
    },
  ],
  expectations: {
    weNeed: 'A list of your systems, time with the people who use them, and administrator access, from you or your IT provider.',
    duration: {
      short: '4 to 6 weeks',
    },
    price: {
      short: 'Fixed, then monthly',
      model: 'A fixed fee for the plan, then a monthly fee by server, mailbox and terabyte.',
      more: 'It costs more with call-out, or with limits of a few hours.',
      less: 'It costs less if you can manage a day without a system.',
    },
    notIncluded: 'Replacement hardware, forensic investigation, and restores outside business hours without call-out.',
    nextStep: 'We ask which systems you need back within a day, and how you copy them now. Then we price the plan.',
    leaving: "You can keep the plan and buy nothing more. The monthly service has a first term of 12 months, then 30 days' notice. You get your copies on a disk.",
  },
  contact: {
    heading: 'Be Ready to Recover',
    closing: 'Tell us what you back up today, and when you last restored any of it.',
  },
} satisfies Service;
