import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'An office move, an email migration or a new business system needs one person who owns the plan.',
    rest: 'That person stays until you accept the result, and before each stage you read a single page and decide.',
  },
  updated: '2026-11-28',
  description: `IT project manager in ${company.city} for office moves, Microsoft 365 migrations and new systems: stage gates, plain reports, acceptance tests, handover.`,
  related: [
    { path: '/it/it-strategy', fits: 'if you have not chosen the project yet' },
    { path: '/it/managed-services', fits: 'if the work never ends, as with daily support' },
  ],
  benefits: [
    {
      title: 'Project delivery',
      text: 'One plan has the stages, owners, dates and budget. You see who signed each change, such as the one in the sample that added $900.',
    },
    {
      title: 'Team coordination',
      text: 'Your staff, your suppliers and our engineers work from one list. Every action has a name and a date, and we do the chasing.',
    },
    {
      title: 'Quality delivery',
      text: "We agree on what 'finished' means before work starts. In the sample, your own people run 14 tests, and with 11 passed we advise you to wait.",
    },
  ],
  figure: {
    kind: 'fan',
    kicker: 'Gate 3 of 5: go, hold or stop?',
    answer: 'You decide',
    note: 'after our report',
    before: { ball: 'work', title: 'Report' },
    ball: 'you',
    title: 'You decide',
    ends: [
      { title: 'Stop', text: 'You keep what is done', line: 'planned' },
      { title: 'Go', text: 'Go-live, then close', line: 'planned' },
      { title: 'Hold', text: 'We wait', line: 'planned' },
    ],
    caption: 'An example: an email migration at its third gate.',
    howToRead: 'Dotted lines are where your decision leads.',
  },
  sample: {
    heading: 'What you get before you decide',
    intro: 'Your sponsor reads this page before each gate, and says go, hold or stop.',
    title: 'Stage report: email to Microsoft 365',
    about: 'Harbour & Pine, 17 July 2026. Gate 3 of 5, build. Tom, the sponsor, decides on 21 July.',
    verdict: { text: '3 tests failed: move go-live a week, to 1 August', callout: 'A' },
    parts: [
      {
        kind: 'bars',
        scale: 21,
        ticks: [
          { at: 0, text: '13 July' },
          { at: 7, text: '20' },
          { at: 14, text: '27' },
          { at: 21, text: '3 August' },
        ],
        bars: [
          {
            name: 'Build',
            spans: [
              [0, 5],
              [5, 12, 'planned'],
            ],
            limit: 5,
            text: '24 July',
          },
          { name: '3 tests again', spans: [[11, 12, 'planned']], text: '24 July' },
          { name: 'Rehearsal', spans: [[15, 16, 'planned']], text: '28 July' },
          { name: 'Go-live', spans: [[19, 20, 'planned']], limit: 13, text: '1 August' },
        ],
        note: 'Outlined: to come. The line is the agreed date.',
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'Money',
            text: '$12,900 ex GST, not $12,000: Tom added 5 former staff mailboxes.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Open action', share: 3.4 },
          { name: 'Who', share: 2.4 },
          { name: 'By', share: 1.6 },
        ],
        rows: [
          {
            callout: 'B',
            cells: ['Let the accounts system send invoices', 'Priya, accounts supplier', 'Wed 22 July'],
          },
          {
            cells: ['Fix the newsletter and the orders mailbox', 'Sam, our engineer', 'Thu 23 July'],
          },
          {
            cells: ['Repeat the 3 failed tests', 'Ana, sales', 'Fri 24 July'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'C',
            name: 'Tests',
            text: '11 of 14 passed. The second look found it safe.',
          },
          {
            name: 'Our advice',
            text: 'Hold until 24 July, at no extra fee. If you go ahead, you cannot send invoices.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'How a project is run',
      items: [
        {
          title: 'Roles and reporting',
          text: 'Our manager runs the plan and sends you one page a week. Each supplier keeps its own contract with you.',
        },
        {
          title: 'A second look, twice',
          text: "At the build and go-live gates, 3 of our people who did not work on the build each spend an hour on it, at no extra cost. Does it work, is it safe, can people use it? You hear any 'no' in their words.",
        },
        {
          title: 'Risk and change control',
          text: 'Each risk has an owner and a date. Scope, date and cost change only when your sponsor has signed.',
        },
        {
          title: 'What a hold costs',
          text: 'The fee for the stage stays the same if we or a supplier cause the hold. If you cause it, we quote the extra time first.',
        },
        {
          title: 'Your data',
          text: 'We count customers, open orders and balances before and after the switch, and one of your people signs both counts.',
        },
        {
          title: 'A way back',
          text: "We rehearse the switch and set a time by which it must work. If it doesn't, we go back to the old system.",
        },
        {
          title: 'A project that has stalled',
          text: 'We take about 2 weeks to find out what is paid for, done and promised. Then you decide.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Define & plan',
      we: 'agree on scope, budget, roles and acceptance tests, then plan the stages.',
      you: 'name a sponsor with 2 hours a week, and say which date cannot move.',
      get: 'a plan with a budget, and the tests that end the project.',
    },
    {
      title: 'Mobilise & build',
      we: 'put suppliers and engineers on one list, and chase every action.',
      you: 'answer questions within 2 business days, and try the first tests.',
      get: 'first test results, and a stage report before each gate.',
    },
    {
      title: 'Test & accept',
      we: 'get faults fixed, rehearse the cutover and keep a way back.',
      you: 'have the people who do the work every day repeat every test.',
      get: 'test results with names, and a list of faults fixed or accepted.',
    },
    {
      title: 'Hand over & close',
      we: 'stay for the first days of use, then hand over documents and administrator access.',
      you: 'sign acceptance, or say which test is not met.',
      get: 'a handover file, signed by the people who will support the system.',
    },
  ],
  expectations: {
    weNeed: 'A sponsor who can decide, people who know the daily work, and prompt answers.',
    duration: {
      short: 'From 6 weeks',
    },
    price: {
      short: 'Fixed for each stage',
      model: 'A fixed fee for planning, then a fixed fee for each stage. Hardware and suppliers are listed separately.',
      more: 'It costs more with many sites, or with dates that cannot move.',
      less: 'It costs less if the scope is settled and one person can decide.',
    },
    notIncluded: 'Hardware, licences and supplier fees, which the budget shows. New scope waits for a signed change.',
    nextStep: 'You speak with the manager who would run it, and hear about similar projects. You can stop after the planning.',
  },
  contact: {
    heading: 'Get Your Project Moving',
    closing: 'Tell us what the project should change, its deadline and where it stands, even if it has stalled.',
  },
} satisfies Service;
