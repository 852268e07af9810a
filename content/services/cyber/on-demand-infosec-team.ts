import { company, inStaffedHours, staffedHours } from '../../company.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'You need someone to own security, but not 5 days a week.',
    rest: 'A vCISO (part-time head of security) and an analyst do the job for the hours you choose, and you keep the decisions.',
  },
  updated: '2026-11-28',
  description: `vCISO and security team on demand in ${company.city}: a lead, an analyst and a deputy for agreed hours, with a 90-day plan, risk register and incident plan.`,
  related: [
    {
      path: '/cyber/essential-eight-assessment',
      fits: 'if you need an assessment, not a person',
    },
    { path: '/it/managed-services', fits: 'if the work is patching, backups and support' },
  ],
  benefits: [
    {
      title: 'Expertise on demand',
      text: `You have a security lead who knows your business. When a client sends 80 questions or a laptop is stolen, the lead or the deputy answers, ${inStaffedHours}.`,
    },
    {
      title: 'Security program implementation',
      text: 'Policies, controls, training and supplier checks become one plan with dates and owners. After 90 days you have 6 documents, each yours to edit.',
    },
    {
      title: 'Proactive risk management',
      text: 'Each risk has a rating, an owner and a monthly review. One page says which rose or fell and what lowering it costs.',
    },
  ],
  figure: {
    kind: 'rows',
    kicker: 'A month of your security team',
    answer: '32 hours, 2 people',
    note: 'and you keep the decisions',
    mark: 'hour',
    of: 16,
    rest: 'Reserve',
    rows: [
      {
        title: 'Lead, 16 hours a month',
        ball: 'work',
        groups: [
          { count: 8, title: 'Risks and plan' },
          { count: 4, title: 'Clients' },
        ],
      },
      {
        title: 'Analyst, 16 hours a month',
        ball: 'work',
        groups: [
          { count: 8, title: 'Policies' },
          { count: 6, title: 'Alerts' },
        ],
      },
    ],
    caption: 'An example: a month after the first 90 days. One bar is an hour, outlined if in reserve.',
    howToRead: 'The lead is your part-time head of security; the analyst drafts policies and reviews alerts. The reserve is for what comes up.',
  },
  sample: {
    heading: 'Where the first 90 days go',
    intro: 'You approve this plan in the first week.',
    title: '90-day security plan',
    about: 'Harbour & Pine, 38 people. Days of 8 hours, half of the lead, half of the analyst.',
    verdict: { text: '12 days of work in 90 days', callout: 'A' },
    parts: [
      {
        kind: 'bars',
        note: 'Bars show the dates; numbers, the days of work. Outlined: free for what comes up.',
        scale: 90,
        ticks: [
          { at: 0, text: '1 March' },
          { at: 31, text: '1 April' },
          { at: 61, text: '1 May' },
          { at: 90, text: '29 May' },
        ],
        bars: [
          { name: 'Urgent gaps, training', spans: [[0, 30]], text: '1.5 days' },
          { name: 'Asset list', spans: [[0, 30]], text: '1 day' },
          { name: 'Risk register', spans: [[7, 30]], text: '1 day' },
          { name: 'Incident plan', spans: [[30, 60]], text: '1.5 days' },
          { name: 'Policies', spans: [[30, 60]], text: '1.5 days' },
          { name: 'Program, budget', spans: [[60, 89]], text: '1 day' },
          { name: 'Alerts, reports', spans: [[0, 90]], text: '2 days' },
          { name: 'Kept free', spans: [[0, 90, 'planned']], text: '2.5 days' },
        ],
      },
      {
        kind: 'entries',
        entries: [
          { name: 'Kept free', text: "A client's 80 questions take about one day. The rest is for incidents." },
          {
            callout: 'B',
            name: '6 documents',
            text: '56 devices and 23 services listed, 14 risks rated, the incident plan rehearsed.',
          },
          { callout: 'C', name: 'Each month', text: 'Risks that rose or fell, hours used, and what you decide next.' },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'How the arrangement works',
      items: [
        {
          title: 'Roles',
          text: 'The lead is your vCISO. The analyst reviews alert reports and suppliers, and drafts the policies. The agreement names each, and a deputy.',
        },
        {
          title: 'Who leads',
          text: "Someone who has been responsible for a business's security for at least 5 years. You see their CV before you meet. A lead has at most 6 clients, so there is time for an incident.",
        },
        {
          title: 'Hours',
          text: 'Usually 2 days a month each for the lead and the analyst. Unused hours move to the next month. Extra hours are charged at the agreed rate, only if you agree (by phone in an incident).',
        },
        {
          title: 'Alerts and escalation',
          text: 'Urgent alerts should reach your IT provider at once; in week 1 we test that they do. In business hours, urgent matters go to the lead by phone. If there is no response in 60 minutes, they go to the deputy, then a director.',
        },
        {
          title: 'What you can hand over',
          text: 'Security questionnaires, insurance renewals, tenders, supplier checks, staff training, and access reviews.',
        },
        {
          title: 'In an incident',
          text: `${staffedHours}, the lead or the deputy runs your incident plan. Outside these hours your managers start it, using its phone numbers, such as the Australian Cyber Security Hotline, 1300 292 371.`,
        },
        {
          title: 'After a breach',
          text: 'If the Privacy Act covers you, you have at most 30 days to decide whether serious harm is likely. If it is, tell the regulator and the people at risk as soon as practicable. With turnover above $3 million, or as a critical infrastructure entity, you must also report a ransom within 72 hours of paying it or of learning that someone paid it for you. This is not legal advice.',
        },
        {
          title: 'Decisions and independence',
          text: 'Accepting a risk, spending money and notifying a regulator stay with your management. If we advise you to buy from us, we say so and name an alternative.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Agree the role',
      we: 'introduce the person who would lead, and agree on duties, hours and our access, which ends on the last day.',
      you: 'meet the lead before you sign.',
      get: 'an agreement that names people, hours, limits and a deputy.',
    },
    {
      title: 'Take stock',
      we: 'close urgent gaps first, and learn what you have and what law and contracts require.',
      you: 'send past audits and questionnaires. We need one hour with each manager.',
      get: 'the asset list and the risk register, by day 30.',
    },
    {
      title: 'Run the program',
      we: 'work through the plan with your staff, rehearse an incident with your managers, and answer what clients ask.',
      you: 'come to one meeting a month, and decide on what the lead proposes.',
      get: 'a monthly report, and each policy when it is ready.',
    },
    {
      title: 'Review and adjust',
      we: 'compare results with the plan each quarter, and say where fewer hours would do.',
      you: 'raise or lower the hours, from the next month.',
      get: 'goals and hours for the next quarter, in writing.',
    },
  ],
  expectations: {
    weNeed: 'A manager the lead reports to, access to staff and suppliers, and a place in meetings.',
    duration: {
      label: 'First term',
      short: '90 days',
    },
    price: {
      short: 'Fixed monthly fee',
      model: 'Fixed monthly fee for the roles and hours you choose. You meet the lead and get a proposal free.',
      more: 'It costs more with more days, call-out or extra roles.',
      less: 'It costs less with a lead only.',
    },
    notIncluded: '24/7 monitoring, forensic work, legal advice, penetration tests and tools.',
    nextStep: 'Your proposed lead calls you, then sends a proposal with roles, hours and a price.',
    leaving: "You keep all documents, our access ends, and unused hours are refunded. You can give 30 days' notice from day 60.",
  },
  contact: {
    heading: 'Build Your Security Team',
    closing: 'Tell us what your business does, how many people work there and who looks after security today.',
  },
} satisfies Service;
