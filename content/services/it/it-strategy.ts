import { figure } from '../../figures/it/it-strategy.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Where is your technology now, where does the business need it to be, and what does each step cost? We answer in that order, with your people, and put the result in a paper for your board.',
  updated: '2026-11-23',
  description:
    'IT strategy for Australian businesses: current state, target state, a costed roadmap with dependencies, workshops with your team, and a board paper.',
  question: 'What should we spend on in the next 3 years?',
  axis: ['Money', 'Plans'],
  related: [
    {
      path: '/it/it-governance-cost-optimisation',
      fits: 'if the bill, and who approves it, come first',
    },
    { path: '/it/it-project-management', fits: 'if the plan exists and needs a person to run it' },
  ],
  benefits: {
    heading: 'A plan you can budget for',
    cards: [
      {
        title: 'Strategic Vision',
        text: 'The target state in business terms: what customers and staff will be able to do, and which systems that takes. It fits on one page.',
      },
      {
        title: 'Implementation Roadmap',
        text: 'Steps in order, each with a cost range, an owner and what must come first.',
      },
      {
        title: 'Digital Transformation',
        text: 'We look at how work is done before we name a system. Where a habit is the obstacle, the roadmap says so.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'What the strategy contains',
      items: [
        {
          title: 'Current and target state',
          text: 'Systems, contracts, risks and cost, checked against invoices. Then what the business plan asks, and the options.',
        },
        {
          title: 'Workshops',
          text: {
            text: '4, half a day each: where we are, where we are going, the options, the roadmap. Leaders, system owners and finance come.',
            toConfirm: 'number and length of workshops',
          },
        },
        {
          title: 'Called shots',
          text: {
            text: "In pool you name the pocket before you play. We write down each step's result and date, and reviews show what happened, misses included.",
            toConfirm: 'whether each step has a written forecast that reviews are held to',
            claim: true,
          },
        },
        {
          title: 'Board paper',
          text: {
            text: '4 pages: the decision asked for, options, cost, risk and the effect of doing nothing.',
            toConfirm: 'length and form of the board paper',
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Listen & Assess',
      text: 'Interviews and the first workshop show what you have, what it costs and where it falls short.',
    },
    {
      title: 'Envision & Compare',
      text: 'Your leaders rank the goals. We weigh the options, doing nothing included.',
    },
    {
      title: 'Cost & Sequence',
      text: 'We estimate each step as a range and fit the order to your yearly budgets.',
    },
    {
      title: 'Present & Review',
      text: 'You receive the board paper, and we answer questions at the meeting.',
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
        text: '6 to 8 weeks for a business of 50 to 200 people. Most of it depends on when your leaders are free.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed before we begin',
      model: {
        text: 'Fixed fee, agreed before we begin.',
        toConfirm: 'how strategy work is priced',
      },
      more: 'More for many sites, systems and interviews.',
      less: 'Less when you have a system list and a current business plan.',
    },
    notIncluded:
      'Carrying out the roadmap, and binding quotes. You may take the plan to any provider.',
    nextStep:
      'Tell us the decision you face and the date of the meeting that will make it. We outline the work.',
  },
  contact: {
    heading: 'Plan Your Technology Future',
    closing:
      'Describe where the business should be in 3 years, how many people it has, and what holds it back today.',
  },
} satisfies Service;
