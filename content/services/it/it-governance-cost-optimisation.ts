import { company } from '../../company.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'For firms where nobody can say who approved a system, or why the bill grew. You get one page of who may approve what, a risk register, and what you pay for next to what you use.',
  updated: '2026-11-26',
  description: `IT governance and IT cost reduction in ${company.city}: decision rights, a risk register, and a Microsoft 365 licence and cloud audit with savings before and after.`,
  question: 'Who approved this, and why does it cost so much?',
  axis: ['People', 'Money'],
  related: [
    { path: '/it/it-strategy', fits: 'if you want to know what to buy next' },
    { path: '/it/it-project-management', fits: 'if the decision is made and needs carrying out' },
  ],
  benefits: [
    {
      title: 'Governance Framework',
      text: 'Each decision has a name, a limit and a date: here Tom, up to $1,500 a month for each contract, on 9 March.',
    },
    {
      title: 'Cost Optimisation',
      text: 'Paid next to needed, from invoices and not from memory. Each line says what it saves, what the change costs and in which month it starts.',
    },
    {
      title: 'Strategic Alignment',
      text: 'Each system and project has a goal and an owner, and stays if it earns its keep. What serves none comes to you for a decision.',
    },
  ],
  figure: { kind: 'tool', tool: 'licence-saving' },
  details: [
    {
      kind: 'list',
      heading: 'What the framework sets down',
      items: [
        {
          title: 'Decision rights: who may approve what',
          text: 'One table for purchases, access, changes and exceptions: who proposes, who decides up to which amount, and who is told.',
        },
        {
          title: 'Tested on a manager',
          text: {
            text: 'We hand the table to a manager who was not in the room: if they cannot find who approves a new laptop, we write it again.',
            toConfirm: 'whether a manager tests the table',
            claim: true,
          },
        },
        {
          title: 'When a saving starts',
          text: 'Microsoft seats bought for a year can be reduced only at renewal, or within 7 days of it or of the purchase; seats bought by the month, each month. A saving counts from its date.',
        },
        {
          title: 'Whether it pays',
          text: {
            text: 'The first look at your largest invoices is free. The quote then sets our fee beside the saving we expect in 12 months. If the fee is larger, as it usually is below about 20 seats, we say so: buy the rules alone, or nothing.',
            toConfirm:
              'whether the first look is free and the quote names the expected saving, and from which size the service pays',
          },
        },
        {
          title: 'What we earn',
          text: {
            text: 'You need not buy any licence from us. Where we would bill one, as in Managed Services, its line states our margin, and what it costs elsewhere.',
            toConfirm: 'that the register states our margin on each licence we would bill',
            claim: true,
          },
        },
        {
          title: 'Baseline',
          text: 'Licences, cloud, telephones, internet and support, ours included, at the price on the invoice. A licence unused for 30 days is asked about before it is cut.',
        },
        {
          title: 'Renewals register',
          text: 'Every contract with its notice date, so that none renews by accident.',
        },
        {
          title: 'Risk register',
          text: 'Each risk has an owner, a rating, a treatment and a review date. A risk you accept is signed by whoever would pay for it.',
        },
        {
          title: 'AI assistants',
          text: 'Copilot finds whatever its user may open. The register names who checks old sharing links before you buy seats.',
        },
        {
          title: 'Cloud',
          text: 'Machines and disks that nobody uses and sizes larger than their load, each with its owner.',
        },
        {
          title: 'Meetings',
          text: {
            text: '30 minutes a month on spending, one hour a quarter on risk. The first of each is in the fee and chaired by us; the others are yours.',
            toConfirm: 'recommended meetings, and which are in the fee',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Collect & Baseline',
      we: 'read 12 months of invoices and the sign-in records behind each licence.',
      you: 'send invoices and contracts; you or your IT provider give us read-only access to billing.',
      hold: 'a baseline that finance has agreed: paid, used, price, renewal date.',
    },
    {
      title: 'Map & Assign',
      we: 'interview those who buy, approve and use systems, and draft the rules.',
      you: 'free each of them for 45 minutes, and settle the spending limits.',
      hold: 'a decision table on one page, and a register with an owner for each risk.',
    },
    {
      title: 'Decide & Change',
      we: 'bring each change with its saving, its cost, its test and its date.',
      you: 'approve or refuse, line by line, and choose who makes it: us or your supplier.',
      hold: 'signed decisions, and a calendar of notice dates.',
    },
    {
      title: 'Measure & Report',
      we: 'set the next invoices beside the baseline, and show which bills did not drop.',
      you: 'send us the invoices, and chair the second meeting yourself.',
      hold: 'before and after from paid invoices, and rules that run without us.',
    },
  ],
  expectations: {
    youGet:
      'A decision table, a risk register, a renewals register, and a baseline with figures before and after.',
    weNeed:
      '12 months of invoices, your contracts, read-only access to licence and cloud billing, and time with finance.',
    duration: {
      label: 'Baseline',
      short: 'In 4 weeks',
      text: {
        text: '4 weeks to the baseline and the draft framework. Each saving is then checked on its own first invoice, which may be months later.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed, savings or not',
      model: {
        text: 'Fixed fee, never a share of the savings.',
        toConfirm: 'how governance and cost work is priced',
        claim: true,
      },
      more: 'More for many suppliers, entities and interviews.',
      less: 'Less when invoices and contracts are already in one place.',
    },
    notIncluded:
      'Legal advice and audit opinions. Making a change is priced on its line, whoever makes it.',
    nextStep: {
      text: 'You send your largest IT invoices, and hear free of charge whether to go on. If so, a fixed fee for the baseline follows in writing; you may stop after it and owe nothing more.',
      toConfirm: 'whether the first look is free, and whether a client may stop after the baseline',
      claim: true,
    },
  },
  contact: {
    heading: 'Take Control of Your IT Costs',
    closing: 'Tell us who approves IT spending now and which bill you cannot explain.',
  },
} satisfies Service;
