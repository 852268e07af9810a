import { company } from '../../company.ts';
import type { Service } from '../../model.ts';

/** Three months are 60 px wide and 50 px narrow. */

export const service = {
  intro:
    'Where is your technology now, where does the business need it, and what does each step cost? Your leaders get a costed roadmap for 2 to 3 years, and a paper that owners or a board can decide on.',
  updated: '2026-11-26',
  description: `IT strategy and IT roadmap consulting in ${company.city}: current state, target state, costed steps with dependencies, workshops, and a board paper.`,
  related: [
    {
      path: '/it/it-governance-cost-optimisation',
      fits: 'if the bill, and who approves it, come first',
    },
    { path: '/it/it-project-management', fits: 'if the plan exists and needs a person to run it' },
  ],
  benefits: [
    {
      title: 'Strategic Vision',
      text: 'The target in one sentence that a customer would notice, before any system is named. A purchase that does not serve it needs a reason.',
    },
    {
      title: 'Implementation Roadmap',
      text: 'Each step has its months, a cost range and what must come first. Here the largest, $60–80k, waits 6 months for clean data, and you know why.',
    },
    {
      title: 'Digital Transformation',
      text: 'We watch how work is done before we name a system. Where a habit is the obstacle, such as 3 spreadsheets of customers, the roadmap says so.',
    },
  ],
  figure: {
    height: { wide: 560, narrow: 620 },
    topRail: { wide: 40, narrow: 12 },
    parts: [
      { text: 'Now', wide: [84, 15], align: { wide: 'middle' }, narrow: [22, 60] },
      { text: '1 year', wide: [324, 15], align: { wide: 'middle' }, narrow: [22, 260] },
      { text: '2 years', wide: [564, 15], align: { wide: 'middle' }, narrow: [22, 460] },
      { diamonds: 9, wide: '84,32 564,32', narrow: '6,60 6,460' },
      { line: 'planned', wide: '84,260 204,170', narrow: '190,60 95,160' },
      { line: 'planned', wide: '204,170 384,170', narrow: '95,160 95,310' },
      { line: 'planned', wide: '384,170 564,260', narrow: '95,310 190,460' },
      { line: 'planned', wide: '84,260 324,380', narrow: '190,60 300,260' },
      { line: 'planned', wide: '324,380 564,260', narrow: '300,260 190,460' },
      { line: 'planned', wide: '564,260 628.4,522.4', narrow: '190,460 325.7,595.7' },
      { ball: 'cue', wide: [84, 260, 24], narrow: [190, 60, 20] },
      {
        title: 'Today',
        text: 'Orders are typed twice',
        wide: [60, 296, 12],
        edge: { wide: 'top' },
        narrow: [222, 52, 12],
      },
      { ball: 'ghost', wide: [204, 170, 22], narrow: [95, 160, 18] },
      {
        title: 'One customer list',
        value: '$10–15k',
        wide: [204, 138],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [127, 174, 12],
      },
      { ball: 'ghost', wide: [324, 380, 22], narrow: [300, 260, 18] },
      {
        title: 'Faster links',
        value: '$8–12k',
        wide: [324, 348],
        align: { wide: 'middle', narrow: 'end' },
        edge: { wide: 'bottom' },
        narrow: [274, 252],
      },
      { ball: 'ghost', wide: [384, 170, 22], narrow: [95, 310, 18] },
      {
        title: 'Finance system',
        value: '$60–80k',
        wide: [384, 138],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [121, 312],
      },
      { ball: 'own', wide: [564, 260, 30], narrow: [190, 460, 24] },
      {
        title: 'Online orders',
        value: '$30–45k',
        text: 'waits for both',
        wide: [564, 222],
        align: { wide: 'middle' },
        edge: { wide: 'bottom' },
        narrow: [222, 448],
      },
      { title: '2 years to the target', answer: '$108–152k', wide: [60, 456], narrow: [28, 542] },
      { title: 'Target', text: 'Orders are typed once', wide: [592, 446, 12], align: 'end' },
      { text: 'Orders are typed once', narrow: [28, 582] },
    ],
    caption: 'An example: a wholesaler, before GST. Lines show what waits for what. One diamond is 3 months.',
  },
  sample: {
    intro: 'The page your board turns to first: what comes when, what it costs and what it waits for. The other 3 pages give the reasons.',
    title: 'Roadmap, April 2027 to March 2029',
    about: 'Harbour & Pine, an invented wholesaler of 38 people. Ranges before GST. Adopted by the board on 25 March 2027.',
    parts: [
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
            tie: 'C',
            cells: ['One customer list', { bar: [0, 0.25], text: 'Apr to Sep 2027' }, '$10–15k', 'Sales giving up 3 spreadsheets'],
          },
          {
            cells: ['Faster links', { bar: [0.25, 0.5], text: 'Oct 2027 to Mar 2028' }, '$8–12k', 'Old contract, to 30 September'],
          },
          {
            tie: 'B',
            cells: ['Finance system', { bar: [0.25, 0.625], text: 'Oct 2027 to Jun 2028' }, '$60–80k', 'One customer list'],
          },
          {
            cells: ['Online orders', { bar: [0.625, 1], text: 'Jul 2028 to Mar 2029' }, '$30–45k', 'Finance system, faster links'],
          },
          {
            sum: true,
            cells: ['2 years', '', '$108–152k', ''],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            tie: 'A',
            name: 'The target',
            text: 'A builder orders at night, sees true stock, and nobody types the order again. Owner: sales.',
          },
          {
            name: 'Promised result',
            text: 'Orders typed twice: 60 a week today. The 40 taken by phone go straight into the finance system by October 2028: 20 left. Those come by email, and end with online orders by April 2029.',
          },
          {
            name: 'Cost by year',
            text: 'Year 1: $58–80k, with $40–53k of the finance system. Year 2: $50–72k. Not in these sums: a file server, $9–11k in October 2027, which is upkeep.',
          },
          {
            name: 'Cost to run, and payback',
            text: 'The new systems: $14–18k a year. What they replace: $19k a year today. With the second typing, $35–39k a year is saved: counted from April 2029, when the last step is done, and before the fee for this roadmap, it pays back in 2.8 to 4.3 years.',
          },
          {
            name: 'If nothing is done',
            text: '11 hours a week of typing orders a second time, about $34,000 a year at $60 an hour. The old finance system stops being supported in December 2028.',
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
          text: 'Systems, contracts, risks and yearly cost, checked against invoices. What stops being supported, and when, is on the first page.',
        },
        {
          title: 'Options',
          text: 'For each large step at least 3: buy, build on what you have, do nothing. Each with its cost over 3 years, people included.',
        },
        {
          title: 'How sure a range is',
          text: "A range says where it comes from: a quote, a supplier's list price or our estimate. An estimate is replaced by quotes before the step begins.",
        },
        {
          title: 'Cost to build, cost to run',
          text: 'A range counts licences, suppliers, our work and the hours of your staff. Next to it is the yearly running cost.',
        },
        {
          title: 'Workshops',
          text: 'Usually 4, half a day each: where we are, where we are going, the options, the roadmap. You may stop after any of them, keep what exists and owe nothing for those that follow.',
        },
        {
          title: 'Promised results',
          text: 'Each result and its date are in writing. Usually 4 reviews are in the fee, each held when a step ends or its result falls due.',
        },
        {
          title: 'Board paper',
          text: 'Usually 4 pages: the decision asked for, options, cost, risk and the effect of doing nothing.',
        },
        {
          title: 'A small firm without a board',
          text: 'Below 30 people, 2 workshops and a paper of 2 pages for the owners are usually enough, and the fee is lower.',
        },
        {
          title: 'No commission',
          text: 'We take none from any vendor in the roadmap. Where a step could be ours, the paper says so and names another way.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Listen & Assess',
      we: 'interview leaders and users, and check what you have against invoices.',
      you: 'send the business plan, the IT budget and contracts, and bring leaders and finance to workshop 1.',
      get: 'a report of systems, contracts, risks and yearly cost.',
    },
    {
      title: 'Envision & Compare',
      we: 'turn goals into options and weigh them, doing nothing included.',
      you: 'rank the goals and weigh the options with us in workshops 2 and 3.',
      get: 'the target on one page, and the options we ruled out, with reasons.',
    },
    {
      title: 'Cost & Sequence',
      we: 'estimate each step as a range and fit the order to your yearly budgets.',
      you: 'say in workshop 4 what you can spend in each year, and who owns each step.',
      get: 'a roadmap with ranges, owners and what waits for what.',
    },
    {
      title: 'Present & Review',
      we: 'write the paper, answer questions at the meeting and come back 4 times, as steps end and results fall due.',
      you: 'put it on the agenda, and decide the first step.',
      get: 'a decision in the minutes, and files that you can edit.',
    },
  ],
  expectations: {
    youGet: 'A current state report, a target state, a costed roadmap and a board paper, all yours to edit.',
    weNeed: 'Your business plan, IT budget, contracts and list of systems, and leaders who can give time to the workshops.',
    duration: {
      short: '6 to 8 weeks',
      text: 'Usually 6 to 8 weeks for a business of 30 to 200 people, 3 to 4 weeks for a smaller one. Most of it depends on when your leaders are free.',
    },
    price: {
      short: 'Fixed before we begin',
      model: 'Fixed fee, agreed before we begin, with a line for each workshop.',
      more: 'More for many sites, systems and interviews.',
      less: 'Less when you have a system list and a current business plan.',
    },
    notIncluded: 'Carrying out the roadmap, and binding quotes. You may take the plan to any provider.',
    nextStep: 'We ask which decision you face and when it is made, then send an outline of workshops, dates and the fee.',
  },
  contact: {
    heading: 'Plan Your Technology Future',
    closing: 'Describe where the business should be in 3 years, how many people it has, and what holds it back today.',
  },
} satisfies Service;
