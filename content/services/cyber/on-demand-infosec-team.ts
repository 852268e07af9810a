import { company, inStaffedHours, staffedHours } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'You need someone to own security, but not 5 days a week. A vCISO (part-time head of security) and an analyst do the job for the hours you choose, and you keep the decisions.',
  updated: '2026-11-26',
  description: `vCISO and security team on demand in ${company.city}: a lead, an analyst and an adviser for agreed hours, with a 90-day plan, risk register and incident plan.`,
  question: 'Who looks after security once the report is filed?',
  axis: ['Internet', 'People'],
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
  figure: { kind: 'tool', tool: 'incident-deadlines' },
  details: [
    {
      kind: 'list',
      heading: 'How the arrangement works',
      items: [
        {
          title: 'Who it suits',
          text: {
            text: 'Firms of about 20 to 200 people whose clients, insurer or board ask about security.',
            toConfirm: 'which size of firm the team suits',
          },
        },
        {
          title: 'Roles',
          text: {
            text: 'The lead is your vCISO. The analyst reviews alerts and suppliers; an adviser joins for the policies. The agreement names each, and a deputy.',
            toConfirm: 'who is in the team',
            claim: true,
          },
        },
        {
          title: 'Who may lead',
          text: {
            text: 'Somebody who has answered for the security of a firm for at least 5 years. You see their CV and certificates before you meet. A lead has at most 6 clients, so that there is time for an incident. If the lead leaves, you meet the next one before they start.',
            toConfirm:
              'what a lead must have done and shows you, for how many clients they work, and what happens if they leave',
          },
        },
        {
          title: 'Hours',
          text: {
            text: "2 days a month for the lead and 2 for the analyst, of 8 hours each. The adviser counts within the lead's days. What you do not use moves to the next month.",
            toConfirm:
              'hours per role, whose days the adviser uses, and that unused hours carry over',
          },
        },
        {
          title: 'When hours run out',
          text: {
            text: "The lead tells you when three quarters of the month's hours are used. More are charged only if you agree, in an incident by phone, at the agreed rate.",
            toConfirm: 'how hours beyond the agreed ones are approved and charged',
            claim: true,
          },
        },
        {
          title: 'Alerts',
          text: {
            text: 'Urgent ones should reach your IT provider at once; in week 1 we test that they do. Each week the analyst reads them all, looking for patterns, such as one account that fails each night. This is not monitoring.',
            toConfirm:
              'how often the analyst reads alerts, and that their path is tested in the first week',
          },
        },
        {
          title: 'Escalation',
          text: {
            text: 'In our hours an urgent matter goes by phone to the lead, after 60 minutes to the deputy, and then to a director.',
            toConfirm: 'escalation steps and times',
          },
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
      hold: 'an agreement that names people, hours, limits and a deputy.',
    },
    {
      title: 'Take stock',
      we: 'learn what you have, and what law and contracts ask. Urgent gaps come first.',
      you: 'send past audits and insurance questionnaires. We need one hour with each manager.',
      hold: 'the asset list and the risk register, by day 30.',
    },
    {
      title: 'Run the program',
      we: 'work through the plan with your staff, rehearse an incident with your managers, and answer what clients ask.',
      you: 'come to one meeting a month, and decide what the lead puts to you.',
      hold: 'a monthly report with hours, progress and risks, and each policy when it is ready.',
    },
    {
      title: 'Review and adjust',
      we: 'compare results with the plan each quarter, and say where fewer hours would do.',
      you: 'raise or lower the hours, from the next month on.',
      hold: 'goals and hours of the next quarter, in writing.',
    },
  ],
  expectations: {
    youGet:
      'Named people, a monthly report, and 6 documents: asset list, risk register, incident plan, policies, 12-month program and budget.',
    weNeed:
      'A manager whom the lead reports to, access to staff and suppliers, and a place in meetings.',
    duration: {
      label: 'First term',
      short: '90 days',
      text: {
        text: 'A first term of 90 days, then month by month.',
        toConfirm: 'minimum term',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee for the roles and hours you choose; you meet the lead and get a proposal free.',
        toConfirm: 'fee model, and what is free',
        claim: true,
      },
      more: 'More for more days, on-call cover and extra roles.',
      less: 'Less for a lead alone.',
    },
    notIncluded:
      '24/7 monitoring, forensic work, legal advice and tools: the lead briefs those suppliers. A penetration test, by us or another firm, is quoted.',
    nextStep:
      'The person who would lead calls you, then sends a proposal with roles, hours and a price.',
    leaving: {
      text: "You keep all documents, our access ends, and unused hours go into the handover or are refunded. You may give 30 days' notice from day 60 on, so day 90 is the first possible end.",
      toConfirm: 'notice period, and what is refunded and handed over at the end',
    },
  },
  contact: {
    heading: 'Build Your Security Team',
    closing:
      'Tell us what your business does, how many people work there and who looks after security today.',
  },
} satisfies Service;
