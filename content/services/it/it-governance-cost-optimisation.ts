import { company } from '../../company.ts';
import { figure } from '../../figures/it/it-governance-cost-optimisation.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'If nobody can say who approved a system or why it costs what it does, start here. You get clear decision rights, a risk register, and a bill explained line by line.',
  updated: '2026-11-23',
  description: `IT governance and cost optimisation in ${company.city}: decision rights, a risk register, and a licence and cloud baseline with savings shown before and after.`,
  question: 'Who approved this, and why does it cost so much?',
  axis: ['People', 'Money'],
  related: [
    { path: '/it/it-strategy', fits: 'if you want to know what to buy next' },
    { path: '/it/it-project-management', fits: 'if the decision is made and needs carrying out' },
  ],
  benefits: {
    heading: 'Decide clearly, pay for what you use',
    cards: [
      {
        title: 'Governance Framework',
        text: 'Short written rules say who proposes, who approves and who is told, with a spending limit for each role.',
      },
      {
        title: 'Cost Optimisation',
        text: 'We compare what you pay for with what is used: licences, cloud, telephone and support. You choose which changes to make.',
      },
      {
        title: 'Strategic Alignment',
        text: 'Each system and project has a goal and an owner. What serves no goal is put to you.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'What the framework sets down',
      items: [
        {
          title: 'Decision rights',
          text: 'One table for purchases, access, changes and exceptions: who proposes and who decides.',
        },
        {
          title: 'One page on the wall',
          text: {
            text: 'Our design studio sets that table on 1 page. We hand it to a manager who was not in the room: if they cannot find who approves a new laptop, we draw it again.',
            toConfirm: 'whether the studio draws the table and a manager tests it',
            claim: true,
          },
        },
        {
          title: 'Licence and cloud baseline',
          text: 'What you pay for, at the price on the invoice. Savings are shown before and after; we promise no percentage, because the baseline decides.',
        },
        {
          title: 'Risk register',
          text: 'Each risk has an owner, a rating, a treatment and a review date. A risk you accept is signed.',
        },
        {
          title: 'Renewals register',
          text: 'Every contract with its notice date, so that none renews by accident.',
        },
        {
          title: 'Meetings',
          text: {
            text: '30 minutes a month on spending and 1 hour a quarter on risk.',
            toConfirm: 'recommended meetings',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Collect & Baseline',
      text: 'We gather invoices and usage records, and agree the baseline with finance.',
    },
    {
      title: 'Map & Assign',
      text: 'You receive a draft decision table and risk register.',
    },
    {
      title: 'Decide & Change',
      text: 'You approve changes one by one. We make them or brief your suppliers.',
    },
    {
      title: 'Measure & Report',
      text: 'When the next invoices arrive, we set before and after side by side.',
    },
  ],
  expectations: {
    youGet:
      'A decision table, a risk register, a renewals register, and a licence and cloud baseline with figures before and after.',
    weNeed:
      '12 months of invoices, your contracts, read-only access to licence and cloud billing, and time with finance.',
    duration: {
      label: 'Baseline',
      short: 'In 4 weeks',
      text: {
        text: '4 weeks to the baseline and the draft framework, then 1 or 2 billing cycles to show results.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed, savings or not',
      model: {
        text: 'Fixed fee, never a share of the savings.',
        toConfirm: 'how governance and cost work is priced',
      },
      more: 'More for many suppliers, entities and interviews.',
      less: 'Less when invoices and contracts are already in one place.',
    },
    notIncluded:
      'Legal advice and audit opinions. A larger change becomes a project with its own quote.',
    nextStep: 'Send us the 3 IT suppliers you pay most, and the last decision that took too long.',
  },
  contact: {
    heading: 'Take Control of Your IT Costs',
    closing: 'Tell us who approves IT spending now and which bill you cannot explain.',
  },
} satisfies Service;
