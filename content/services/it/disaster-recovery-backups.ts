import { company, inStaffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';
import { callOutRule } from '../../rules/call-out-rule.ts';

export const service = {
  intro:
    'Backups of your servers, laptops and Microsoft 365, and a plan for the day one of them fails. We agree how long each system may be down, and prove it with timed restores.',
  updated: '2026-11-26',
  description: `Disaster recovery and Microsoft 365 backup in ${company.city}: an RTO and RPO for each system, an offline copy, a printed plan and timed restore tests.`,
  question: 'If a server died today, when could we work again?',
  axis: ['Servers', 'Plans'],
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
  figure: { kind: 'tool', tool: 'outage' },
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
          text: {
            text: 'Their files live in OneDrive or in a backup of their own. A lost laptop is replaced, not restored: a new one sets itself up when its user signs in.',
            toConfirm: 'how lost laptops are replaced',
            claim: true,
          },
        },
        {
          title: 'How long copies are kept',
          text: {
            text: 'Daily copies for 30 days and monthly copies for 12 months, unless you choose longer.',
            toConfirm: 'how long copies are kept',
          },
        },
        {
          title: 'Offline copy',
          text: 'One copy stays disconnected, where neither ransomware nor a stolen administrator account can delete it. One of your people swaps it weekly and can fetch it on a Saturday.',
        },
        {
          title: 'Restore tests',
          text: {
            text: 'Files and mail monthly, a whole server every quarter, the offline copy twice a year, and the full plan once a year.',
            toConfirm: 'how often each kind of restore is tested',
            claim: true,
          },
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
          text: {
            text: 'Veeam for servers and Microsoft 365, Datto for whole servers that must be back in hours and Acronis for laptops. Copies stay in Australia. The product you have may stay if it passes the same restore tests.',
            toConfirm:
              'backup vendors, with which there is a partner agreement, where copies are kept, and whether other products are managed',
            claim: true,
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Assess & Prioritise',
      we: 'list your systems and ask their users what each hour of outage costs.',
      you: 'give us an hour with the people who use each system.',
      hold: 'an RTO and an RPO for each, with the reason beside it.',
    },
    {
      title: 'Plan & Design',
      we: 'draw up copies that meet those limits, and price each limit separately.',
      you: 'relax the limits you would not pay for, and name who decides in an emergency.',
      hold: 'the plan in draft, and its costs, before you buy.',
    },
    {
      title: 'Protect & Watch',
      we: 'take the first full copies, keep one offline and let software check every job.',
      you: 'name who swaps the offline disk, and a place for it in another building that opens on a Saturday too.',
      hold: 'a register of copies: which system, how often, where, kept for how long.',
    },
    {
      title: 'Restore & Prove',
      we: 'restore against the clock, and correct the plan where it misled us.',
      you: 'sign in to the restored system and say whether the data is right.',
      hold: 'a dated test report and the printed plan.',
    },
  ],
  expectations: {
    youGet:
      'A recovery plan, backups with an offline copy, and a dated report of every restore test.',
    weNeed:
      'A list of your systems, an hour with those who use each, and administrator access, from you or your IT provider.',
    duration: {
      short: '4 to 6 weeks',
      text: {
        text: '4 to 6 weeks to the first restore test, for an office of up to 40 people.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed, then monthly',
      model: {
        text: 'Fixed fee for the plan, then a monthly fee by server, mailbox and terabyte.',
        toConfirm: 'how recovery plans and backups are priced',
        claim: true,
      },
      more: 'More for limits of a few hours, and for call-out.',
      less: 'Less where a day without a system is bearable.',
    },
    notIncluded:
      'Replacement hardware, the search for how attackers came in (your insurer names a specialist, or we do), and restores outside business hours without call-out.',
    nextStep:
      'We ask which systems you could not work without for a day, and how they are copied now. Then you get a price for the plan.',
    leaving: {
      text: "The plan is yours and binds you to nothing more. The monthly service has a first term of 12 months, then 30 days' notice, and your copies leave with you on a disk.",
      toConfirm: 'term and notice of the monthly service, and copies at exit',
    },
  },
  contact: {
    heading: 'Be Ready to Recover',
    closing: 'Tell us what you back up today, and when you last restored any of it.',
  },
} satisfies Service;
