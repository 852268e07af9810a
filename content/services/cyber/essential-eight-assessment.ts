import { essentialEightFuture } from '../../essential-eight-future.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    "The Essential Eight is the Australian Signals Directorate's (ASD) set of eight strategies against common attacks. We measure how far you are with each, then help you on.",
  updated: '2026-11-23',
  description:
    'Essential Eight assessment for Australian organisations: your maturity level from zero to three, graded evidence, a remediation plan and verified fixes.',
  question: 'A client or an insurer asks for our level. What do we tell them?',
  axis: ['Devices', 'Accounts'],
  related: [
    { path: '/cyber/endpoint-server-compliance', fits: 'if only devices are in question' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody has to keep the level you reach' },
  ],
  benefits: {
    cards: [
      {
        title: 'Know your level',
        text: 'A maturity level for each strategy and overall.',
      },
      {
        title: 'Fix in the right order',
        text: 'You get a plan by risk and effort.',
      },
      {
        title: 'Answer clients and insurers',
        text: 'You get a dated report to show.',
      },
      {
        title: 'Keep what you gain',
        text: 'You get a calendar of checks.',
      },
    ],
  },
  figure: { kind: 'tool', tool: 'essential-eight' },
  details: [
    {
      kind: 'list',
      heading: 'Maturity levels, zero to three',
      items: [
        {
          title: 'Maturity Level Zero',
          text: 'Level one is not met. Ordinary attacks could succeed.',
        },
        {
          title: 'Maturity Level One',
          text: 'Holds against opportunists with common tools.',
        },
        {
          title: 'Maturity Level Two',
          text: 'Holds against those who invest more time in a target.',
        },
        { title: 'Maturity Level Three', text: 'Holds against adaptive adversaries.' },
        {
          title: 'Graded evidence',
          text: 'Excellent: we tested it. Good: we saw the setting. Fair: we saw a copy. Poor: we were told. This is an assessment, not a certificate.',
        },
      ],
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Assess current state',
      text: 'We agree level and scope, then test a sample.',
    },
    {
      title: 'Report and plan',
      text: 'You get the gaps, and a plan with owners and cost ranges.',
    },
    {
      title: 'Implement and verify',
      text: 'Each change is tested again.',
    },
    {
      title: 'Optimise and sustain',
      text: "We set up checks and follow ASD's changes.",
    },
  ],
  expectations: {
    youGet: 'Your levels, graded evidence, and a remediation plan.',
    weNeed: 'An asset list, approval for test scripts, and time with your administrators.',
    duration: {
      short: '3 to 5 weeks',
      text: {
        text: '3 to 5 weeks for 1 office and 1 Microsoft 365 tenant.',
        toConfirm: 'usual duration of an Essential Eight assessment',
      },
    },
    price: {
      short: 'Fixed per assessment',
      model: {
        text: 'Fixed price for the assessment; remediation is quoted after the report.',
        toConfirm: 'pricing model of assessment and remediation',
      },
      more: 'More for a higher level, many sites and a larger sample.',
      less: 'Less for 1 office.',
    },
    notIncluded:
      'Licences and hardware. If we made the changes, ask others for an independent assessment.',
    nextStep: 'A call about the level you need, then a written scope and price.',
  },
  contact: {
    heading: 'Get Your Assessment',
    closing: 'Tell us how many people you have, and which level you aim for.',
  },
} satisfies Service;
