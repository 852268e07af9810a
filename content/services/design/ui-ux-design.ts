import { company } from '../../company.ts';
import { figure } from '../../figures/design/ui-ux-design.ts';
import type { Service } from '../../model/service.ts';
import { copyrightRule } from '../../rules/copyright-rule.ts';

export const service = {
  intro:
    'People abandon a form, ring support or keep a spreadsheet on the side. In user interface and user experience (UI/UX) design we watch them try, change the screens, and watch others try. The first test can be ordered alone: 3 weeks.',
  updated: '2026-11-26',
  description: `UI/UX design in ${company.city}: user research, usability testing and prototypes for forms, apps and portals, to WCAG 2.2 AA, with findings you can act on.`,
  question: 'Why do people give up halfway through our form?',
  axis: ['Screen'],
  related: [
    { path: '/design/web-design-development', fits: 'if it is a website and has to be built' },
    {
      path: '/design/brand-narrative-development',
      fits: 'if the wording confuses people',
    },
  ],
  benefits: [
    {
      title: 'See where people get stuck',
      text: 'Each finding says how many stopped, where, and what they said. You can watch any test as it happens.',
    },
    {
      title: 'Accessible from the start',
      text: 'If a finding breaks a rule of the Web Content Accessibility Guidelines (WCAG) 2.2 AA, it names the rule, while the repair is still a line on a drawing.',
    },
    {
      title: 'Ready to build',
      text: 'Each part with all its states, and a file of sizes and colours your developer can load (design tokens in JSON).',
    },
    {
      title: 'Closed by a retest',
      text: 'A finding is closed when other people have done the same task, not when the screen has changed.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Who takes part, and what we can and cannot say',
      items: [
        {
          title: 'Participants',
          text: {
            text: 'All consent in writing, and use their own device where they can. 5 to 8 for each group of users in the test, and as many others in the retest, 45 minutes each.',
            toConfirm: 'usual number of participants and length of a test',
          },
        },
        {
          title: 'What participants cost you',
          text: {
            text: 'A thank-you of about $100 each, which we pass on at cost: $600 for a test with 6 people, $1,200 for the whole job. Your own staff need none.',
            toConfirm: 'usual thank-you for a participant, and who pays it',
          },
        },
        {
          title: 'What a small test can show',
          text: 'That a problem exists, and why. 2 of 6 is not a third of your customers: how many give up is in your own numbers, so we ask for those of the last 3 months.',
        },
        {
          title: 'Severity',
          text: 'From 1, cosmetic, to 4, repair before release. It weighs how often a problem struck, what it cost the person, and whether it comes back.',
        },
        {
          title: 'Recordings',
          text: {
            text: 'Quotes in the report carry no names. Screen and voice are kept in Australia, and erased 90 days after the report.',
            toConfirm: 'where recordings are kept, and for how long',
          },
        },
        {
          title: 'When a test is the wrong method',
          text: 'Card sorts and tree tests suit menus; interviews suit work that nobody has described yet.',
        },
        {
          title: 'No developer, no product manager',
          text: 'Whoever answers for the task decides: an office manager will do. Our web team or your own supplier can quote the building from the same files.',
        },
        {
          title: 'Software you bought',
          text: 'We test it too. You get the settings, labels and help texts you can change yourself, and a list of the rest for its maker.',
        },
        {
          title: 'Accessibility',
          text: "Text at 4.5:1 against its background, large text and controls at 3:1, targets of 24 by 24 CSS pixels or space around them, visible focus, nothing that only works by dragging. Your developer's code must meet the rest.",
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
      you: 'tell us who your users are, introduce them or pay an agency that we brief, and share your numbers.',
      hold: 'a ranked list of findings, each with its evidence and a drawing of its repair. The test alone ends here.',
    },
    {
      title: 'Strategise & Wireframe',
      we: 'draw the path through each task, without colours, until nobody needs an explanation.',
      you: 'bring whoever knows the rules, and a developer if you have one, to a workshop of 2 hours.',
      hold: 'the steps, with what has been left out and why.',
    },
    {
      title: 'Design & Prototype',
      we: 'design the parts in every state and join them into a prototype for a browser.',
      you: 'comment once, in one list, within 5 business days.',
      hold: 'a prototype you can send to anybody as a link.',
    },
    {
      title: 'Test & Iterate',
      we: 'give the same tasks to other people and count again. We repair what still stops them, but the finding stays open until another round.',
      you: 'watch at least one test.',
      hold: 'the counts before and after, the components, and the file of sizes and colours.',
    },
  ],
  expectations: {
    youGet:
      'From the test alone: findings with evidence, and a drawing of each repair. From the whole job also: a prototype, components with all states, design tokens, the retest and an accessibility report on the prototype.',
    weNeed:
      "Users whom you introduce, or an agency's fee for finding them, and up to 2 hours in some weeks of whoever decides and, if you have one, your developer.",
    duration: {
      short: '8 to 12 weeks',
      text: {
        text: '8 to 12 weeks for the whole job: test, redesign, prototype, retest. 3 weeks for the test alone, without a retest; you can order the rest after it.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed for each step',
      model: {
        text: 'Fixed fee for each of the steps above, agreed before it starts; stop after any, and you owe nothing for the next.',
        toConfirm: 'price basis',
        claim: true,
      },
      more: 'More for user groups, tasks, screens and rounds of testing.',
      less: 'Less when you can introduce us to users.',
    },
    notIncluded:
      'Product code, thank-you payments, a recruiting agency, and an accessibility audit of the finished build, unless quoted.',
    nextStep:
      'We try the task you name, free, and send you where it stopped us, with what the test would cover.',
  },
  contact: {
    heading: 'Create Better User Experiences',
    closing: 'Tell us what the product does, who uses it and where they get stuck.',
  },
} satisfies Service;
