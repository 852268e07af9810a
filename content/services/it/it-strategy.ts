import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

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
    kind: 'bars',
    kicker: 'In 2 years, for $108–152k',
    answer: 'Orders typed once',
    note: 'Today each order is typed twice',
    scale: {
      to: 24,
      diamond: 3,
      names: [
        { at: 0, name: 'Now' },
        { at: 12, name: '2028' },
        { at: 24, name: '2029' },
      ],
    },
    bars: [
      { title: 'One customer list', text: '$10–15k', span: [0, 6] },
      { title: 'Finance system', text: '$60–80k', span: [6, 15], after: [1] },
      { title: 'Faster links', text: '$8–12k', span: [6, 12] },
      { title: 'Online orders', text: '$30–45k', span: [15, 24], after: [2, 3], ball: 'work' },
    ],
    caption: 'An example: the plan of a wholesaler, ex GST.',
    howToRead:
      'One diamond is 3 months. Each bar is a step, with its cost. A step begins when those are done for which it waits: customer list before finance system; finance system and faster links before online orders.',
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
