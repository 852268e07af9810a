import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'For businesses where nobody can say who approved a system, or why the bill grew.',
    rest: 'We write down who can approve what, and compare what you pay for with what you use.',
  },
  updated: '2026-11-28',
  description: `IT governance and IT cost reduction in ${company.city}: decision rights, a risk register, and a Microsoft 365 licence and cloud audit with savings before and after.`,
  related: [
    { path: '/it/it-strategy', fits: 'if you want to know what to buy next' },
    { path: '/it/it-project-management', fits: 'if you have decided, and need someone to run it' },
  ],
  benefits: [
    {
      title: 'Governance framework',
      text: 'You see who decided what, their limit and the date. In the sample, Tom approved up to $1,500 a month.',
    },
    {
      title: 'Cost optimisation',
      text: 'From your invoices, we compare what you pay for with what you need. You see what each change saves, what it costs and when the saving starts.',
    },
    {
      title: 'Strategic alignment',
      text: 'A system or project stays if it has a goal and an owner, and earns its keep. If it has no goal, you decide what happens to it.',
    },
  ],
  /** $100 are 34 px wide, and 18 px in the narrow drawing. */
  figure: {
    kind: 'bars',
    kicker: 'Your first 12 months, ex GST',
    answer: '$7,176 saved',
    note: 'On what nobody used',
    scale: {
      to: 8000,
      diamond: 1000,
      names: [
        { at: 0, name: '$0' },
        { at: 4000, name: '$4,000' },
        { at: 8000, name: '$8,000' },
      ],
    },
    bars: [
      { title: 'Telephones', adds: 2250 },
      { title: 'Second backup', adds: 1936 },
      { title: 'Visio', adds: 1848 },
      { title: 'Microsoft 365', adds: 1782 },
      { title: 'Changes', adds: -640 },
    ],
    sum: 'You save',
    caption: 'An example, ex GST and before our fee: contracts cut or cancelled.',
    howToRead:
      'One diamond is $1,000. Each bar is what one contract costs less in the first 12 months; the outlined one is what the changes cost. Microsoft lets you cut seats only in the first 7 days of an annual term, or set a lower number before it begins.',
  },
  sample: {
    intro: 'One register for finance and IT: what you pay, what you need, and what you save.',
    title: 'Cost register, before and after',
    about: 'Harbour & Pine. Baseline of 2 March 2027, from admin centres and 12 months of invoices.',
    verdict: { text: '$7,176 less in the first 12 months' },
    parts: [
      {
        kind: 'entries',
        entries: [
          {
            callout: 'A',
            name: 'Decided',
            text: 'By Tom on 9 March. Each contract is below his limit of $1,500 a month.',
          },
        ],
      },
      {
        kind: 'bars',
        callout: 'B',
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
            name: 'First 12 months',
            text: 'From April, Visio saves $1,848; from May, the backup $1,936; from July, Microsoft 365 $1,782 and telephones $2,250. The changes cost $640, and our fee is extra.',
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
      title: 'Collect & baseline',
      we: 'read 12 months of invoices and the sign-in records behind each licence.',
      you: 'send invoices and contracts, and give us read-only access to billing.',
      get: 'a baseline that finance has agreed: paid, used, price, renewal date.',
    },
    {
      title: 'Map & assign',
      we: 'interview the people who buy, approve and use systems, and draft the rules.',
      you: 'give us 45 minutes with each of them, and settle the spending limits.',
      get: 'a one-page decision table, and a register with an owner for each risk.',
    },
    {
      title: 'Decide & change',
      we: 'bring you each change with its saving, cost, test and date.',
      you: 'approve or refuse each one, and choose who makes it: us or your supplier.',
      get: 'signed decisions, and a calendar of notice dates.',
    },
    {
      title: 'Measure & report',
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
      less: 'It costs less if invoices are in one place.',
    },
    notIncluded: 'Legal advice, audit opinions, and making the changes, which we quote separately.',
    nextStep: "You send your largest IT invoices, and we tell you, free, if it's worth going on. If so, we quote a fixed fee for the baseline, and you can stop after it.",
  },
  contact: {
    heading: 'Take Control of Your IT Costs',
    closing: 'Tell us who approves IT spending now, and which bill you cannot explain.',
  },
} satisfies Service;
