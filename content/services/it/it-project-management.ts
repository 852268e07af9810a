import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

const gate = 'M0-20 14 0 0 20-14 0z';

export const service = {
  intro: 'An office move, an email migration or a new business system needs one person who owns the plan until you accept the result. Before each stage, you read a single page and decide.',
  updated: '2026-11-28',
  description: `IT project manager in ${company.city} for office moves, Microsoft 365 migrations and new systems: stage gates, plain reports, acceptance tests, handover.`,
  related: [
    { path: '/it/it-strategy', fits: 'if you have not chosen the project yet' },
    { path: '/it/managed-services', fits: 'if the work never ends, as with daily support' },
  ],
  benefits: [
    {
      title: 'Project Delivery',
      text: 'One plan has the stages, owners, dates and budget. You see who signed each change, such as the one in the sample that added $900.',
    },
    {
      title: 'Team Coordination',
      text: 'Your staff, your suppliers and our engineers work from one list. Every action has a name and a date, and we do the chasing.',
    },
    {
      title: 'Quality Delivery',
      text: "We agree on what 'finished' means before work starts. In the sample, your own people run 14 tests, and with 11 passed we advise you to wait.",
    },
  ],
  figure: {
    height: { wide: 560, narrow: 600 },
    head: {
      kicker: 'Go, hold or stop, at gate 3 of 5',
      answer: 'You decide',
      line: 'with our report',
    },
    parts: [
      { stroke: 'played', wide: '28,340 278,340', narrow: '12,176 208,176' },
      { stroke: 'planned', wide: '340,340 447.8,227.2', narrow: '262,176 287.3,313.7' },
      { stroke: 'planned', wide: '467.1,207 544.5,126', narrow: '293.9,349.1 310.3,437.7' },
      { stroke: 'planned', wide: '563.9,105.7 644,22', narrow: '316.9,473.1 337,587' },
      { stroke: 'planned', wide: '340,340 644,538', narrow: '262,176 13,587' },
      { as: 'paper', path: gate, wide: [80, 340], narrow: [56, 176] },
      { title: 'Start', text: 'Go', wide: [80, 368], align: 'middle', verticalAlign: 'top', narrow: [56, 204] },
      { as: 'paper', path: gate, wide: [170, 340], narrow: [130, 176] },
      { title: 'Plan', text: 'Go', wide: [170, 368], align: 'middle', verticalAlign: 'top', narrow: [130, 204] },
      { ball: 'cue', wide: [278, 340, 26], narrow: [208, 176, 20] },
      { ball: 'own', wide: [340, 340, 32], narrow: [262, 176, 28] },
      { title: 'Build', align: 'middle', verticalAlign: 'bottom', wide: [340, 296], narrow: [262, 136] },
      { value: 'Go', wide: [384, 252], align: 'end', narrow: [264, 254] },
      { as: 'dotted', path: gate, wide: [457.5, 217.1], narrow: [290.6, 331.4] },
      { title: 'Go-live', wide: [484, 234], align: { narrow: 'end' }, narrow: [266, 331] },
      { as: 'dotted', path: gate, wide: [554.2, 115.9], narrow: [313.6, 455.4] },
      { title: 'Close', wide: [580, 134], align: { narrow: 'end' }, narrow: [288, 455] },
      { value: 'Stop', wide: [404, 424], align: 'end', narrow: [168, 290] },
      { text: 'You keep what is done', wide: [536, 500], align: { wide: 'end' }, narrow: [112, 480, 12] },
    ],
    caption: 'An example: an email migration at its third gate.',
    howToRead: 'One diamond is one gate. Solid is what is done; dotted lines are where your decision leads.',
  },
  sample: {
    heading: 'What you get before you decide',
    intro: 'Your sponsor reads this page before each gate, and says go, hold or stop.',
    title: 'Stage report: email to Microsoft 365',
    about: 'Harbour & Pine, 17 July 2026. Gate 3 of 5, build. Tom, the sponsor, decides on 21 July.',
    parts: [
      {
        kind: 'bars',
        title: '3 tests failed: move go-live a week, to 1 August',
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
            callout: 'A',
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
      title: 'Define & Plan',
      we: 'agree on scope, budget, roles and acceptance tests, then plan the stages.',
      you: 'name a sponsor with 2 hours a week, and say which date cannot move.',
      get: 'a plan with a budget, and the tests that end the project.',
    },
    {
      title: 'Mobilise & Build',
      we: 'put suppliers and engineers on one list, and chase every action.',
      you: 'answer questions within 2 business days, and try the first tests.',
      get: 'first test results, and a stage report before each gate.',
    },
    {
      title: 'Test & Accept',
      we: 'get faults fixed, rehearse the cutover and keep a way back.',
      you: 'have the people who do the work every day repeat every test.',
      get: 'test results with names, and a list of faults fixed or accepted.',
    },
    {
      title: 'Hand Over & Close',
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
