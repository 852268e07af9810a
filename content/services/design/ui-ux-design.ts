import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/ui-ux-design.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'People abandon a form, call support or keep a spreadsheet on the side. In user interface and user experience (UI/UX) design we watch them to find out why, then test a better way.',
  updated: '2026-11-23',
  description:
    'UI/UX design for Australian teams: research with real users, flows, tested prototypes, design tokens and WCAG 2.2 AA, with evidence and handover.',
  question: 'Why do people give up halfway through our form?',
  axis: ['Screen'],
  related: [
    { path: '/design/web-design-development', fits: 'if it is a website and has to be built' },
    {
      path: '/design/brand-narrative-development',
      fits: 'if people stumble over words, not steps',
    },
  ],
  benefits: {
    heading: 'Decisions backed by what people did',
    cards: [
      {
        title: 'See where people get stuck',
        text: 'We note where people stop or guess, and you can watch the tests.',
      },
      {
        title: 'Accessible from the start',
        text: 'Contrast, focus and labels are part of the design. They cost more to add later.',
      },
      {
        title: 'Ready to build',
        text: 'Developers get components with every state and design tokens. You keep the design files.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Methods and accessibility',
      intro:
        'We design to the Web Content Accessibility Guidelines (WCAG) 2.2 AA. Code must meet its part.',
      items: [
        {
          title: 'Participants',
          text: {
            text: '5 to 8 for each group of users. They consent in writing; you set how long recordings are kept.',
            toConfirm: 'usual number of participants',
          },
        },
        {
          title: 'Methods',
          text: 'Interviews, observation, card sorts, tree tests, usability tests and expert reviews.',
        },
        {
          title: 'Evidence you keep',
          text: 'Quotes without names, a journey map, recordings, and issues by severity.',
        },
        {
          title: 'Contrast and targets',
          text: 'At least 4.5:1 for text, and 3:1 for large text and controls. Targets of 24 by 24 CSS pixels, or space around them.',
        },
        {
          title: 'Keyboard and reflow',
          text: 'Visible focus, a way without dragging, and a version for 320 CSS pixels.',
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
      text: 'We agree on questions, then interview and observe. You get findings with evidence.',
    },
    {
      title: 'Strategise & Wireframe',
      text: 'We map flows and draw wireframes. You settle scope while changes are cheap.',
    },
    {
      title: 'Design & Prototype',
      text: 'We design components and join the screens into a prototype that runs in a browser.',
    },
    {
      title: 'Test & Iterate',
      text: 'Users try set tasks. We fix what stopped them and test again.',
    },
  ],
  expectations: {
    youGet:
      'Findings, flows, a clickable prototype, components with all states, design tokens, and an accessibility report.',
    weNeed: 'Access to users or a way to recruit them, a product owner and a developer.',
    duration: {
      short: '3 to 12 weeks',
      text: {
        text: '3 weeks for a review with tests, 8 to 12 weeks from research to a tested prototype.',
        toConfirm: 'usual duration',
      },
    },
    price: {
      short: 'Fixed for each stage',
      model: {
        text: 'Fixed fee for each stage.',
        toConfirm: 'price basis',
      },
      more: 'More for user groups, tasks, screens and rounds of testing.',
      less: 'Less when you can introduce us to users.',
    },
    notIncluded:
      'Product code, paid recruitment, and an accessibility audit of the finished build, unless quoted.',
    nextStep: 'Name one task that gives people trouble. We propose a first step.',
  },
  contact: {
    heading: 'Create Better User Experiences',
    closing: 'Tell us what the product does, who uses it and where they get stuck.',
  },
} satisfies Service;
