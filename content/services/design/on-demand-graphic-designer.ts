import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'A graphic designer by the hour, for busy weeks and quiet ones.',
    rest: 'You approve an estimate first, get every source file, and see each quarter hour on a statement.',
  },
  updated: '2026-11-28',
  description: `Graphic designer by the hour in ${company.city}: prepaid blocks, an estimate before each request, a monthly statement of hours, and source files that are yours.`,
  related: [
    {
      path: '/design/logos-print-business-branding',
      fits: 'if there are no brand rules to follow yet',
    },
    {
      path: '/design/social-media-content-marketing',
      fits: 'if you want posts published and answered too',
    },
  ],
  benefits: [
    {
      title: 'Someone who knows your brand',
      text: 'Your designer keeps notes of colours, prices and who likes what. You explain them once, not at every briefing.',
    },
    {
      title: 'Know the hours first',
      text: 'Each request has an estimate before work starts, and you approve any extra. In the sample, Tom approved 2 more hours before we drew 4 more pages.',
    },
    {
      title: 'Keep your source files',
      text: 'InDesign packages and Figma files arrive in your folder with the PDF. Your next designer can carry on from them.',
    },
    {
      title: 'Hours that stay yours',
      text: 'A quiet month costs nothing. Unused hours carry over to the next one, and the statement says how many.',
    },
  ],
  figure: {
    kind: 'rows',
    kicker: 'Unused hours roll over',
    answer: '0 hours lost',
    note: 'in a quiet month',
    mark: 'hour',
    of: 20,
    rest: 'Left',
    carriesOver: true,
    rows: [
      { title: 'March', groups: [{ count: 9, title: 'A brochure' }] },
      { title: 'April: nothing', groups: [] },
      { title: 'May', groups: [{ count: 8, title: 'A banner, slides' }] },
    ],
    caption: 'An example: a block of 20 hours, bought in March.',
    howToRead: 'Each bar is one hour: filled is used, outlined is left.',
  },
  sample: {
    heading: 'What you get each month',
    intro: 'A statement of hours comes on the first business day of each month.',
    title: 'Hours in March 2027',
    about: 'Harbour & Pine. 20 hours bought on 1 March; brochure estimated at 7.50 hours, then 9.50.',
    verdict: { text: '9 hours used, 11 carried to April' },
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Work', share: 6 },
          { name: 'Hours', numbers: true },
        ],
        rows: [
          { callout: 'A', cells: ['3 March: page plan, with colours and prices from your brand notes', '0.75'] },
          { cells: ['10 March: draft of 8 pages', '3.75'] },
          { cells: ['12 March: your 14 changes. Our own mistake, 0.50, is not counted', '1.00'] },
          { callout: 'B', cells: ['15 March: 4 more pages, approved by Tom on 12 March', '2.00'] },
          { callout: 'C', cells: ['18 March: print PDF, InDesign package and font list, in your folder', '1.50'] },
          { sum: true, cells: ['Hours used, of 9.50 approved', '9.00'] },
          { callout: 'D', sum: true, cells: ['Hours left of 20, carried to April with no end date', '11.00'] },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'How the hours work',
      items: [
        {
          title: 'Blocks',
          text: 'Usually 10, 20 or 40 hours, counted in quarter hours, with no end date. Each block is a job with an invoice of its own.',
        },
        {
          title: 'What counts as time',
          text: "Briefing, design, changes and preparing files. The first meeting, brand notes, estimates and our own mistakes don't count.",
        },
        {
          title: 'Estimates',
          text: 'If the work takes longer than the estimate, we wear the cost. If it takes less, only the hours used count.',
        },
        {
          title: 'Turnaround',
          text: 'You get a first draft within 3 business days for requests of up to 4 hours; larger ones get a date. An hour in the evening, on a weekend or for a faster draft counts as 1.5. We ask you first.',
        },
        {
          title: 'Who does the work',
          text: 'One named designer, or during leave a stand-in with the same brand notes. No one else can open your unpublished prices and launches.',
        },
        {
          title: 'Requests and source files',
          text: 'Brochures, slides, banners, signs and retouched photos, with source files.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'How long things usually take',
      items: [
        {
          title: 'Web banner in 3 sizes',
          text: '1 to 2 hours.',
        },
        {
          title: '10 slides',
          text: '4 to 6 hours.',
        },
        {
          title: '8-page brochure',
          text: '6 to 9 hours.',
        },
        {
          title: 'Trade show backdrop, 3 m wide',
          text: '4 to 7 hours.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Define Needs',
      we: "read your brand guide and last year's work.",
      you: 'tell us what a normal month needs, and send logos, fonts and pictures.',
      get: 'one page of brand notes that anyone can work from.',
    },
    {
      title: 'Assign Expert',
      we: 'choose a designer for your kind of work.',
      you: 'meet for half an hour, and say who can approve hours.',
      get: 'a name, a direct email address and a shared folder.',
    },
    {
      title: 'Collaborate & Create',
      we: 'estimate the request, and send a draft on time.',
      you: 'approve the estimate, and comment on the draft itself.',
      get: 'a dated draft, and the hours used so far.',
    },
    {
      title: 'Review & Deliver',
      we: 'proofread, and check links and print settings.',
      you: 'approve it, or send final changes.',
      get: "the files in your folder, and the month's statement.",
    },
  ],
  expectations: {
    weNeed: 'Your brand guide, logos, fonts and pictures, final wording, and one person who sets priorities.',
    duration: {
      label: 'Starts',
      short: 'Within 1 week',
    },
    price: {
      short: 'By the hour, in blocks',
      model: 'An hourly rate, in blocks that you pay for when you order them. There is no monthly fee.',
      more: 'Urgent and after-hours work costs more.',
      less: 'Larger blocks cost less per hour.',
    },
    notIncluded: 'Printing, font and stock picture licences, copywriting, and website development.',
    nextStep: "We estimate the request you describe, free, and suggest a block. You aren't committed until you order it.",
    leaving: "At any time. We refund the rest of your block. If you bought a larger block at a lower rate, the hours used are recharged at the smaller block's rate.",
  },
  contact: {
    heading: 'Get Your Design Project Started',
    closing: 'Tell us what you need designed first, in which format and by when. You get an estimate in hours.',
  },
} satisfies Service;
