import { figure } from '../../figures/it/it-project-management.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'An office move, an email migration, a new business system: each needs one person who holds the plan, until you accept the result.',
  updated: '2026-11-23',
  description:
    'IT project management for Australian businesses: clear roles, stage gates, plain reports, risk and change control, acceptance tests and a full handover.',
  question: 'Who keeps this project on its date and budget?',
  axis: ['People', 'Plans'],
  related: [
    { path: '/it/it-strategy', fits: 'if it is not settled which project to do' },
    { path: '/it/managed-services', fits: 'if the work never ends, as with daily support' },
  ],
  benefits: {
    heading: 'A project you can follow',
    cards: [
      {
        title: 'Project Delivery',
        text: 'One plan holds stages, owners, dates and budget. You see what is done and what it cost.',
      },
      {
        title: 'Team Coordination',
        text: 'Your staff, your suppliers and our engineers work to it. Every action has one name and one date.',
      },
      {
        title: 'Quality Delivery',
        text: "We write down what 'finished' means before work starts. Your own people test against it, and each fault is fixed or accepted in writing.",
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How a project is run',
      items: [
        {
          title: 'Method',
          text: {
            text: 'Stages and gates as in PRINCE2, with 2-week agile cycles where needed.',
            toConfirm: 'project method',
          },
        },
        {
          title: 'Roles',
          text: 'Your sponsor holds the budget, our manager runs the plan.',
        },
        {
          title: 'Reporting',
          text: {
            text: '1 page a week: done, next, money spent, dates, risks and decisions.',
            toConfirm: 'how often projects are reported',
          },
        },
        {
          title: 'An engineer, an assessor and a designer at every gate',
          text: {
            text: 'Does it work, is it safe, can people use it? A refusal goes to your sponsor unedited.',
            toConfirm: 'whether all lines of the company judge each gate',
            claim: true,
          },
        },
        {
          title: 'Risk and change control',
          text: 'Each risk has an owner. Scope, date or cost changes only when your sponsor has signed.',
        },
        {
          title: 'Acceptance',
          text: 'Your people run the agreed tests, and you sign when the criteria are met.',
        },
        {
          title: 'Handover',
          text: 'You receive documents, administrator access and supplier contacts.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Define & Plan',
      text: 'With your sponsor we settle scope, budget and roles, then plan the stages.',
    },
    {
      title: 'Mobilise & Build',
      text: 'You see each stage before the next begins.',
    },
    {
      title: 'Test & Accept',
      text: 'Your people test. We have faults fixed, rehearse the switch and keep a way back.',
    },
    {
      title: 'Hand Over & Close',
      text: 'You sign acceptance and take over documents and access.',
    },
  ],
  expectations: {
    youGet: 'A project manager, a plan with a budget, reports, logs of risks, and a handover file.',
    weNeed: 'A sponsor who can decide, people who know the daily work, and answers in time.',
    duration: {
      short: 'From 6 weeks',
      text: {
        text: '6 to 12 weeks for an office move, 6 months or more for a business system.',
        toConfirm: 'usual durations by kind of project',
      },
    },
    price: {
      short: 'Fixed for each stage',
      model: {
        text: 'Fixed fee for planning, then a fixed fee for each stage.',
        toConfirm: 'how projects are priced',
      },
      more: 'More for many sites, and for dates that cannot move.',
      less: 'Less when scope is settled and 1 person can decide.',
    },
    notIncluded:
      "Hardware, licences and other suppliers' fees, which the budget shows. New scope waits for a signed change.",
    nextStep:
      'Name the outcome you want and the date that cannot move. We propose a planning stage with its own price.',
  },
  contact: {
    heading: 'Get Your Project Moving',
    closing:
      'Tell us what the project should change, its deadline and where it stands, even if it has stalled.',
  },
} satisfies Service;
