import { company } from '../../company.ts';
import { figure } from '../../figures/it/it-project-management.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'An office move, an email migration, a new business system: each needs one person who owns the plan until you accept the result. Before each stage you read one page and decide.',
  updated: '2026-11-26',
  description: `IT project manager in ${company.city} for office moves, Microsoft 365 migrations and new systems: stage gates, plain reports, acceptance tests, handover.`,
  question: 'Who keeps this project on its date and budget?',
  axis: ['People', 'Plans'],
  related: [
    { path: '/it/it-strategy', fits: 'if you have not chosen the project yet' },
    { path: '/it/managed-services', fits: 'if the work never ends, as with daily support' },
  ],
  benefits: [
    {
      title: 'Project Delivery',
      text: 'One plan holds stages, owners, dates and budget. You see who signed each difference: here $900.',
    },
    {
      title: 'Team Coordination',
      text: 'Your staff, your suppliers and our engineers work to one list. Every action has one name and one date, and we do the chasing.',
    },
    {
      title: 'Quality Delivery',
      text: "We write down what 'finished' means before work starts: here 14 tests. Your own people run them, and with 11 passed, you wait.",
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How a project is run',
      items: [
        {
          title: '5 gates',
          text: {
            text: 'Start and plan in step 1, build in step 2, go-live in step 3, close in step 4. The tests run first for the build gate, and again for go-live.',
            toConfirm: 'project method',
          },
        },
        {
          title: 'Roles',
          text: 'Our manager runs the plan, and each supplier keeps its own contract with you.',
        },
        {
          title: 'Reporting',
          text: {
            text: 'One page a week: done, next, money spent, dates, risks and decisions.',
            toConfirm: 'how often projects are reported',
            claim: true,
          },
        },
        {
          title: 'A second look, twice',
          text: {
            text: 'At the build and go-live gates, an engineer, an assessor and a designer of ours who built none of it look for an hour each, in the fee: does it work, is it safe, can people use it? A no reaches you in their words.',
            toConfirm:
              'whether all lines of the company judge the build and go-live gates, for how long, in the fee, and that none of them built it',
            claim: true,
          },
        },
        {
          title: 'Risk and change control',
          text: 'Each risk has an owner and a date. Scope, date or cost changes only when your sponsor has signed, with the price of the change beside it.',
        },
        {
          title: 'What a hold costs',
          text: {
            text: 'Our fee for the stage stays the same if we or a supplier cause it. If you do, the extra time is quoted first.',
            toConfirm: 'who pays for a hold',
            claim: true,
          },
        },
        {
          title: 'What we order first',
          text: 'What takes longest: for an office move the internet link, for a migration the switch date, for a business system a trial copy of your old data.',
        },
        {
          title: 'Your data',
          text: 'Customers, open orders and balances are counted before and after the switch. Both counts are in the handover file, signed by one of your people.',
        },
        {
          title: 'A way back',
          text: 'The switch is rehearsed, with a time by which it must work. Past that time we go back to the old system.',
        },
        {
          title: 'A project that has stalled',
          text: {
            text: 'We take over in 2 weeks: what is paid, what is done, what is promised. Then you decide between go, hold and stop, before anybody builds on.',
            toConfirm: 'how long it takes to review a stalled project',
          },
        },
        {
          title: 'Handover',
          text: 'You receive documents, administrator access and supplier contacts. Whoever supports the system from then on signs that they can.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Define & Plan',
      we: 'settle scope, budget, roles and acceptance tests with your sponsor, then plan the stages.',
      you: 'name a sponsor with 2 hours a week, and say which date cannot move.',
      hold: 'a plan with a budget, and the list of tests that end the project.',
    },
    {
      title: 'Mobilise & Build',
      we: 'bring suppliers and engineers to one list of actions, and chase it.',
      you: 'answer questions within 2 business days, and try the first tests.',
      hold: 'first test results, and a stage report before each gate.',
    },
    {
      title: 'Test & Accept',
      we: 'get faults fixed, rehearse the switch and keep a way back.',
      you: 'send the people who do the work every day to run all tests again.',
      hold: 'test results with names, and a list of faults fixed or accepted.',
    },
    {
      title: 'Hand Over & Close',
      we: 'stay for the first days of use, then hand over documents and access.',
      you: 'sign acceptance, or say which test is not met.',
      hold: 'a handover file, and a last page with dates and costs against the plan.',
    },
  ],
  expectations: {
    youGet:
      'A project manager, a plan with a budget, a page each week, a report before each gate, and a handover file.',
    weNeed: 'A sponsor who can decide, people who know the daily work, and answers in time.',
    duration: {
      short: 'From 6 weeks',
      text: {
        text: '6 to 12 weeks for an email migration or an office move, 6 months or more for a business system. Below 6 weeks, or with one supplier, you rarely need us.',
        toConfirm: 'usual durations by kind of project, and the smallest',
      },
    },
    price: {
      short: 'Fixed for each stage',
      model: {
        text: 'Fixed fee for planning, then a fixed fee for each stage, with hardware and suppliers on lines of their own.',
        toConfirm: 'how projects are priced',
        claim: true,
      },
      more: 'More for many sites, and for dates that cannot move: the plan shows what holding one costs, before you commit.',
      less: 'Less when scope is settled and one person can decide.',
    },
    notIncluded:
      "Hardware, licences and other suppliers' fees, which the budget shows. New scope waits for a signed change.",
    nextStep: {
      text: 'You speak with the manager who would run it, and hear which projects of your kind they have run; if none, they say so. Planning has its own fixed price, and you may stop after it.',
      toConfirm: 'that the manager takes the first call, and that a client may stop after planning',
      claim: true,
    },
  },
  contact: {
    heading: 'Get Your Project Moving',
    closing:
      'Tell us what the project should change, its deadline and where it stands, even if it has stalled.',
  },
} satisfies Service;
