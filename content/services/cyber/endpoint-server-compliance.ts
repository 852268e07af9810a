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
        text: 'An assessment against the national Essential Eight maturity model: what your devices meet and miss.',
      },
      {
        title: 'Remediation roadmap',
        text: 'Fixes in order, each with an owner and an effort. Quick changes are listed separately from projects.',
      },
      {
        title: 'Risk assessment',
        text: 'Each gap is rated by likelihood and consequence, with your own risk matrix if you have one.',
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we agree before we start',
      items: [
        {
          title: 'All or a sample',
          text: 'Every device, or a stated sample of each build, site and role.',
        },
        {
          title: 'Systems',
          text: 'Windows workstations and servers first, then Mac and Linux where a requirement applies. The model was not designed for phones.',
        },
        {
          title: 'Agent or no agent',
          text: 'We read your management tool or run scripts you approve, and install an agent only if you agree.',
        },
        {
          title: 'Target level',
          text: 'Maturity Level One, Two or Three, for all strategies.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which strategies are tested',
      columns: ['Strategy', 'What we check on the device'],
      rows: [
        [
          'Application control',
          'Whether a harmless test program runs from folders users can write to.',
        ],
        [
          'Patch applications',
          'Age and support of browsers, office and email programs, PDF readers and security software.',
        ],
        [
          'Configure Microsoft Office macro settings',
          'Whether internet macros are blocked, and users cannot change that.',
        ],
        [
          'User application hardening',
          'Whether browser settings are locked and Internet Explorer 11 is gone.',
        ],
        [
          'Restrict administrative privileges',
          'Who holds administrator rights, and whether they can reach email and the web.',
        ],
        ['Patch operating systems', 'Missing updates, their age, and systems without support.'],
        [
          'Multi-factor authentication',
          'Sign-in to the device, where the target level asks for it.',
        ],
        ['Regular backups', 'Servers only: the last restore test, and who can delete copies.'],
      ],
      note: 'Online services belong to an Essential Eight assessment; this review alone gives no overall maturity level.',
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Agree the scope',
      text: 'We settle devices, target level and dates. You approve every script.',
    },
    {
      title: 'Collect the evidence',
      text: 'We read settings and test controls outside busy hours. Devices that do not answer are listed.',
    },
    {
      title: 'Rate the risk',
      text: 'We check results with the people who run the systems, then rate each gap.',
    },
    {
      title: 'Plan the fixes',
      text: 'We go through the report with you and settle an owner and an order.',
    },
  ],
  expectations: {
    youGet:
      'Results by strategy and device group, rated gaps, a roadmap by owner, and the raw results as a spreadsheet.',
    weNeed:
      'A device list, read access to your management tool, and a person who can approve scripts.',
    duration: {
      text: '2 to 3 weeks for up to 100 devices at 1 site, from access to report.',
      toConfirm: 'usual duration and device count of an endpoint review',
    },
    price: {
      model: {
        text: 'Fixed price per review.',
        toConfirm: 'pricing model of an endpoint review',
      },
      more: 'More for many device builds and sites, or a higher target level.',
      less: 'Less for a sample, and where a management tool holds the settings.',
    },
    notIncluded: 'The fixes, licences and a certificate. We can quote the fixes.',
    nextStep: 'A short call about your devices, then a written scope and price.',
  },
  contact: {
    heading: 'Secure Your Devices',
    closing: 'Tell us how many workstations and servers you have, and which level you must meet.',
  },
} satisfies Service;
