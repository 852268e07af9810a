import { company } from '../../company.ts';
import type { Service } from '../../model.ts';

const gate = 'M0-20 14 0 0 20-14 0z';

export const service = {
  intro: 'An office move, an email migration, a new business system: each needs one person who owns the plan until you accept the result. Before each stage you read one page and decide.',
  updated: '2026-11-26',
  description: `IT project manager in ${company.city} for office moves, Microsoft 365 migrations and new systems: stage gates, plain reports, acceptance tests, handover.`,
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
  figure: {
    height: { wide: 560, narrow: 620 },
    parts: [
      { line: 'played', wide: '28,330 320,184', narrow: '100,12 191,240' },
      { line: 'planned', wide: '320,184 411.5,138.2', narrow: '191,240 219.4,311.3' },
      { line: 'planned', wide: '438.5,124.8 516.5,85.7', narrow: '233.6,347 255.6,402' },
      { line: 'planned', wide: '543.5,72.3 644,22', narrow: '269.4,438 337,607' },
      { line: 'planned', wide: '320,184 610,532', narrow: '191,240 12,560' },
      { as: 'paper', path: gate, wide: [110, 289], narrow: [120, 62] },
      {
        title: 'Start',
        value: 'Go',
        wide: [110, 318],
        align: { wide: 'middle' },
        edge: { wide: 'top' },
        narrow: [146, 62],
      },
      { as: 'paper', path: gate, wide: [215, 236.5], narrow: [155, 150] },
      {
        title: 'Plan',
        value: 'Go',
        wide: [215, 266],
        align: { wide: 'middle' },
        edge: { wide: 'top' },
        narrow: [181, 150],
      },
      { ball: 'own', wide: [320, 184, 30], narrow: [191, 240, 24] },
      {
        title: 'Build',
        value: 'Hold',
        text: 'until faults are fixed',
        wide: [320, 226],
        align: { wide: 'middle' },
        edge: { wide: 'top' },
        narrow: [228, 246, 12],
      },
      { as: 'dotted', path: gate, wide: [425, 131.5], narrow: [226.5, 329] },
      {
        title: 'Go-live',
        wide: [425, 162],
        align: { wide: 'middle' },
        edge: { wide: 'top' },
        narrow: [252, 329],
      },
      { as: 'dotted', path: gate, wide: [530, 79], narrow: [262.5, 420] },
      {
        title: 'Close',
        wide: [530, 108],
        align: { wide: 'middle' },
        edge: { wide: 'top' },
        narrow: [286, 420],
      },
      { value: 'Done', wide: [622, 66], edge: { wide: 'top' }, align: 'end', narrow: [300, 583] },
      { value: 'Stop', text: 'You keep what is done', wide: [530, 390, 12], narrow: [26, 300, 12] },
      { ball: 'cue', wide: [82, 444, 22], narrow: [175, 436, 18] },
      { answer: 'You decide', wide: [120, 444], narrow: [175, 492], align: { narrow: 'middle' } },
      {
        text: 'at every gate: go, hold or stop',
        wide: [120, 486],
        narrow: [175, 532, 16],
        align: { narrow: 'middle' },
      },
    ],
    caption: 'An example: an email migration with two gates passed, and the build held until its faults are fixed. One diamond is one gate.',
  },
  sample: {
    heading: 'What you hold before you decide',
    intro:
      'A gate is a point in the plan where you say go, hold or stop. Before each, your sponsor, who holds the budget, reads one page: dates, money, tests, whose fault a delay is, and our advice.',
    title: 'Stage report: email to Microsoft 365',
    about: 'Harbour & Pine, 38 mailboxes. 17 July 2026. Gate 3 of 5, build: Tom, sponsor, decides on 21 July. Dollars before GST, without licences.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Measure', share: 1.5 },
          { name: 'Agreed', share: 1.2, numbers: true },
          { name: 'Today', share: 1.2, numbers: true },
          { name: 'Why', share: 4 },
        ],
        rows: [
          {
            cells: ['Build done', '17 July', '24 July', 'Mail is copied. We left 2 things undone, the accounts supplier one'],
          },
          {
            tie: 'A',
            cells: ['Money', '$12,000', '$12,900', 'Old mail of 5 former staff, signed by Tom on 6 July. Both sums are our fee and 2 suppliers'],
          },
          {
            tie: 'C',
            cells: ['Tests passed', '14 of 14', '11 of 14', 'Ours: the newsletter, the orders mailbox. The supplier: invoices'],
          },
          {
            cells: ['Go-live', 'Sat 25 July', 'Sat 1 August', 'Mail switches on a weekend, so on the next one. Rehearsal: 28 July'],
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
            tie: 'B',
            cells: ['Let the accounts system send invoices', 'Priya, accounts supplier', 'Wed 22 July'],
          },
          {
            cells: ['Let the newsletter send; give 6 people the orders mailbox', 'Sam, our engineer', 'Thu 23 July'],
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
            name: 'Second look',
            text: 'By 3 colleagues of Sam who built none of it. It does not work yet: 3 tests fail. It is safe: every sign-in needs a second factor. People can use it: 5 of 5 in the pilot could.',
          },
          {
            name: 'Our advice',
            text: 'Hold until 24 July: one week, no extra fee, as the delay is not yours. Going ahead means that invoices cannot be sent; stopping means finding a new host, as the old one closes on 30 September.',
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
          title: '5 gates',
          text: 'Start and plan in step 1, build in step 2, go-live in step 3, close in step 4. The tests run first for the build gate, and again for go-live.',
        },
        {
          title: 'Roles',
          text: 'Our manager runs the plan, and each supplier keeps its own contract with you.',
        },
        {
          title: 'Reporting',
          text: 'One page a week: done, next, money spent, dates, risks and decisions.',
        },
        {
          title: 'A second look, twice',
          text: 'At the build and go-live gates, an engineer, an assessor and a designer of ours who built none of it look for an hour each, in the fee: does it work, is it safe, can people use it? A no reaches you in their words.',
        },
        {
          title: 'Risk and change control',
          text: 'Each risk has an owner and a date. Scope, date or cost changes only when your sponsor has signed, with the price of the change beside it.',
        },
        {
          title: 'What a hold costs',
          text: 'Our fee for the stage stays the same if we or a supplier cause it. If you do, the extra time is quoted first.',
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
          text: 'We usually take over in 2 weeks: what is paid, what is done, what is promised. Then you decide between go, hold and stop, before anybody builds on.',
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
      get: 'a plan with a budget, and the list of tests that end the project.',
    },
    {
      title: 'Mobilise & Build',
      we: 'bring suppliers and engineers to one list of actions, and chase it.',
      you: 'answer questions within 2 business days, and try the first tests.',
      get: 'first test results, and a stage report before each gate.',
    },
    {
      title: 'Test & Accept',
      we: 'get faults fixed, rehearse the switch and keep a way back.',
      you: 'send the people who do the work every day to run all tests again.',
      get: 'test results with names, and a list of faults fixed or accepted.',
    },
    {
      title: 'Hand Over & Close',
      we: 'stay for the first days of use, then hand over documents and access.',
      you: 'sign acceptance, or say which test is not met.',
      get: 'a handover file, and a last page with dates and costs against the plan.',
    },
  ],
  expectations: {
    youGet: 'A project manager, a plan with a budget, a page each week, a report before each gate, and a handover file.',
    weNeed: 'A sponsor who can decide, people who know the daily work, and answers in time.',
    duration: {
      short: 'From 6 weeks',
      text: 'Usually 6 to 12 weeks for an email migration or an office move, 6 months or more for a business system. Below 6 weeks, or with one supplier, you rarely need us.',
    },
    price: {
      short: 'Fixed for each stage',
      model: 'Fixed fee for planning, then a fixed fee for each stage, with hardware and suppliers on lines of their own.',
      more: 'More for many sites, and for dates that cannot move: the plan shows what holding one costs, before you commit.',
      less: 'Less when scope is settled and one person can decide.',
    },
    notIncluded: "Hardware, licences and other suppliers' fees, which the budget shows. New scope waits for a signed change.",
    nextStep: 'You speak with the manager who would run it, and hear which projects of your kind they have run; if none, they say so. Planning has its own fixed price, and you may stop after it.',
  },
  contact: {
    heading: 'Get Your Project Moving',
    closing: 'Tell us what the project should change, its deadline and where it stands, even if it has stalled.',
  },
} satisfies Service;
