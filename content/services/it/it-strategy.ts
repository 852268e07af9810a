import { company } from '../../company.ts';
import { figure } from '../../figures/it/it-strategy.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Where is your technology now, where does the business need it, and what does each step cost? Your leaders get a costed roadmap for 2 to 3 years, and a paper that owners or a board can decide on.',
  updated: '2026-11-26',
  description: `IT strategy and IT roadmap consulting in ${company.city}: current state, target state, costed steps with dependencies, workshops, and a board paper.`,
  question: 'What should we spend on in the next 3 years?',
  axis: ['Money', 'Plans'],
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
  figure,
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
          text: {
            text: '4, half a day each: where we are, where we are going, the options, the roadmap. You may stop after any of them, keep what exists and owe nothing for those that follow.',
            toConfirm: 'number and length of workshops, and whether a client may stop after each',
          },
        },
        {
          title: 'Promised results',
          text: {
            text: 'Each result and its date are in writing. 4 reviews are in the fee, each held when a step ends or its result falls due.',
            toConfirm:
              'whether each step has a written forecast, how many reviews the fee covers, and when they are held',
          },
        },
        {
          title: 'Board paper',
          text: {
            text: '4 pages: the decision asked for, options, cost, risk and the effect of doing nothing.',
            toConfirm: 'length and form of the board paper',
          },
        },
        {
          title: 'A small firm without a board',
          text: {
            text: 'Below 30 people, 2 workshops and a paper of 2 pages for the owners are enough, and the fee is lower.',
            toConfirm: 'the version for small firms',
          },
        },
        {
          title: 'No commission',
          text: {
            text: 'We take none from any vendor in the roadmap. Where a step could be ours, the paper says so and names another way.',
            toConfirm: 'whether commissions from vendors are refused',
            claim: true,
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Listen & Assess',
      we: 'interview leaders and users, and check what you have against invoices.',
      you: 'send the business plan, the IT budget and contracts, and bring leaders and finance to workshop 1.',
      hold: 'a report of systems, contracts, risks and yearly cost.',
    },
    {
      title: 'Envision & Compare',
      we: 'turn goals into options and weigh them, doing nothing included.',
      you: 'rank the goals and weigh the options with us in workshops 2 and 3.',
      hold: 'the target on one page, and the options we ruled out, with reasons.',
    },
    {
      title: 'Cost & Sequence',
      we: 'estimate each step as a range and fit the order to your yearly budgets.',
      you: 'say in workshop 4 what you can spend in each year, and who owns each step.',
      hold: 'a roadmap with ranges, owners and what waits for what.',
    },
    {
      title: 'Present & Review',
      we: 'write the paper, answer questions at the meeting and come back 4 times, as steps end and results fall due.',
      you: 'put it on the agenda, and decide the first step.',
      hold: 'a decision in the minutes, and files that you can edit.',
    },
  ],
  expectations: {
    youGet:
      'A current state report, a target state, a costed roadmap and a board paper, all yours to edit.',
    weNeed:
      'Your business plan, IT budget, contracts and list of systems, and leaders who can give time to the workshops.',
    duration: {
      short: '6 to 8 weeks',
      text: {
        text: '6 to 8 weeks for a business of 30 to 200 people, 3 to 4 weeks for a smaller one. Most of it depends on when your leaders are free.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed before we begin',
      model: {
        text: 'Fixed fee, agreed before we begin, with a line for each workshop.',
        toConfirm: 'how strategy work is priced',
        claim: true,
      },
      more: 'More for many sites, systems and interviews.',
      less: 'Less when you have a system list and a current business plan.',
    },
    notIncluded:
      'Carrying out the roadmap, and binding quotes. You may take the plan to any provider.',
    nextStep:
      'We ask which decision you face and when it is made, then send an outline of workshops, dates and the fee.',
  },
  contact: {
    heading: 'Plan Your Technology Future',
    closing:
      'Describe where the business should be in 3 years, how many people it has, and what holds it back today.',
  },
} satisfies Service;
