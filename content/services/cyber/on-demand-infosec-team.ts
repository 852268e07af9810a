import { figure } from '../../figures/cyber/on-demand-infosec-team.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'You need someone to own security, but not 5 days a week. Our team takes the role for the hours you choose, and your business keeps the decisions.',
  updated: '2026-11-23',
  description:
    'An on-demand information security team: a security lead, analyst and adviser for agreed hours, with a 90-day plan, risk register and escalation path.',
  question: 'Who looks after security once the report is filed?',
  axis: ['Internet', 'People'],
  related: [
    {
      path: '/cyber/essential-eight-assessment',
      fits: 'if you need one assessment, not a role filled',
    },
    { path: '/it/managed-services', fits: 'if the work is patching, backups and support' },
  ],
  benefits: {
    cards: [
      {
        title: 'Expertise on demand',
        text: 'A security lead who knows your business, with an analyst and an adviser behind them. Call them for a decision, a tender or an incident.',
      },
      {
        title: 'Security program implementation',
        text: 'Policies, controls, training and supplier checks become one plan with dates and owners.',
      },
      {
        title: 'Proactive risk management',
        text: 'Risks are rated, given an owner and reviewed every month. You see which grow before they become incidents.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How the arrangement works',
      items: [
        {
          title: 'Roles',
          text: {
            text: 'The lead answers to your management, the analyst reviews alerts and suppliers, the adviser looks after policy. The agreement names each, and a deputy.',
            toConfirm: 'who is in the team',
            claim: true,
          },
        },
        {
          title: 'Hours',
          text: {
            text: '2 days a month for the lead and 2 for the analyst, in our staffed hours. More hours, or a person on call outside these, are agreed in writing.',
            toConfirm: 'hours per role, minimum, and the rate for more',
          },
        },
        {
          title: 'Escalation',
          text: {
            text: 'An urgent matter goes by phone to the lead, after 1 hour to the deputy, and then to a director.',
            toConfirm: 'escalation steps and times',
          },
        },
        {
          title: 'Your decisions',
          text: 'Accepting a risk, spending money and notifying a regulator stay with your management.',
        },
        {
          title: 'Ransomware payments',
          text: 'Under the Cyber Security Act 2024, a business with a turnover above $3 million must report one to government within 72 hours. Your plan names who does it.',
        },
        {
          title: 'Independence',
          text: 'The agreement states what we resell and which of your systems we run. Where that conflicts, you can ask for another assessor.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Agree the role',
      text: 'You meet the lead, and we settle duties, hours and our access, which ends on the last day.',
    },
    {
      title: 'Take stock',
      text: 'We learn what you have, what you must protect and what the law asks. Urgent gaps come first.',
    },
    {
      title: 'Run the program',
      text: 'We work through the plan with your staff. A monthly note shows hours, progress and risks.',
    },
    {
      title: 'Review and adjust',
      text: 'Each quarter you review risks, results and hours, and can raise, lower or end them.',
    },
  ],
  expectations: {
    youGet:
      'Named people, a list of assets and suppliers, a risk register, policies, a rehearsed incident plan, a 12-month program, and a monthly report.',
    weNeed:
      'A manager who can decide, access to staff and suppliers, past audit reports, and a place in meetings.',
    duration: {
      label: 'First term',
      short: '6 months',
      text: {
        text: 'A first term of 6 months that starts with the 90-day plan, then month by month.',
        toConfirm: 'minimum term and notice period',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee for the roles and hours you choose.',
        toConfirm: 'fee model, and whether unused hours carry over',
      },
      more: 'More for on-call cover and extra roles.',
      less: 'Less for a lead alone, or a longer term.',
    },
    notIncluded:
      '24/7 monitoring, forensic work, legal advice, penetration tests and tools. We can help you brief those suppliers.',
    nextStep:
      'A call with the person who would lead, then a proposal with roles, hours and a price.',
  },
  contact: {
    heading: 'Build Your Security Team',
    closing:
      'Tell us what your business does, how many people work there and who looks after security today.',
  },
} satisfies Service;
