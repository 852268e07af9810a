import { company } from '../../company.ts';
import type { Service } from '../../model.ts';

/** A bill, torn off in so many teeth of 16 px. */
const tornBill = (teeth: number) => `M0 0h${16 * teeth}v182${'l-8-6-8 6'.repeat(teeth)}z`;

export const service = {
  intro: 'For firms where nobody can say who approved a system, or why the bill grew. You get one page of who may approve what, a risk register, and what you pay for next to what you use.',
  updated: '2026-11-26',
  description: `IT governance and IT cost reduction in ${company.city}: decision rights, a risk register, and a Microsoft 365 licence and cloud audit with savings before and after.`,
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
  figure: {
    height: { wide: 452, narrow: 526 },
    topRail: { wide: 42, narrow: 40 },
    parts: [
      { text: 'Jul 2027', wide: [46, 14], narrow: [32, 13] },
      { text: 'Oct 2027', align: 'middle', wide: [215, 14] },
      { text: 'Jan 2028', align: 'middle', wide: [358, 14], narrow: [199.5, 13] },
      { text: 'Apr 2028', align: 'middle', wide: [501, 14] },
      { diamonds: 12, wide: '72,32 596.3,32', narrow: '62,31 314.1,31' },
      { as: 'paper', path: tornBill(18), wide: [44, 58] },
      { as: 'paper', path: tornBill(19), narrow: [23, 54] },
      { as: 'ink', box: [256, 2], wide: [60, 98] },
      { as: 'ink', box: [272, 2], narrow: [39, 94] },
      { as: 'ink', box: [256, 2], wide: [60, 164] },
      { as: 'ink', box: [272, 2], narrow: [39, 160] },
      { title: 'Each month', ink: true, wide: [60, 82], narrow: [39, 78] },
      { text: 'Before', ink: true, align: 'end', wide: [222, 82], narrow: [209, 78] },
      { text: 'After', ink: true, align: 'end', wide: [316, 82], narrow: [311, 78] },
      { title: 'Seats', ink: true, wide: [60, 116], narrow: [39, 112] },
      { text: '44', ink: true, align: 'end', wide: [222, 116], narrow: [209, 112] },
      { text: '38', ink: true, align: 'end', wide: [316, 116], narrow: [311, 112] },
      { title: 'The bill', ink: true, wide: [60, 146], narrow: [39, 142] },
      { text: '$1,452', ink: true, align: 'end', wide: [222, 146], narrow: [209, 142] },
      { text: '$1,254', ink: true, align: 'end', wide: [316, 146], narrow: [311, 142] },
      { title: 'Saved in 12 months', ink: true, wide: [60, 184], narrow: [39, 180] },
      { text: '$2,376', ink: true, align: 'end', wide: [316, 184], narrow: [311, 180] },
      { title: 'Cost of the change', ink: true, wide: [60, 212], narrow: [39, 208] },
      { text: '−$300', ink: true, align: 'end', wide: [316, 212], narrow: [311, 208] },
      {
        title: 'You save, before our fee',
        text: 'in year 1, then $2,376 a year',
        answer: '$2,076',
        edge: 'top',
        wide: [378, 68],
        narrow: [24, 247],
      },
      {
        title: 'Cut by Wed 7 Jul 2027',
        text: 'or wait until Sat 1 Jul 2028',
        edge: 'top',
        wide: [378, 182],
        narrow: [24, 326],
      },
      { line: 'played', wide: '72,318 167.3,374', narrow: '62,442 107.8,490' },
      { line: 'planned', wide: '167.3,374 628.4,414.4', narrow: '107.8,490 325.7,501.7' },
      { ball: 'cue', wide: [72, 318, 18], narrow: [62, 442, 15] },
      { title: 'Renewal', text: 'Thu 1 Jul 2027', edge: 'top', wide: [44, 254], narrow: [24, 380] },
      { ball: 'own', wide: [167.3, 374, 18], narrow: [107.8, 490, 15] },
      {
        title: 'Change paid back',
        text: 'after 2 months',
        align: 'middle',
        edge: 'bottom',
        wide: [218, 351],
        narrow: [162, 470],
      },
    ],
    caption:
      'An example, without GST: seats at $33 a month, bought by the year. One diamond is one month. Count a seat as used if its person signed in during the last 30 days. Microsoft lets you cut seats only in the first 7 days of a term, a year or a month, or set a lower number before it begins.',
  },
  sample: {
    intro: 'One register for finance and IT: paid, needed, and the first month in which a change saves money.',
    title: 'Cost register, before and after',
    about: 'Harbour & Pine. Baseline 2 March 2027, from the admin centres and 12 months of invoices. Dollars a month, before GST, as the firm pays its suppliers.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'What for', share: 2.5 },
          { name: 'Paid', share: 0.8, numbers: true },
          { name: 'Needed', share: 1, numbers: true },
          { name: 'Now', share: 1.1, numbers: true },
          { name: 'After', share: 1.1, numbers: true },
          { name: 'First month', share: 3 },
        ],
        rows: [
          {
            tie: 'B',
            cells: ['Microsoft 365 Business Premium', '44', '38', '$1,452', '$1,254', 'July, at renewal'],
          },
          {
            cells: ['Visio Plan 2', '9', '2', '$198', '$44', 'April, at renewal'],
          },
          {
            cells: ['Second backup of Microsoft 365', '44', '0', '$176', '$0', 'May, after a full restore in April'],
          },
          {
            cells: ['Telephone lines', '22', '12', '$550', '$300', "July, after 90 days' notice"],
          },
          {
            tie: 'C',
            cells: ['Adobe Creative Cloud', '4', '4', '$492', '$492', 'Keep: makes the catalogue'],
          },
          {
            sum: true,
            cells: ['A month', '', '', { struck: '$2,868' }, '$2,090', '$778 less from July'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'First 12 months',
            text: 'From April: Visio $1,848, backup $1,936, Microsoft 365 $1,782, telephones $2,250. Less $640 for making the changes, $300 of it for the Microsoft seats: $7,176, before our fee. The quote had set $6,000 to $9,000 beside that fee.',
          },
          {
            name: 'Risk 7 of 14',
            text: '2 people who left in January could sign in until 3 March. Rated high, owner finance. Accounts now close on the last day.',
          },
          {
            tie: 'A',
            name: 'Decided',
            text: 'By Tom on 9 March: each contract is below his limit of $1,500 a month. Told: finance, and the 7 people who lose Visio. Next: 1 to 7 July, when Microsoft 365 renews.',
          },
        ],
      },
    ],
  },
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
          text: 'We hand the table to a manager who was not in the room: if they cannot find who approves a new laptop, we write it again.',
        },
        {
          title: 'When a saving starts',
          text: 'Microsoft seats bought for a year can be reduced only at renewal, or within 7 days of it or of the purchase; seats bought by the month, each month. A saving counts from its date.',
        },
        {
          title: 'Whether it pays',
          text: 'The first look at your largest invoices is free. The quote then sets our fee beside the saving we expect in 12 months. If the fee is larger, as it usually is below about 20 seats, we say so: buy the rules alone, or nothing.',
        },
        {
          title: 'What we earn',
          text: 'You need not buy any licence from us. Where we would bill one, as in Managed Services, its line states our margin, and what it costs elsewhere.',
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
          text: 'Usually 30 minutes a month on spending, one hour a quarter on risk. The first of each is in the fee and chaired by us; the others are yours.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Collect & Baseline',
      we: 'read 12 months of invoices and the sign-in records behind each licence.',
      you: 'send invoices and contracts; you or your IT provider give us read-only access to billing.',
      get: 'a baseline that finance has agreed: paid, used, price, renewal date.',
    },
    {
      title: 'Map & Assign',
      we: 'interview those who buy, approve and use systems, and draft the rules.',
      you: 'free each of them for 45 minutes, and settle the spending limits.',
      get: 'a decision table on one page, and a register with an owner for each risk.',
    },
    {
      title: 'Decide & Change',
      we: 'bring each change with its saving, its cost, its test and its date.',
      you: 'approve or refuse, line by line, and choose who makes it: us or your supplier.',
      get: 'signed decisions, and a calendar of notice dates.',
    },
    {
      title: 'Measure & Report',
      we: 'set the next invoices beside the baseline, and show which bills did not drop.',
      you: 'send us the invoices, and chair the second meeting yourself.',
      get: 'before and after from paid invoices, and rules that run without us.',
    },
  ],
  expectations: {
    youGet: 'A decision table, a risk register, a renewals register, and a baseline with figures before and after.',
    weNeed: '12 months of invoices, your contracts, read-only access to licence and cloud billing, and time with finance.',
    duration: {
      label: 'Baseline',
      short: 'In 4 weeks',
      text: 'Usually 4 weeks to the baseline and the draft framework. Each saving is then checked on its own first invoice, which may be months later.',
    },
    price: {
      short: 'Fixed, savings or not',
      model: 'Fixed fee, never a share of the savings.',
      more: 'More for many suppliers, entities and interviews.',
      less: 'Less when invoices and contracts are already in one place.',
    },
    notIncluded: 'Legal advice and audit opinions. Making a change is priced on its line, whoever makes it.',
    nextStep: 'You send your largest IT invoices, and hear free of charge whether to go on. If so, a fixed fee for the baseline follows in writing; you may stop after it and owe nothing more.',
  },
  contact: {
    heading: 'Take Control of Your IT Costs',
    closing: 'Tell us who approves IT spending now and which bill you cannot explain.',
  },
} satisfies Service;
