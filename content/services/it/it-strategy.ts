import type { Service } from '../../model.ts';

export const service = {
  intro:
    'Where is your technology now, where does the business need it to be, and what does each step cost? We answer in that order, with your people, and put the result in a paper for your board.',
  description:
    'IT strategy for Australian businesses: current state, target state, a costed roadmap with dependencies, workshops with your team, and a board paper.',
  benefits: {
    heading: 'A plan you can budget for',
    cards: [
      {
        title: 'Strategic Vision',
        text: 'The target state in business terms: what customers and staff will be able to do, and which systems that takes. It fits on one page.',
        icon: 'compass',
      },
      {
        title: 'Implementation Roadmap',
        text: 'Steps in order, each with a cost range, an owner and what must come first. You can see what a delay in one does to the others.',
        icon: 'route',
      },
      {
        title: 'Digital Transformation',
        text: 'We look at how work is done before we name a system. Where a form, a rule or a habit is the obstacle, the roadmap says so.',
        icon: 'refresh',
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
          text: 'Systems, suppliers, contracts, skills, risks and yearly cost, checked against invoices and interviews.',
        },
        {
          title: 'Target state',
          text: 'What the business plan asks of technology, the options compared, and the reasons for the one we recommend.',
        },
        {
          title: 'Costed roadmap',
          text: 'For each step: one-off and yearly cost as a range, the time it takes from your own staff, the expected benefit, and start and end dates.',
        },
        {
          title: 'Dependencies',
          text: 'What has to finish first, such as a contract that ends, a network upgrade or a hire. A chart shows them across the years.',
        },
        {
          title: 'Board paper',
          text: {
            text: 'Four pages: the decision asked for, options, cost, risk and the effect of doing nothing, with the detail in appendices.',
            toConfirm: 'length and form of the board paper',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The workshops',
      columns: ['Workshop', 'Who comes', 'What it settles'],
      rows: [
        [
          'Where we are',
          'System owners, finance',
          'A picture of systems, costs and risks that all accept',
        ],
        ['Where we are going', 'Leaders of the business', 'Goals in order, each with a measure'],
        ['Options', 'Leaders, system owners', 'How options are judged, and which remain'],
        ['Roadmap', 'Leaders, finance, project leads', 'Order, budget by year, and owners'],
      ],
      note: {
        text: 'Half a day each, in your office or by video. You receive written notes after each one.',
        toConfirm: 'number and length of workshops',
      },
    },
  ],
  process: [
    {
      title: 'Listen & Assess',
      text: 'Interviews, documents and the first workshop show what you have, what it costs and where it falls short.',
    },
    {
      title: 'Envision & Compare',
      text: 'Your leaders rank the goals. We describe the target state and weigh the options, doing nothing included.',
    },
    {
      title: 'Cost & Sequence',
      text: 'We estimate each step as a range, note what it depends on, and fit the order to your yearly budgets.',
    },
    {
      title: 'Present & Review',
      text: 'You receive the board paper, and we answer questions at the meeting. Dates are set to review the roadmap.',
    },
  ],
  expectations: {
    youGet:
      'A current state report, a target state, a costed roadmap with dependencies, and a board paper. All of it is yours to edit.',
    weNeed:
      'Your business plan, IT budget, contracts and list of systems, and leaders who can give time to the workshops.',
    duration: {
      text: 'Six to eight weeks for a business of 50 to 200 people. The diaries of your leaders decide most of it.',
      toConfirm: 'usual duration',
    },
    price: {
      model: {
        text: 'Fixed fee, agreed before we begin.',
        toConfirm: 'how strategy work is priced',
      },
      more: 'More for many sites, systems and interviews.',
      less: 'Less when you have a system list and a current business plan.',
    },
    notIncluded:
      'Carrying out the roadmap, and binding quotes from suppliers. You may take the plan to any provider you like.',
    nextStep:
      'Tell us the decision you face and the date of the meeting that will make it. We outline the work and list the documents to gather.',
  },
  contact: {
    heading: 'Plan Your Technology Future',
    closing:
      'Describe where the business should be in three years, how many people it has, and what holds it back today. We reply in business hours and suggest a first conversation with those who decide.',
  },
} satisfies Service;
