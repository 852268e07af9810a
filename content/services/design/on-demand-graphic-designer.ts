import { copyrightRule } from '../../copyright-rule.ts';
import { figure } from '../../figures/design/on-demand-graphic-designer.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'Some weeks you need a brochure, other weeks nothing. Book design hours as you need them, without advertising a job or keeping a freelancer on call.',
  updated: '2026-11-23',
  description:
    'A graphic designer by the hour for Australian businesses: hour blocks with clear rollover, agreed turnaround, your brand rules kept, source files yours.',
  question: 'Who makes the brochure when nobody here has time?',
  axis: ['Image'],
  related: [
    {
      path: '/design/logos-print-business-branding',
      fits: 'if there are no brand rules to follow yet',
    },
    {
      path: '/design/social-media-content-marketing',
      fits: 'if posts should be published and answered too',
    },
  ],
  benefits: {
    heading: 'Design help, without a vacancy',
    cards: [
      {
        title: 'Someone who knows your brand',
        text: 'We read your brand guide and keep notes. You do not explain the same colours twice.',
      },
      {
        title: 'Know the hours first',
        text: 'Each request gets an estimate before work starts. If the brief grows, we ask first.',
      },
      {
        title: 'Keep your source files',
        text: 'Final and editable source files go to your own folder. Your next designer can carry on from them.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'How the hours work',
      items: [
        {
          title: 'Blocks and rollover',
          text: {
            text: '10, 20 or 40 hours, counted in quarter hours. Unused ones stay valid for 3 months from purchase.',
            toConfirm: 'hour blocks, smallest unit and rollover',
          },
        },
        {
          title: 'What counts as time',
          text: {
            text: 'Briefing, design, changes and preparing files count. Estimates and our own mistakes do not.',
            toConfirm: 'what counts as billable time',
          },
        },
        {
          title: 'Turnaround',
          text: {
            text: 'A first draft within 3 business days for small requests. Larger ones get a date with the estimate.',
            toConfirm: 'usual turnaround',
          },
        },
        {
          title: 'Named person or pool',
          text: {
            text: 'One named designer leads your work, and a second covers leave.',
            toConfirm: 'named designer or pool',
          },
        },
        {
          title: 'Requests and source files',
          text: 'Brochures, slides, banners, signs and photos, with their InDesign, Illustrator, Figma, Office or PSD files.',
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
      title: 'Define Needs',
      text: 'You tell us what you make in a normal month and send your brand files.',
    },
    {
      title: 'Assign Expert',
      text: 'We match the work to a designer with the right skills, and you meet.',
    },
    {
      title: 'Collaborate & Create',
      text: 'You approve the estimate and see a draft. Comments go on the draft itself.',
    },
    {
      title: 'Review & Deliver',
      text: 'We check spelling, links and print settings. You get final and source files, and the hours used.',
    },
  ],
  expectations: {
    youGet:
      'Finished designs, source files, an estimate for each request, and a record of hours used and left.',
    weNeed:
      'Your brand guide, logos, fonts and pictures, final wording, and one person who sets priorities.',
    duration: {
      label: 'Starts',
      short: 'Within 1 week',
      text: {
        text: 'The first request can start within 1 week of your order. After that, each request has its own date.',
        toConfirm: 'usual time to first request',
      },
    },
    price: {
      short: 'By the hour, in blocks',
      model: {
        text: 'Hourly rate, in blocks.',
        toConfirm: 'hourly rate and surcharges',
      },
      more: 'More for urgent and after-hours work.',
      less: 'Less for larger blocks.',
    },
    notIncluded: 'Printing, font and stock picture licences, copywriting, and website development.',
    nextStep:
      'Describe your first request below. We estimate the hours and introduce the designer.',
  },
  contact: {
    heading: 'Get Your Design Project Started',
    closing:
      'Tell us what you need designed first, in which format and by when. We come back with an estimate in hours.',
  },
} satisfies Service;
