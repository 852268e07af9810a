import { company } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'If nobody can say who approved a system or why it costs what it does, start here. You get clear decision rights, a risk register, and a bill explained line by line.',
  updated: '2026-11-22',
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
        text: 'Each system and project has a business goal and an owner. What serves no goal is put to you for a decision.',
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What the framework sets down',
      items: [
        {
          title: 'Decision rights',
          text: 'One table for purchases, access, changes and exceptions: who proposes, who decides, and who must be asked first.',
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
            text: '30 minutes a month on spending and 1 hour a quarter on risk, each with a record of decisions.',
            toConfirm: 'recommended meetings',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How savings are shown',
      columns: ['Area', 'Before: the baseline', 'What we check', 'After: the proof'],
      rows: [
        [
          'Licences',
          'Seats and plans billed, at the price on the invoice',
          'Accounts that signed in, and the features they use',
          'Seats and plans on the next invoice',
        ],
        [
          'Cloud',
          'Monthly charges by subscription and owner',
          'Idle machines, unattached disks, size against load',
          'The same charges 1 month later',
        ],
        [
          'Telephone and internet',
          'Services billed at each site',
          'Services in use at each site',
          'Cancellations and credits received',
        ],
        [
          'Support contracts',
          'Fees, terms and notice dates',
          'Tickets raised, and overlap between suppliers',
          'New terms, signed',
        ],
      ],
      note: 'A saving is the old invoice less the new one and the cost of the change, with growth in staff shown separately. We promise no percentage: the baseline decides.',
    },
  ],
  process: [
    {
      title: 'Collect & Baseline',
      text: 'We gather invoices, contracts and usage records, and agree the baseline with your finance lead.',
    },
    {
      title: 'Map & Assign',
      text: 'Interviews show who decides today. You receive a draft decision table and risk register.',
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
      text: '4 weeks to the baseline and the draft framework, then 1 or 2 billing cycles to show results.',
      toConfirm: 'usual duration',
    },
    price: {
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
