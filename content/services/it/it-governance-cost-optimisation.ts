import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

/** A bill, torn off in teeth of 16 px. */
const tornBill = (teeth: number) => `M0 0h${16 * teeth}v182${'l-8-6-8 6'.repeat(teeth)}z`;

export const service = {
  intro: 'For businesses where nobody can say who approved a system, or why the bill grew. We write down who can approve what, and compare what you pay for with what you use.',
  updated: '2026-11-28',
  description: `IT governance and IT cost reduction in ${company.city}: decision rights, a risk register, and a Microsoft 365 licence and cloud audit with savings before and after.`,
  related: [
    { path: '/it/it-strategy', fits: 'if you want to know what to buy next' },
    { path: '/it/it-project-management', fits: 'if you have decided, and need someone to run it' },
  ],
  benefits: [
    {
      title: 'Governance Framework',
      text: 'Each decision records who made it, their limit and the date. In the sample, Tom approved contracts of up to $1,500 a month on 9 March.',
    },
    {
      title: 'Cost Optimisation',
      text: 'From your invoices, we compare what you pay for with what you need. You see what each change saves, what it costs and when the saving starts.',
    },
    {
      title: 'Strategic Alignment',
      text: 'A system or project stays if it has a goal and an owner, and earns its keep. If it has no goal, you decide what happens to it.',
    },
  ],
  figure: {
    height: { wide: 452, narrow: 526 },
    topRail: { wide: 42, narrow: 40 },
    parts: [
      { text: 'Jul 2027', wide: [54, 14], narrow: [36, 13] },
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
      { text: 'Before', ink: true, align: 'end', wide: [236, 82], narrow: [221, 78] },
      { text: 'After', ink: true, align: 'end', wide: [316, 82], narrow: [311, 78] },
      { title: 'Seats', ink: true, wide: [60, 116], narrow: [39, 112] },
      { text: '44', ink: true, align: 'end', wide: [236, 116], narrow: [221, 112] },
      { text: '38', ink: true, align: 'end', wide: [316, 116], narrow: [311, 112] },
      { title: 'Microsoft 365', ink: true, wide: [60, 146], narrow: [39, 142] },
      { text: '$1,452', ink: true, align: 'end', wide: [236, 146], narrow: [221, 142] },
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
        narrow: [24, 331],
      },
      { stroke: 'played', wide: '72,318 167.3,374', narrow: '62,442 107.8,490' },
      { stroke: 'planned', wide: '167.3,374 628.4,414.4', narrow: '107.8,490 325.7,501.7' },
      { ball: 'cue', wide: [72, 318, 18], narrow: [62, 442, 15] },
      { title: 'Renewal', text: 'Thu 1 Jul 2027', edge: 'top', wide: [44, 254], narrow: [24, 382] },
      { ball: 'own', wide: [167.3, 374, 18], narrow: [107.8, 490, 15] },
      {
        title: 'Change paid back',
        text: 'after 2 months',
        edge: 'bottom',
        wide: [156, 344],
        narrow: [112, 470],
      },
    ],
    caption:
      'An example, ex GST: seats at $33 a month, on annual terms. Microsoft lets you cut seats only in the first 7 days of a term, or set a lower number before it begins. One diamond is one month.',
  },
  sample: {
    intro: 'One register for finance and IT: what you pay, what you need, and what you save.',
    title: 'Cost register, before and after',
    about: 'Harbour & Pine. Baseline of 2 March 2027, from admin centres and 12 months of invoices.',
    parts: [
      {
        kind: 'bars',
        title: 'A month, ex GST: $2,868 before, $2,090 after',
        scale: 1500,
        bars: [
          {
            name: 'Microsoft 365',
            spans: [
              [0, 1254],
              [1254, 1452, 'planned'],
            ],
            text: '$1,452 to $1,254',
          },
          {
            name: 'Telephone lines',
            spans: [
              [0, 300],
              [300, 550, 'planned'],
            ],
            text: '$550 to $300',
          },
          { name: 'Adobe', spans: [[0, 492]], text: '$492' },
          {
            name: 'Visio',
            spans: [
              [0, 44],
              [44, 198, 'planned'],
            ],
            text: '$198 to $44',
          },
          { name: 'Second backup', spans: [[0, 176, 'planned']], text: '$176 to $0' },
        ],
        note: 'The outlined part of each bar is cut.',
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'A',
            name: 'Decided',
            text: 'By Tom on 9 March. Each contract is below his limit of $1,500 a month.',
          },
          {
            callout: 'B',
            name: 'First 12 months',
            text: 'From April, Visio saves $1,848; from May, the backup $1,936; from July, Microsoft 365 $1,782 and telephones $2,250. Less $640 for the changes: $7,176, before our fee.',
          },
          {
            callout: 'C',
            name: 'Kept',
            text: 'Adobe: 4 people make the catalogue with it.',
          },
          {
            name: 'Risk 7 of 14',
            text: '2 former staff could sign in until 3 March. Owner: finance.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What the framework covers',
      items: [
        {
          title: 'Decision rights: who can approve what',
          text: 'One table for purchases, access, changes and exceptions: who proposes, who decides up to which amount, and who is told.',
        },
        {
          title: 'Whether it pays',
          text: 'The quote sets our fee beside the saving we expect in 12 months. If the fee is larger, as it usually is below about 20 seats, we say so.',
        },
        {
          title: 'What we earn',
          text: 'No vendor pays us for a recommendation. If you buy a licence from us, the register shows our margin and what it costs elsewhere.',
        },
        {
          title: 'Baseline',
          text: 'Licences, cloud, telephones, internet and support, ours included, at the invoiced price. We ask about any licence unused for 30 days before cutting it.',
        },
        {
          title: 'Risk register',
          text: 'Each risk has an owner, a rating, a treatment and a review date. If you accept one, the person who would bear the cost signs for it.',
        },
        {
          title: 'Meetings',
          text: 'Half an hour a month on spending, and an hour a quarter on risk. We chair the first of each, then you do.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Collect & Baseline',
      we: 'read 12 months of invoices and the sign-in records behind each licence.',
      you: 'send invoices and contracts, and give us read-only access to billing.',
      get: 'a baseline that finance has agreed: paid, used, price, renewal date.',
    },
    {
      title: 'Map & Assign',
      we: 'interview the people who buy, approve and use systems, and draft the rules.',
      you: 'give us 45 minutes with each of them, and settle the spending limits.',
      get: 'a one-page decision table, and a register with an owner for each risk.',
    },
    {
      title: 'Decide & Change',
      we: 'bring you each change with its saving, cost, test and date.',
      you: 'approve or refuse each one, and choose who makes it: us or your supplier.',
      get: 'signed decisions, and a calendar of notice dates.',
    },
    {
      title: 'Measure & Report',
      we: 'compare the next invoices with the baseline.',
      you: 'send us the invoices, and chair the next meeting yourself.',
      get: 'savings proven by paid invoices, and rules that run without us.',
    },
  ],
  expectations: {
    weNeed: '12 months of invoices, your contracts, read-only access to billing (from you or your IT provider), and time with finance.',
    duration: {
      label: 'Baseline',
      short: 'In 4 weeks',
    },
    price: {
      short: 'Fixed before we begin',
      model: 'A fixed fee, never a share of the savings.',
      more: 'It costs more with many suppliers, entities or interviews.',
      less: 'It costs less if invoices and contracts are already in one place.',
    },
    notIncluded: 'Legal advice, audit opinions, and making the changes, which we quote separately.',
    nextStep: "You send your largest IT invoices, and we tell you, free, if it's worth going on. If so, we quote a fixed fee for the baseline, and you can stop after it.",
  },
  contact: {
    heading: 'Take Control of Your IT Costs',
    closing: 'Tell us who approves IT spending now, and which bill you cannot explain.',
  },
} satisfies Service;
