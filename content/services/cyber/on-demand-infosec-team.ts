import { company, inStaffedHours, staffedHours } from '../../company.ts';
import type { Service } from '../../model.ts';

export const service = {
  intro: 'You need someone to own security, but not 5 days a week. A vCISO (part-time head of security) and an analyst do the job for the hours you choose, and you keep the decisions.',
  updated: '2026-11-26',
  description: `vCISO and security team on demand in ${company.city}: a lead, an analyst and an adviser for agreed hours, with a 90-day plan, risk register and incident plan.`,
  related: [
    {
      path: '/cyber/essential-eight-assessment',
      fits: 'if you need one assessment, not a role filled',
    },
    { path: '/it/managed-services', fits: 'if the work is patching, backups and support' },
  ],
  benefits: [
    {
      title: 'Expertise on demand',
      text: `A security lead who knows your business. When a client sends 80 questions or a laptop is stolen, the lead or the deputy answers, ${inStaffedHours}.`,
    },
    {
      title: 'Security program implementation',
      text: 'Policies, controls, training and supplier checks become one plan with dates and owners. After 90 days you hold 6 documents, each yours to edit.',
    },
    {
      title: 'Proactive risk management',
      text: 'Risks are rated, given an owner and reviewed every month. One page tells your managers which went up or down, and what it would cost to lower them.',
    },
  ],
  figure: {
    height: { wide: 394, narrow: 436 },
    topRail: { wide: 42, narrow: 40 },
    parts: [
      { diamonds: 8, wide: '380,32 597,32', narrow: '226,31 317,31' },
      { text: '35 days', align: 'end', wide: [604, 14], narrow: [318, 13] },
      { ball: 'cue', wide: [380, 68, 13], narrow: [226, 72, 12] },
      { title: 'Mon 1 Mar 8:40AM', wide: [44, 68] },
      { text: 'You notice', wide: [206, 68] },
      { title: 'Mon 1 Mar 8:40AM', text: 'You notice', narrow: [24, 72] },
      { line: 'played', wide: '380,68 380,120', narrow: '226,72 226,128' },
      { ball: 'ghost', wide: [380, 120, 13], narrow: [226, 128, 12] },
      { title: 'As soon as possible', wide: [44, 120] },
      { text: 'Insurer', wide: [206, 120] },
      { title: 'As soon as possible', text: 'Insurer', narrow: [24, 128] },
      { line: 'planned', wide: '380,120 386.2,172', narrow: '226,128 228.6,184' },
      { ball: 'own', wide: [386.2, 172, 13], narrow: [228.6, 184, 12] },
      { title: 'Tue 2 Mar 8:40AM', wide: [44, 172] },
      { text: 'Contract', wide: [206, 172] },
      { title: 'Tue 2 Mar 8:40AM', text: 'Contract', narrow: [24, 184] },
      { line: 'planned', wide: '386.2,172 570,224', narrow: '228.6,184 305.7,240' },
      { ball: 'ghost', wide: [570, 224, 13], narrow: [305.7, 240, 12] },
      { title: 'Wed 31 Mar', wide: [44, 224] },
      { text: 'Privacy assessment', wide: [206, 224] },
      { title: 'Wed 31 Mar', text: 'Privacy assessment', narrow: [24, 240] },
      {
        title: 'First fixed time: Contract',
        text: 'within 24 hours of noticing it',
        answer: 'Tue 2 Mar 8:40AM',
        edge: 'top',
        wide: [44, 260],
        narrow: [24, 319],
      },
    ],
    caption:
      'An example, not legal advice: ask your lawyer. One diamond is 5 days. Contract: the hours that it gives you, here 24. If serious harm is likely, tell the OAIC and the people at risk as soon as practicable; you have at most 30 days to find out. Industry rules, critical infrastructure and ransom payments are left out.',
  },
  sample: {
    heading: 'Where the first 90 days go',
    intro: 'You approve this plan in the first week, and it fills as work is done. 2.5 of 12 days stay free for what comes up.',
    title: '90-day security plan',
    about: 'Harbour & Pine, 38 people. 1 March to 29 May 2027. 12 days of 8 hours: 6 of the lead, 6 of the analyst.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Work', share: 2.5 },
          { name: 'What it settles', share: 4.4 },
          { name: 'By', share: 1.5, short: true },
          { name: 'Days', numbers: true },
        ],
        rows: [
          {
            cells: ['Urgent gaps, suppliers, training', '3 gaps briefed to your IT provider; the 6 suppliers checked; one hour for all staff', 'From week 1', '1.5'],
          },
          {
            cells: ['1. Asset and supplier list', '56 devices, 23 services, and 6 suppliers who can sign in', '30 March', '1'],
          },
          {
            cells: ['2. Risk register', '14 risks, rated; 3 are accepted in writing', '30 March', '1'],
          },
          {
            tie: 'A',
            cells: ['3. Incident plan', 'Who decides, who calls whom, who reports by when; rehearsed in 2 hours', '29 April', '1.5'],
          },
          {
            tie: 'B',
            cells: ['4. Policies', 'Access, devices, suppliers, AI assistants: 2 pages each', '29 April', '1.5'],
          },
          {
            cells: ['5, 6. Program and budget', '12 months: who does what, what to buy, cancel or delay', '28 May', '1'],
          },
          {
            tie: 'C',
            cells: ['Monthly report', 'Risks that went up or down, hours used, what you decide', 'Month end', '1'],
          },
          {
            cells: ['Alerts', 'Path tested in week 1, then read for patterns', 'Weekly', '1'],
          },
          {
            cells: ['Kept free', 'A form of 80 questions takes about one day; an incident', 'As needed', '2.5'],
          },
          { sum: true, cells: ['Together', '', '', '12'] },
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
          title: 'Who it suits',
          text: 'Usually firms of about 20 to 200 people whose clients, insurer or board ask about security.',
        },
        {
          title: 'Roles',
          text: 'The lead is your vCISO. The analyst reviews alerts and suppliers; an adviser joins for the policies. The agreement names each, and a deputy.',
        },
        {
          title: 'Who may lead',
          text: 'Somebody who has answered for the security of a firm for at least 5 years. You see their CV and certificates before you meet. A lead usually has at most 6 clients, so that there is time for an incident. If the lead leaves, you meet the next one before they start.',
        },
        {
          title: 'Hours',
          text: "Usually 2 days a month for the lead and 2 for the analyst, of 8 hours each. The adviser counts within the lead's days. What you do not use moves to the next month.",
        },
        {
          title: 'When hours run out',
          text: "The lead tells you when three quarters of the month's hours are used. More are charged only if you agree, in an incident by phone, at the agreed rate.",
        },
        {
          title: 'Alerts',
          text: 'Urgent ones should reach your IT provider at once; in week 1 we test that they do. Each week the analyst reads them all, looking for patterns, such as one account that fails each night. This is not monitoring.',
        },
        {
          title: 'Escalation',
          text: 'In our hours an urgent matter goes by phone to the lead, usually after 60 minutes to the deputy, and then to a director.',
        },
        {
          title: 'What you can hand over',
          text: 'Security questionnaires, insurance renewals, tenders, supplier checks, staff training, and access reviews when people leave. Phishing exercises come in the 12-month program.',
        },
        {
          title: 'In an incident',
          text: `${staffedHours}, the lead or the deputy runs your incident plan: what is isolated, who is called, what is written down and by when. Outside these hours your managers start it, with the numbers in it: your insurer, your IT provider, and the national cyber hotline, 1300 292 371. Forensic work comes from a named supplier.`,
        },
        {
          title: 'Your decisions',
          text: 'Accepting a risk, spending money and notifying a regulator stay with your management.',
        },
        {
          title: 'Independence',
          text: 'The agreement states what we resell and which of your systems we run. Advice to buy something from us says so, and names an alternative.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Agree the role',
      we: 'introduce the person who would lead, and settle duties, hours and our access, which ends on the last day.',
      you: 'meet the lead before you sign.',
      get: 'an agreement that names people, hours, limits and a deputy.',
    },
    {
      title: 'Take stock',
      we: 'learn what you have, and what law and contracts ask. Urgent gaps come first.',
      you: 'send past audits and insurance questionnaires. We need one hour with each manager.',
      get: 'the asset list and the risk register, by day 30.',
    },
    {
      title: 'Run the program',
      we: 'work through the plan with your staff, rehearse an incident with your managers, and answer what clients ask.',
      you: 'come to one meeting a month, and decide what the lead puts to you.',
      get: 'a monthly report with hours, progress and risks, and each policy when it is ready.',
    },
    {
      title: 'Review and adjust',
      we: 'compare results with the plan each quarter, and say where fewer hours would do.',
      you: 'raise or lower the hours, from the next month on.',
      get: 'goals and hours of the next quarter, in writing.',
    },
  ],
  expectations: {
    youGet: 'Named people, a monthly report, and 6 documents: asset list, risk register, incident plan, policies, 12-month program and budget.',
    weNeed: 'A manager whom the lead reports to, access to staff and suppliers, and a place in meetings.',
    duration: {
      label: 'First term',
      short: '90 days',
      text: 'Usually a first term of 90 days, then month by month.',
    },
    price: {
      short: 'Fixed monthly fee',
      model: 'Fixed monthly fee for the roles and hours you choose; you meet the lead and get a proposal free.',
      more: 'More for more days, on-call cover and extra roles.',
      less: 'Less for a lead alone.',
    },
    notIncluded: '24/7 monitoring, forensic work, legal advice and tools: the lead briefs those suppliers. A penetration test, by us or another firm, is quoted.',
    nextStep: 'The person who would lead calls you, then sends a proposal with roles, hours and a price.',
    leaving:
      "You keep all documents, our access ends, and unused hours go into the handover or are refunded. You may usually give 30 days' notice from day 60 on, so day 90 is the first possible end.",
  },
  contact: {
    heading: 'Build Your Security Team',
    closing: 'Tell us what your business does, how many people work there and who looks after security today.',
  },
} satisfies Service;
