import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'People abandon your form, ring support or keep a spreadsheet on the side.',
    rest: 'We watch them try, change the screens, and watch other people try. The first test alone takes 3 weeks.',
  },
  updated: '2026-11-28',
  description: `UI/UX design in ${company.city}: user research, usability testing and prototypes for forms, apps and portals, to WCAG 2.2 AA, with findings you can act on.`,
  related: [
    { path: '/design/web-design-development', fits: 'if you need a website built' },
    {
      path: '/design/brand-narrative-development',
      fits: 'if the wording confuses people',
    },
  ],
  benefits: [
    {
      title: 'See where people get stuck',
      text: 'Each finding says how many people stopped, where, and what they said. You can watch any test as it happens.',
    },
    {
      title: 'Accessible from the start',
      text: 'If a screen fails the Web Content Accessibility Guidelines (WCAG) 2.2 AA, the finding names the criterion, while the fix is still a drawing.',
    },
    {
      title: 'Ready to build',
      text: 'You get each component in every state, and a file of sizes and colours your developer can load (design tokens in JSON).',
    },
    {
      title: 'Closed by a retest',
      text: 'We close a finding when other people have done the same task, not when the screen has changed.',
    },
  ],
  figure: {
    kind: 'rows',
    kicker: 'Six people book a visit online',
    answer: 'Now 5 of 6 finish',
    note: 'Before, only 2 did',
    mark: 'person',
    rows: [
      {
        title: 'Before',
        ball: 'trouble',
        groups: [
          { count: 1, title: 'Which visit?', outline: true },
          { count: 2, title: 'Create an account', outline: true },
          { count: 1, title: 'Form resets', outline: true },
          { count: 2, title: 'Booked' },
        ],
      },
      {
        title: 'Now',
        ball: 'work',
        groups: [
          { count: 1, title: 'Form resets', outline: true },
          { count: 5, title: 'Booked' },
        ],
      },
    ],
    caption: 'An example, not a forecast: a filled dot is a person who booked.',
    howToRead: 'Three places stopped people. We merged the two kinds of visit, offer the account later and fixed the form. The second row is the retest with 6 other people.',
  },
  sample: {
    intro: 'One finding. The test gives you A, B and the drawing; a full project adds C and D.',
    title: 'Finding 1 of 3: an account before a visit',
    about: 'Harbour & Pine, 2 March 2027: 6 trade customers book a showroom visit on their own phones.',
    verdict: { text: '2 of 6 stopped here: fix it first', callout: 'A' },
    parts: [
      {
        kind: 'drawing',
        name: 'Two screens of a phone. Before, a form asks for name, email, password and password again. After, it asks for a name, a day and time, and a mobile number, books, and then offers the account.',
        height: 290,
        shapes: [
          { text: 'Before', at: [2, 14], strong: true },
          { text: '2 stop here', at: [128, 14], align: 'end' },
          {
            stroke: 'plain',
            path: 'M9 24H121a7 7 0 0 1 7 7V281a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7z',
          },
          { text: 'Create an account', at: [14, 50], strong: true, size: 12 },
          { text: 'Name', at: [14, 74], size: 12 },
          { stroke: 'fine', path: 'M14 80H116V100H14z' },
          { text: 'Email', at: [14, 118], size: 12 },
          { stroke: 'fine', path: 'M14 124H116V144H14z' },
          { stroke: 'dotted', path: 'M7 150H123V239H7z' },
          { text: 'Password', at: [14, 166], size: 12 },
          { stroke: 'fine', path: 'M14 172H116V192H14z' },
          { text: 'Password again', at: [14, 207], size: 12 },
          { stroke: 'fine', path: 'M14 213H116V233H14z' },
          { stroke: 'plain', path: 'M14 248H116V272H14z' },
          { text: 'Create', at: [65, 264], align: 'middle', size: 12 },
          { text: 'After', at: [152, 14], strong: true },
          { text: '0 stop here', at: [278, 14], align: 'end' },
          {
            stroke: 'plain',
            path: 'M159 24H271a7 7 0 0 1 7 7V281a7 7 0 0 1-7 7H159a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7z',
          },
          { text: 'Book a visit', at: [164, 50], strong: true, size: 12 },
          { text: 'Name', at: [164, 74], size: 12 },
          { stroke: 'fine', path: 'M164 80H266V100H164z' },
          { text: 'Day and time', at: [164, 118], size: 12 },
          { stroke: 'fine', path: 'M164 124H266V144H164z' },
          { text: 'Tue 11, 10:00AM', at: [169, 138], size: 12 },
          { text: 'Mobile', at: [164, 162], size: 12 },
          { stroke: 'fine', path: 'M164 168H266V188H164z' },
          { fill: 'cloth', path: 'M164 200H266V224H164z' },
          { text: 'Book', at: [215, 216], align: 'middle', fill: 'white', strong: true, size: 12 },
          { stroke: 'dotted', path: 'M157 234H273V280H157z' },
          { text: 'Booked, 11 May', at: [164, 253], size: 12 },
          { text: 'Add an account?', at: [164, 269], size: 12 },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: 'Where they stopped',
            text: 'On the third field, after 100 seconds. Participant 4: “I only want to look at door handles.”',
          },
          {
            callout: 'B',
            name: 'Also fails WCAG 2.2, 3.3.2',
            text: 'The password rules appear only after an error.',
          },
          {
            callout: 'C',
            name: 'Fix',
            text: 'Ask for a name, a day and time, and a mobile number, then offer the account.',
            code: ['field.height 48px', 'field.error.border #B3261E', 'rest, focus, filled, error'],
          },
          {
            callout: 'D',
            name: 'Retest, Thursday 29 April',
            text: 'Of 6 other people, no one stopped here. On the whole task one stopped, down from 4.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Who takes part, and what we can and cannot say',
      items: [
        {
          title: 'Participants',
          text: 'Usually 5 to 8 for each group of users, 45 minutes each, and other people in the retest. Incentives are about $100 each, at cost; your own staff need none.',
        },
        {
          title: 'What a small test can show',
          text: 'That a problem exists, and why. 2 of 6 does not mean a third of your customers, so we also ask for your numbers for the last 3 months.',
        },
        {
          title: 'Recordings',
          text: 'With written consent only. Recordings stay in Australia, and are erased 90 days after the report. We quote people without their names.',
        },
        {
          title: 'No developer, no product manager',
          text: 'The person responsible for the task decides; an office manager is fine. Our web team or your own supplier can quote the build from the same files.',
        },
        {
          title: 'Software you bought',
          text: 'We test it too. You get the settings and labels you can change yourself, and a list of the rest for its vendor.',
        },
        {
          title: 'Accessibility',
          text: "Text contrast of 4.5:1, or 3:1 for large text and controls; targets of 24 by 24 CSS pixels or space around them; visible focus; nothing that only works by dragging. Your developer's code must meet the rest.",
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
      ],
    },
  ],
  process: [
    {
      title: 'Research & Discover',
      we: 'pick 2 or 3 tasks with you, then watch people try them in the product you have.',
      you: 'introduce your users, or pay an agency that we brief.',
      get: 'a ranked list of findings, each with a drawing of the fix. The test alone ends here.',
    },
    {
      title: 'Strategise & Wireframe',
      we: 'draw the path through each task until no one needs an explanation.',
      you: 'bring the person who knows the rules, and a developer if you have one, to a 2-hour workshop.',
      get: 'the steps, with what we left out and why.',
    },
    {
      title: 'Design & Prototype',
      we: 'design the components in every state and link them into a prototype.',
      you: 'send one list of comments within 5 business days.',
      get: 'a prototype you can send to anyone as a link.',
    },
    {
      title: 'Test & Iterate',
      we: 'give the same tasks to other people, and fix what still stops them.',
      you: 'watch at least one test.',
      get: 'the counts before and after, and the files for your developer.',
    },
  ],
  expectations: {
    weNeed: 'Users, or the agency fee for recruiting them, and up to 2 hours some weeks from your decision-maker and developer.',
    duration: {
      short: '8 to 12 weeks',
    },
    price: {
      short: 'Fixed for each step',
      model: 'A fixed fee for each step above, agreed before it starts. Stop after any step, and you owe nothing for the next.',
      more: 'It costs more with extra user groups, tasks, screens or rounds of testing.',
      less: 'It costs less if you can introduce us to users.',
    },
    notIncluded: 'Product code, participant incentives, recruitment agency fees, and an accessibility audit of the finished build, unless quoted.',
    nextStep: 'We try the task you name, free, and tell you where it stopped us and what a test would cover.',
  },
  contact: {
    heading: 'Create Better User Experiences',
    closing: 'Tell us what the product does, who uses it and where they get stuck.',
  },
} satisfies Service;
