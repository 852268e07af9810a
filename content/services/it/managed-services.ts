import { company, inStaffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';
import { callOutRule } from '../../rules/call-out-rule.ts';

export const service = {
  intro:
    'IT support for businesses without an IT department: one desk for every problem, response targets in writing, licences and backups included. You pay a fixed fee per user each month.',
  updated: '2026-11-26',
  description: `Managed IT services (MSP) and IT support in ${company.city} for a fixed fee per user: help desk, Microsoft 365, backups, patches, targets in writing.`,
  question: 'Who do our people call when something breaks?',
  axis: ['People', 'Servers'],
  related: [
    { path: '/it/infrastructure-management', fits: 'if only servers and networks need care' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody should own security, not support' },
  ],
  benefits: [
    {
      title: 'One Desk to Call',
      text: "Your staff phone, email or use the help desk. Each report gets a number, a priority and one name, and the month's report shows every target we missed.",
    },
    {
      title: 'A Fee You Can Plan For',
      text: 'You pay for 38 people, not for 67 tickets. When somebody leaves, the fee for support falls the next month; a Microsoft seat bought for a year stays until it renews.',
    },
    {
      title: 'Faults Seen Early',
      text: `Software watches day and night and opens tickets, in this month 17 before anyone called. Staff work on them ${inStaffedHours}.`,
    },
    {
      title: 'Your Keys Stay Yours',
      text: 'You hold an administrator account from the first day. Domains, accounts and data are in your name, and leave with you.',
    },
  ],
  figure: { kind: 'tool', tool: 'response-clock' },
  details: [
    {
      kind: 'blocks',
      heading: 'What the service covers',
      blocks: [
        {
          title: 'Managed Service Plans',
          text: 'A fixed monthly fee per user pays for support and licences. Choose one of 2 plans.',
          points: [
            '24/7 monitoring by software, staff in business hours',
            'Licensing for Office 365, security agents, backups and monitoring',
            {
              text: 'Remote plan: the desk by phone, email and screen sharing',
              toConfirm: 'name and contents of the remote plan',
              claim: true,
            },
            {
              text: 'On-site plan: also a technician in your office 2 half days a month, in our city',
              toConfirm: 'name and contents of the on-site plan',
            },
          ],
        },
        {
          title: 'SLA Guidance and Vendor Management',
          text: 'A service level agreement (SLA) says how soon a supplier acts, and what does not count.',
          points: [
            'We read the ones you have, and mark what they leave out',
            'We report faults to your suppliers, and stay on until they are fixed',
          ],
        },
        {
          title: 'Proactive Maintenance',
          text: 'Planned work, before faults stop you.',
          points: [
            {
              text: 'Patches go to 4 test laptops first, and to the rest within 2 weeks',
              toConfirm: 'how patches are rolled out to laptops',
            },
            {
              text: 'What faces the internet: within 48 hours if its maker rates a flaw critical or an exploit works, on weekends too, in the fee',
              toConfirm: 'urgent patches within 48 hours, on weekends too, in the fee',
            },
            'Failed backups raise a ticket, and a restore test proves the others',
            'Software opens a ticket when a disk fills or a laptop stops reporting',
          ],
        },
        {
          title: 'Office 365 Expertise',
          text: 'Most Office 365 plans are Microsoft 365 now; Office 365 E1, E3 and E5 keep the old name.',
          points: [
            'Accounts opened for the day someone starts, closed on the day they leave',
            'Multi-factor authentication for everyone who signs in',
            'Sharing checked before you switch on Copilot, which finds whatever its user may open',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What the targets leave out, and what a miss costs us',
      intro: 'The agreement lists these, and each ticket shows how long its clock stood still.',
      items: [
        {
          title: 'Hours when we are closed, and call-out',
          text: callOutRule,
        },
        {
          title: 'Waiting for others',
          text: "Your answer, a supplier's repair or a part on order: the clock stops, and starts again when it arrives.",
        },
        {
          title: 'What is not on your list',
          text: 'Private devices, and software that its maker no longer supports: we help where we can, without a target.',
        },
        {
          title: 'Security incidents',
          text: {
            text: 'A stolen password or suspected ransomware has the highest priority; nobody can know how long its fix takes, so it has no target. Software looks for both, day and night, and cuts off an infected laptop; our staff act on its alerts the next business morning, or sooner with call-out. Stopping an attack is in the fee, investigating it is quoted.',
            toConfirm:
              'priority of security incidents, what software does at night, and what the fee covers',
            claim: true,
          },
        },
        {
          title: 'When we miss a target',
          text: {
            text: "Each P1 or P2 target that we miss brings a credit on the next bill, which your agreement states. After such misses in 3 months running you may leave early, with 30 days' notice.",
            toConfirm: 'credit for missed targets, and leaving early after them',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Review & Recommend',
      we: 'spend a morning at your office, read the contract you have now and recommend one of the 2 plans.',
      you: 'show us around, and say what annoys your staff most.',
      hold: 'the plan on one page, with its exclusions and the fee per user.',
    },
    {
      title: 'Onboard & Secure',
      we: 'take over from your last provider: passwords into a vault, agents on every device, urgent gaps closed.',
      you: 'tell that provider, and give your staff the new number.',
      hold: 'a list of all users, devices, licences and accounts, and the sign-in to each account.',
    },
    {
      title: 'Support & Maintain',
      we: 'answer by priority, patch each month and restore a file to prove the backup.',
      you: 'report faults to the desk, and approve restarts of servers.',
      hold: 'a ticket for each report, with its priority, its name and its clock.',
    },
    {
      title: 'Report & Improve',
      we: "send the month's report, starting with the targets we missed, and propose what would prevent that.",
      you: 'meet us for an hour each quarter.',
      hold: 'a page of targets met and missed, and the changes you chose.',
    },
  ],
  expectations: {
    youGet:
      'Support for the users and devices on your list, with licences, monitoring, patches, backups and a report each month.',
    weNeed:
      'Your list of users and devices, your present IT contract, administrator access, and one contact who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 30 days',
      text: {
        text: 'The desk answers 30 days after you sign. The first term is 12 months.',
        toConfirm: 'usual onboarding time and first term',
      },
    },
    price: {
      short: 'Per user, per month',
      model: {
        text: 'Fixed monthly fee per user: support follows your headcount from the next month; Microsoft seats fall when their year ends, or pass to whoever starts.',
        toConfirm: 'fee per user, by plan, when it follows the headcount, and how seats are billed',
        claim: true,
      },
      more: 'More for the On-site plan and for servers, which raise the fee per user.',
      less: 'Less for the Remote plan and cloud-only users.',
    },
    notIncluded:
      'Hardware, cabling, projects and investigation of attacks: each is quoted first. Call-out has its price in your agreement.',
    nextStep: {
      text: 'We ask how many people and sites you have and when your contract ends, then offer a morning for the review, which is free. The plan and the fee follow in writing; you are bound when you sign.',
      toConfirm: 'whether the review is free',
      claim: true,
    },
    leaving: {
      text: 'We hand over documents and passwords, brief the next provider, and return our access against a list that both sides sign. Notice: 30 days, after the first term.',
      toConfirm: 'notice period and help at exit',
    },
  },
  contact: {
    heading: 'Your Trusted IT Partner',
    closing: 'Tell us how many people you have, and what troubles them.',
  },
} satisfies Service;
