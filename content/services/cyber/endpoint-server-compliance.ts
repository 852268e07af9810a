import { essentialEightFuture } from '../../essential-eight-future.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'A policy says what your laptops and servers should do. We check what they do, rate each gap and give every fix an owner.',
  updated: '2026-11-22',
  description:
    'Endpoint and server compliance reviews: device settings tested against the Essential Eight, each gap rated by risk, and a remediation roadmap by owner.',
  question: 'Are our laptops and servers set up the way they should be?',
  axis: ['Devices'],
  related: [
    { path: '/cyber/essential-eight-assessment', fits: 'if you need an overall maturity level' },
    { path: '/cyber/microsoft-entra-ad-assessment', fits: 'if the worry is accounts, not devices' },
  ],
  benefits: {
    heading: 'What the review tells you',
    cards: [
      {
        title: 'Essential Eight assessment',
        text: 'An assessment against the national Essential Eight maturity model.',
      },
      {
        title: 'Remediation roadmap',
        text: 'Fixes in order, each with an owner and an effort.',
      },
      {
        title: 'Risk assessment',
        text: 'Each gap is rated by likelihood and consequence.',
      },
    ],
  },
  figure: {
    kind: 'sheet',
    heading: 'A sample tells you about builds, not devices',
    intro: 'A few devices speak for their build. One that somebody changed speaks only for itself.',
    size: [75, 43],
    shapes: [
      { as: 'ball', number: 2, circle: [53, 5.5, 4.5] },
      { as: 'ball', number: 2, circle: [47.5, 15, 4.5] },
      { as: 'ball', number: 2, circle: [58.5, 15, 4.5] },
      { as: 'ball', number: 1, circle: [42, 24.5, 4.5] },
      { as: 'ball', number: 1, circle: [53, 24.5, 4.5] },
      { as: 'ball', number: 1, circle: [64, 24.5, 4.5] },
      { as: 'ball', number: 1, circle: [36.5, 34, 4.5] },
      { as: 'eight', circle: [47.5, 34, 4.5] },
      { as: 'ball', number: 1, circle: [58.5, 34, 4.5] },
      { as: 'ball', number: 1, circle: [69.5, 34, 4.5] },
      { as: 'solid', circle: [53, 5.5, 5.2] },
      { as: 'solid', circle: [58.5, 15, 5.2] },
      { as: 'solid', circle: [42, 24.5, 5.2] },
      { as: 'solid', circle: [69.5, 34, 5.2] },
      { as: 'text', at: [0, 11.5], size: 4.6, text: '3 servers' },
      { as: 'text', at: [0, 30.5], size: 4.6, text: '7 laptops' },
    ],
    lines: [
      {
        at: [62.2, 11.3],
        title: 'In the sample',
        text: '2 of each build, drawn at random',
      },
      { at: [33, 30], title: 'Not in the sample', text: 'A fault of the build is here too' },
      {
        at: [47.5, 39.2],
        title: 'Changed by hand',
        text: 'A sample of 2 from 7 laptops misses it 5 times in 7',
      },
    ],
    results: {
      heading: 'What each can say',
      items: [
        {
          size: [34, 10],
          shapes: [
            { as: 'ball', number: 2, circle: [5, 5, 4.5] },
            { as: 'ball', number: 1, circle: [16, 5, 4.5] },
          ],
          title: 'A sample',
          text: 'How each build is set up',
        },
        {
          size: [34, 10],
          shapes: [
            { as: 'ball', number: 2, circle: [5, 5, 4.5] },
            { as: 'ball', number: 1, circle: [16, 5, 4.5] },
            { as: 'eight', circle: [27, 5, 4.5] },
          ],
          title: 'All devices',
          text: 'Also which one differs',
        },
      ],
    },
    caption: 'An example.',
    unit: 'The number is the build.',
  },
  details: [
    {
      kind: 'list',
      heading: 'Which strategies are tested',
      items: [
        {
          title: 'Application control and user application hardening',
          text: 'Whether an unapproved test program runs, and whether browser settings are locked.',
        },
        {
          title: 'Patch applications and patch operating systems',
          text: 'Which versions are out of date or out of support.',
        },
        {
          title: 'Configure Microsoft Office macro settings',
          text: 'Whether internet macros are blocked for good.',
        },
        {
          title: 'Restrict administrative privileges',
          text: 'Who has them, and whether they reach email and the web.',
        },
        {
          title: 'Multi-factor authentication',
          text: 'At sign-in to the device, where your target level asks for it.',
        },
        {
          title: 'Regular backups',
          text: 'On servers: the last restore, and who can delete copies.',
        },
      ],
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Agree the scope',
      text: 'We settle devices (Windows, Mac, Linux), level and dates. You approve every script.',
    },
    {
      title: 'Collect the evidence',
      text: 'We read your management tool or run scripts, with an agent only if you agree.',
    },
    {
      title: 'Rate the risk',
      text: 'We check results with the people who run the systems.',
    },
    {
      title: 'Plan the fixes',
      text: 'You get the report, and we settle owners and order.',
    },
  ],
  expectations: {
    youGet: 'Results by strategy and build, rated gaps and a roadmap by owner.',
    weNeed: 'A device list, and read access to your management tool.',
    duration: {
      short: '2 to 3 weeks',
      text: {
        text: '2 to 3 weeks for up to 100 devices at 1 site.',
        toConfirm: 'usual duration and device count of an endpoint review',
      },
    },
    price: {
      short: 'Fixed price',
      model: {
        text: 'Fixed price.',
        toConfirm: 'pricing model of an endpoint review',
      },
      more: 'More for many builds and sites, or a higher level.',
      less: 'Less for a sample.',
    },
    notIncluded: 'Phones, fixes, licences, a certificate and an overall maturity level.',
    nextStep: 'A short call, then a written scope and price.',
  },
  contact: {
    heading: 'Secure Your Devices',
    closing: 'Tell us how many laptops and servers you have, and what manages them.',
  },
} satisfies Service;
