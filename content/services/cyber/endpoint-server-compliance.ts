import { seeEssentialEightFuture } from '../../essential-eight-future.ts';
import { figure } from '../../figures/cyber/endpoint-server-compliance.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'A policy says what your laptops and servers should do. We check what they do, rate each gap and give every fix an owner.',
  updated: '2026-11-23',
  description:
    'Endpoint and server compliance reviews: device settings tested against the Essential Eight, each gap rated by risk, and a remediation roadmap by owner.',
  question: 'Are our laptops and servers set up the way they should be?',
  axis: ['Devices'],
  related: [
    { path: '/cyber/essential-eight-assessment', fits: 'if you need an overall maturity level' },
    { path: '/cyber/microsoft-entra-ad-assessment', fits: 'if the worry is accounts, not devices' },
  ],
  benefits: {
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
  figure,
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
      seeAlso: seeEssentialEightFuture,
    },
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
