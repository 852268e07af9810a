import { company } from '../../company.ts';
import { countTo, scale } from '../../scale.ts';
import type { FigurePart } from '../../types/figure.ts';
import type { Service } from '../../types/service.ts';

/** Steps of the roadmap in months from now, with the sample's costs. */
const roadmap = {
  customers: { title: 'One customer list', cost: '$10–15k', from: 0, to: 6 },
  finance: { title: 'Finance system', cost: '$60–80k', from: 6, to: 15 },
  links: { title: 'Faster links', cost: '$8–12k', from: 6, to: 12 },
  orders: { title: 'Online orders', cost: '$30–45k', from: 15, to: 24 },
};
type Step = (typeof roadmap)[keyof typeof roadmap];

const month = { across: scale([0, 24], [92, 548]), down: scale([0, 24], [44, 428]) };
const ticksOf = (place: (month: number) => number) =>
  countTo(9).map((quarter) => {
    const text = { 0: 'Now', 4: '2028', 8: '2029' }[quarter];
    return { at: place(3 * quarter), ...(text && { text }) };
  });

const wideStep = ({ title, cost, from, to }: Step, y: number): FigurePart[] => [
  { title, at: [month.across(from) + 8, y - 26], verticalAlign: 'bottom' },
  { shape: [month.across(to) - month.across(from), 44, 3], fill: 'paper', at: [month.across(from), y - 22] },
  { value: cost, fill: 'dark', at: [month.across((from + to) / 2), y], align: 'middle' },
];
const narrowStep = ({ title, cost, from, to }: Step, x: number, width: number): FigurePart[] => [
  { shape: [28, month.down(to) - month.down(from) - 4, 3], fill: 'paper', at: [x - 14, month.down(from)] },
  { title, text: cost, at: [x + 24, month.down((from + to) / 2)], width },
];

export const service = {
  intro: {
    first: 'Where is your technology now, where does the business need it, and what will each step cost?',
    rest: 'You get a costed roadmap for 2 to 3 years, and a paper for the owners or the board.',
  },
  updated: '2026-11-28',
  description: `IT strategy and IT roadmap consulting in ${company.city}: current state, target state, costed steps with dependencies, workshops, and a board paper.`,
  related: [
    {
      path: '/it/it-governance-cost-optimisation',
      fits: 'if you want to know what you pay now, and who approves it',
    },
    { path: '/it/it-project-management', fits: 'if you have the plan, and need someone to run it' },
  ],
  benefits: [
    {
      title: 'Strategic vision',
      text: 'We put the target in one sentence, about something a customer would notice, before we name any system.',
    },
    {
      title: 'Implementation roadmap',
      text: 'Each step has its dates, cost range and dependencies. In the sample, the largest, $60–80k, waits 6 months for clean data.',
    },
    {
      title: 'Digital transformation',
      text: 'We watch how people work before we name a system. If a habit is the obstacle, such as typing each order twice, the roadmap says so.',
    },
  ],
  /** Three months are 60 px wide, and 28 px in the narrow drawing. */
  figure: {
    head: {
      kicker: 'In 2 years, for $108–152k',
      answer: 'Orders typed once',
      note: 'Today each order is typed twice',
    },
    wide: {
      height: 400,
      axis: { side: 'below', ticks: ticksOf(month.across) },
      parts: [
        {
          path: 'planned',
          through: [
            [month.across(6), 66],
            [month.across(6), 102],
          ],
        },
        {
          path: 'planned',
          through: [
            [month.across(15), 146],
            [month.across(15), 262],
          ],
        },
        {
          path: 'planned',
          through: [
            [month.across(12), 204],
            [month.across(15), 204],
          ],
        },
        { path: 'planned', through: [[month.across(24) + 32, 284], 'pocket'] },
        { ball: 'you', at: [month.across(0) - 22, 44], radius: 18 },
        ...wideStep(roadmap.customers, 44),
        ...wideStep(roadmap.finance, 124),
        ...wideStep(roadmap.links, 204),
        ...wideStep(roadmap.orders, 284),
        { ball: 'work', at: [month.across(24) + 32, 284], radius: 34 },
      ],
    },
    narrow: {
      height: 512,
      axis: { side: 'left', ticks: ticksOf(month.down) },
      parts: [
        {
          path: 'planned',
          through: [
            [218, month.down(12)],
            [218, month.down(15) - 2],
            [112, month.down(15) - 2],
          ],
        },
        { path: 'planned', through: [[98, month.down(24) + 36], 'pocket'] },
        { ball: 'you', at: [98, month.down(0) - 22], radius: 18 },
        ...narrowStep(roadmap.customers, 98, 190),
        ...narrowStep(roadmap.finance, 98, 76),
        ...narrowStep(roadmap.links, 218, 80),
        ...narrowStep(roadmap.orders, 98, 190),
        { ball: 'work', at: [98, month.down(24) + 36], radius: 32 },
      ],
    },
    caption: 'An example: the plan of a wholesaler, ex GST.',
    howToRead:
      'One diamond is 3 months. Each bar is a step, with its cost. A dotted line leads to the step that waits: customer list before finance system; finance system and faster links before online orders.',
  },
  sample: {
    intro: 'Your board turns to this page first: what comes when, what it costs, what it needs.',
    title: 'Roadmap to March 2029',
    about: 'Harbour & Pine, a wholesaler. Ranges ex GST. Adopted by the board on 25 March 2027.',
    verdict: { text: '4 steps in 2 years, for $108–152k' },
    parts: [
      {
        kind: 'entries',
        entries: [
          {
            callout: 'A',
            name: 'The target',
            text: 'A builder orders at night, sees live stock, and nobody types the order again. Owner: sales.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Step', share: 2.1 },
          { name: 'When', share: 2.9 },
          { name: 'Cost', share: 1.4, numbers: true },
          { name: 'Waits for', share: 2.3 },
        ],
        rows: [
          {
            cells: ['One customer list', { bar: [0, 0.25], text: 'Apr to Sep 2027' }, '$10–15k', 'Sales giving up 3 spreadsheets'],
          },
          {
            cells: ['Faster links', { bar: [0.25, 0.5], text: 'Oct 2027 to Mar 2028' }, '$8–12k', 'Old contract, to 30 September'],
          },
          {
            callout: 'B',
            cells: ['Finance system', { bar: [0.25, 0.625], text: 'Oct 2027 to Jun 2028' }, '$60–80k', 'One customer list'],
          },
          {
            cells: ['Online orders', { bar: [0.625, 1], text: 'Jul 2028 to Mar 2029' }, '$30–45k', 'Finance system, faster links'],
          },
          {
            sum: true,
            cells: ['All 4', '', '$108–152k', ''],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'C',
            name: 'Target result',
            text: 'Orders typed twice: 60 a week today, 20 by October 2028, none by April 2029.',
          },
          {
            name: 'Cost and payback',
            text: 'The new systems cost $14–18k a year and save $53k a year. Counted from April 2029, the roadmap pays back in 2.8 to 4.3 years.',
          },
          {
            name: 'If nothing is done',
            text: 'Typing orders twice costs about $34,000 a year. Support for the old finance system ends in December 2028.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What the strategy contains',
      items: [
        {
          title: 'Current state',
          text: 'The first page says which systems lose support, and when.',
        },
        {
          title: 'Options',
          text: 'At least 3 for each large step: buy, build on what you have, do nothing. Each has its cost over 3 years.',
        },
        {
          title: 'Cost ranges',
          text: "A range counts licences, suppliers, our work and your staff's hours. It says whether it comes from a quote, a list price or our estimate.",
        },
        {
          title: 'Workshops',
          text: 'Usually 4 half-day workshops: where we are, where we are going, the options, the roadmap. You can stop after any of them, keep the work so far and owe nothing for the rest.',
        },
        {
          title: 'Board paper',
          text: 'About 4 pages: the decision, options, cost, risk and the effect of doing nothing. For a business under 30 people, 2 pages and 2 workshops are enough.',
        },
        {
          title: 'What we earn',
          text: 'No vendor pays us for a recommendation. If you later buy licences from us, the quote shows our margin. If we could do a step ourselves, the paper says so and names another provider.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Listen & assess',
      we: 'interview leaders and users, and check what you have against invoices.',
      you: 'send the business plan, the IT budget and contracts, and come to workshop 1.',
      get: 'a report of systems, contracts, risks and yearly cost.',
    },
    {
      title: 'Envision & compare',
      we: 'turn goals into options and compare them, including doing nothing.',
      you: 'rank the goals and options in workshops 2 and 3.',
      get: 'a one-page target, and the options we ruled out, with reasons.',
    },
    {
      title: 'Cost & sequence',
      we: 'estimate each step as a range and fit the order to your yearly budgets.',
      you: 'say in workshop 4 what you can spend each year.',
      get: 'a roadmap with ranges, owners and dependencies.',
    },
    {
      title: 'Present & review',
      we: 'write the paper, answer questions at the meeting, and come back for 4 reviews at no extra cost.',
      you: 'put it on the agenda, and decide the first step.',
      get: 'a decision in the minutes, and files you can edit.',
    },
  ],
  expectations: {
    weNeed: 'Your business plan, IT budget and contracts, and leaders with time for the workshops.',
    duration: {
      short: '6 to 8 weeks',
    },
    price: {
      short: 'Fixed before we begin',
      model: 'A fixed fee, agreed before we begin, with a price for each workshop.',
      more: 'It costs more with many sites, systems or interviews.',
      less: 'It costs less if you have a system list and a current business plan.',
    },
    notIncluded: 'Carrying out the roadmap, and binding quotes. You can take the plan to any provider.',
    nextStep: 'We ask what you have to decide and by when, then send an outline of workshops, dates and the fee.',
  },
  contact: {
    heading: 'Plan Your Technology Future',
    closing: 'Describe where the business should be in 3 years, how many people it has, and what holds it back today.',
  },
} satisfies Service;
