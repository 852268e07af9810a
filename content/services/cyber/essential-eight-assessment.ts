import { essentialEightFuture } from '../../essential-eight-future.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    "The Essential Eight is the Australian Signals Directorate's (ASD) set of eight strategies against common attacks. We measure how far you are with each, then help you reach the next level.",
  updated: '2026-11-22',
  description:
    'Essential Eight assessment for Australian organisations: your maturity level from zero to three, graded evidence, a remediation plan and verified fixes.',
  question: 'A client or an insurer asks for our level. What do we tell them?',
  axis: ['Devices', 'Accounts'],
  related: [
    { path: '/cyber/endpoint-server-compliance', fits: 'if only devices are in question' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody has to keep the level you reach' },
  ],
  benefits: {
    heading: 'What you can do with the result',
    cards: [
      {
        title: 'Know your level',
        text: 'A maturity level for each strategy and overall.',
      },
      {
        title: 'Fix in the right order',
        text: 'Gaps are ranked by risk and effort.',
      },
      {
        title: 'Answer clients and insurers',
        text: 'You can show a dated report, not only a claim.',
      },
      {
        title: 'Keep what you gain',
        text: 'You get a calendar of checks and an owner for each strategy.',
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'The eight strategies',
      numbered: true,
      intro: 'ASD treats them as a package: reach one level in all before you aim for the next.',
      items: [
        {
          title: 'Application control',
          text: 'Only approved programs, scripts and installers run.',
        },
        {
          title: 'Patch applications',
          text: 'Updates go in on time, and unsupported versions go.',
        },
        {
          title: 'Configure Microsoft Office macro settings',
          text: 'Off for people who do not need them, blocked in files from the internet.',
        },
        {
          title: 'User application hardening',
          text: 'Browsers and other programs lose risky features, which users cannot restore.',
        },
        {
          title: 'Restrict administrative privileges',
          text: 'Powerful accounts are few, justified and kept off email and the web.',
        },
        {
          title: 'Patch operating systems',
          text: 'Computers and network devices run supported, updated systems.',
        },
        {
          title: 'Multi-factor authentication',
          text: 'A password alone does not open your online services.',
        },
        {
          title: 'Regular backups',
          text: 'Data and settings are copied, protected and restored in tests.',
        },
      ],
    },
    {
      kind: 'levels',
      heading: 'Maturity levels, zero to three',
      intro:
        'Levels one to three follow the tradecraft of adversaries. Your overall level is the one that all eight strategies meet.',
      levels: [
        {
          name: 'Maturity Level Zero',
          text: 'The requirements of level one are not met. Ordinary attacks could succeed.',
        },
        {
          name: 'Maturity Level One',
          text: 'Against opportunistic adversaries who use widely available tools on any victim they find.',
        },
        {
          name: 'Maturity Level Two',
          text: 'Against adversaries who invest more time in a target and in more effective tools.',
        },
        {
          name: 'Maturity Level Three',
          text: 'Against adaptive adversaries who focus on particular targets and rely less on public tools.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How evidence is graded',
      intro: "ASD's assessment guide has 4 grades. We report the grade of each result.",
      columns: ['Grade', 'What it rests on', 'Example'],
      rows: [
        [
          'Excellent',
          'A test that simulates the activity',
          'Running a program that should be blocked',
        ],
        ['Good', 'The setting, seen in the system itself', 'Reading the macro policy on a laptop'],
        ['Fair', 'A copy of the setting', 'A report or a screenshot'],
        ['Poor', 'A statement of intent', 'A policy, or an answer in an interview'],
      ],
      note: 'This is an assessment, not a certificate: ASD requires none.',
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Assess current state',
      text: 'We agree target level and scope, then test a sample and grade the evidence.',
    },
    {
      title: 'Report and plan',
      text: 'You get the level per strategy, the gaps, and a plan with owners and cost ranges.',
    },
    {
      title: 'Implement and verify',
      text: 'Your team, your provider or ours makes the changes. Each is tested again.',
    },
    {
      title: 'Optimise and sustain',
      text: "We set up regular checks, review exceptions and follow ASD's changes.",
    },
  ],
  expectations: {
    youGet:
      'A level per strategy and overall, graded evidence, exceptions, limits of the sample, and a remediation plan.',
    weNeed:
      'An asset list, approval for test scripts, and time with the people who run your systems.',
    duration: {
      text: '3 to 5 weeks from agreed scope to report for 1 office and 1 Microsoft 365 tenant.',
      toConfirm: 'usual duration of an Essential Eight assessment',
    },
    price: {
      model: {
        text: 'Fixed price for the assessment; remediation is quoted after the report.',
        toConfirm: 'pricing model of assessment and remediation',
      },
      more: 'More for a higher target level, many sites and a larger sample.',
      less: 'Less for 1 office with standard devices.',
    },
    notIncluded:
      'A certificate, software licences and hardware. If we made the changes, ask others for an independent assessment.',
    nextStep: 'A call about your systems and the level you need, then a written scope and price.',
  },
  contact: {
    heading: 'Get Your Assessment',
    closing: 'Tell us how many people and sites you have, and which level you aim for.',
  },
} satisfies Service;
