import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'An office move, an email migration, a new business system: each needs one person who holds the plan. Ours follows scope, money, suppliers and dates until you accept the result.',
  updated: '2026-11-22',
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
        text: 'One plan holds stages, owners, dates and budget. At each gate you see what is done and what it cost, and decide.',
      },
      {
        title: 'Team Coordination',
        text: 'Your staff, your suppliers and our engineers work to the same plan. Every action has one name and one date.',
      },
      {
        title: 'Quality Delivery',
        text: "We write down what 'finished' means before work starts. Your own people test against it, and each fault is fixed or accepted in writing.",
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'How a project is run',
      items: [
        {
          title: 'Method',
          text: {
            text: 'Stages and gates as in PRINCE2, with 2-week agile cycles where requirements still change.',
            toConfirm: 'project method',
          },
        },
        {
          title: 'Roles',
          text: 'Your sponsor decides and holds the budget, our project manager runs the plan, and suppliers deliver their parts.',
        },
        {
          title: 'Reporting',
          text: {
            text: '1 page a week: done, next, money spent, dates, main risks, and decisions we need from you.',
            toConfirm: 'how often projects are reported',
          },
        },
        {
          title: 'An engineer, an assessor and a designer at every gate',
          text: {
            text: 'Each answers one question: does it work, is it safe, can people use it? A refusal goes to your sponsor unedited.',
            toConfirm: 'whether all lines of the company judge each gate',
            claim: true,
          },
        },
        {
          title: 'Risk and change control',
          text: 'Each risk has an owner and a response. Scope, date or cost changes only when your sponsor has signed.',
        },
        {
          title: 'Acceptance',
          text: 'Your people run the agreed tests, and you sign when the criteria are met.',
        },
        {
          title: 'Handover',
          text: 'You receive documents, administrator access, warranties and supplier contacts.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Stage gates',
      intro: 'The next stage starts only when your sponsor says so.',
      columns: ['Gate', 'What you see', 'What you decide'],
      rows: [
        ['Start', 'Reason, scope, roles, first estimate', 'Is it worth planning?'],
        ['Plan', 'Schedule, budget, risks, acceptance criteria', 'Do you commit the money?'],
        ['Build', 'A result to test, spend against budget', 'Is it ready to rehearse?'],
        ['Go-live', 'Test results, cut-over plan, way back, training', 'Do you switch, and when?'],
        ['Close', 'Acceptance record, handover file, lessons', 'Is it finished?'],
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
      text: 'Staff and suppliers start work. You see each stage before the next begins.',
    },
    {
      title: 'Test & Accept',
      text: 'Your people test against the criteria. We have faults fixed, rehearse the switch and keep a way back.',
    },
    {
      title: 'Hand Over & Close',
      text: 'You sign acceptance and take over documents and access.',
    },
  ],
  expectations: {
    youGet:
      'A project manager, a plan with a budget, reports, logs of risks and changes, and a handover file.',
    weNeed:
      'A sponsor who can decide, people who know the daily work, and answers by the dates in the plan.',
    duration: {
      text: '6 to 12 weeks for an office move or an email migration, 6 months or more for a business system.',
      toConfirm: 'usual durations by kind of project',
    },
    price: {
      model: {
        text: 'Fixed fee for planning, then a fixed fee for each stage.',
        toConfirm: 'how projects are priced',
      },
      more: 'More for many sites and suppliers, and for dates that cannot move.',
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
