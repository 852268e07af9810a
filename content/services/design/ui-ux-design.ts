import { copyrightRule } from '../../copyright-rule.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'People abandon a form, call support or keep a spreadsheet on the side. In user interface and user experience (UI/UX) design we watch them to find out why, then test a better way.',
  updated: '2026-11-22',
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
        text: 'We note where people stop or guess. You can watch.',
      },
      {
        title: 'Drop steps that nobody needs',
        text: 'We map each task, errors and dead ends included, before anything is drawn.',
      },
      {
        title: 'Accessible from the start',
        text: 'Contrast, focus, labels and keyboard order are part of the design. They cost more to add later.',
      },
      {
        title: 'Ready to build',
        text: 'Developers get components with every state, design tokens and written behaviour. You keep the design files.',
      },
    ],
  },
  details: [
    {
      kind: 'table',
      heading: 'Methods and participants',
      intro: {
        text: 'We choose from these methods, with 5 to 8 participants for each group of users.',
        toConfirm: 'usual number of participants',
      },
      columns: ['Method', 'Who takes part', 'Evidence you keep'],
      rows: [
        ['Interviews', 'Current and possible users', 'Themes with quotes, names removed'],
        ['Observation', 'People doing the task', 'Journey map with problems marked'],
        [
          'Card sort or tree test',
          'Users of the menu or site',
          'Where people expect to find things',
        ],
        ['Usability test', 'Users with set tasks', 'Completion, errors, recordings'],
        ['Expert review', 'Our designers', 'Issues rated by severity'],
      ],
      note: 'Participants give written consent, and you agree how long recordings are kept.',
    },
    {
      kind: 'list',
      heading: 'Accessibility and copyright',
      intro:
        'A design alone meets some of the Web Content Accessibility Guidelines (WCAG) 2.2 AA. The rest is noted for your developers.',
      items: [
        {
          title: 'Contrast',
          text: 'At least 4.5:1 for text, and 3:1 for large text, controls and meaningful graphics.',
        },
        {
          title: 'Target size',
          text: 'At least 24 by 24 CSS pixels, or enough space around a smaller target.',
        },
        {
          title: 'Focus and keyboard',
          text: 'Order, visible focus and a way without dragging.',
        },
        {
          title: 'Reflow',
          text: 'Each layout has a version for 320 CSS pixels without sideways scrolling.',
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
      text: 'We map flows and draw plain wireframes. You settle scope while changes are cheap.',
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
      text: '3 weeks for a review with tests, 8 to 12 weeks from research to a tested prototype.',
      toConfirm: 'usual duration',
    },
    price: {
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
