import type { Service } from '../../model.ts';

export const service = {
  intro:
    "The Essential Eight is the Australian Signals Directorate's set of eight strategies against common attacks. We measure how far you have come with each, then help you reach the next level.",
  description:
    'Essential Eight assessment for Australian organisations: your maturity level from zero to three, graded evidence, a remediation plan and verified fixes.',
  benefits: {
    heading: 'What you can do with the result',
    cards: [
      {
        title: 'Know your level',
        text: 'You get a maturity level for each strategy and one overall. Every result names the requirement, the test and the evidence.',
        icon: 'chart',
      },
      {
        title: 'Fix in the right order',
        text: 'Gaps are ranked by risk and effort. You see what to change this month, what needs a budget and what depends on something else.',
        icon: 'route',
      },
      {
        title: 'Answer the question',
        text: 'Clients, insurers and tenders ask for your level. You can show a dated report with its scope, not only a claim.',
        icon: 'document',
      },
      {
        title: 'Keep what you gain',
        text: 'Patches age, staff change and exceptions grow. You get a calendar of checks and an owner for each strategy.',
        icon: 'refresh',
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'The eight strategies',
      numbered: true,
      intro:
        'ASD treats the eight as a package: reach the same level in all of them before you aim for a higher one.',
      items: [
        {
          title: 'Application control',
          text: 'Only programs, scripts and installers that you have approved can run.',
        },
        {
          title: 'Patch applications',
          text: 'Security updates for applications go in on time, and unsupported versions go out.',
        },
        {
          title: 'Configure Microsoft Office macro settings',
          text: 'Macros are off for people who do not need them and blocked in files from the internet.',
        },
        {
          title: 'User application hardening',
          text: 'Browsers and other programs lose risky features, and users cannot turn them back on.',
        },
        {
          title: 'Restrict administrative privileges',
          text: 'Powerful accounts are few, separate, justified and kept away from e-mail and the web.',
        },
        {
          title: 'Patch operating systems',
          text: 'Workstations, servers and network devices run supported systems and get updates on time.',
        },
        {
          title: 'Multi-factor authentication',
          text: 'A password alone does not open your online services.',
        },
        {
          title: 'Regular backups',
          text: 'Data, applications and settings are copied, protected from deletion and restored in tests.',
        },
      ],
    },
    {
      kind: 'levels',
      heading: 'Maturity levels, zero to three',
      intro:
        'Levels one to three follow the tradecraft of the adversaries you want to stop. Your overall level is the level that all eight strategies meet.',
      levels: [
        {
          name: 'Maturity Level Zero',
          text: 'The requirements of level one are not met. There are weaknesses that ordinary attacks could use.',
        },
        {
          name: 'Maturity Level One',
          text: 'Against opportunistic adversaries who use widely available tools on any victim they find.',
        },
        {
          name: 'Maturity Level Two',
          text: 'Against adversaries who invest more time in a target and in making their tools effective, such as better phishing.',
        },
        {
          name: 'Maturity Level Three',
          text: 'Against adaptive adversaries who focus on particular targets and rely less on public tools. It does not stop everyone.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How evidence is graded',
      intro:
        "ASD's assessment process guide has four grades. We seek the highest that is practicable, and the report shows the grade of each result.",
      columns: ['Grade', 'What it rests on', 'Example'],
      rows: [
        [
          'Excellent',
          'A test that simulates the activity',
          'Trying to run a program that should be blocked',
        ],
        ['Good', 'The setting, seen in the system itself', 'Reading the macro policy on a laptop'],
        ['Fair', 'A copy of the setting', 'A report or a screenshot from your IT provider'],
        ['Poor', 'A statement of intent', 'A written policy, or an answer in an interview'],
      ],
      note: 'This is an assessment, not a certificate. ASD does not require Essential Eight work to be certified, though a contract or regulator may ask for an independent assessment.',
    },
  ],
  process: [
    {
      title: 'Assess current state',
      text: 'We agree the target level and the systems in scope, then test a representative sample and grade the evidence.',
    },
    {
      title: 'Report and plan',
      text: 'You get the level per strategy, the gaps and a plan with owners, effort and cost ranges to decide on.',
    },
    {
      title: 'Implement and verify',
      text: 'Your team, your provider or ours makes the changes. Each is tested again before it counts as done.',
    },
    {
      title: 'Optimise and sustain',
      text: 'We set up regular checks, review exceptions with you, and follow changes that ASD makes to the model.',
    },
  ],
  expectations: {
    youGet:
      'A report with a level per strategy and overall, the graded evidence, exceptions, limits of the sample, and a remediation plan.',
    weNeed:
      'An asset list, a sample of workstations and servers, approval for test scripts, and time with the people who run your systems.',
    duration: {
      text: 'Three to five weeks from agreed scope to report for one office and one Microsoft 365 tenant.',
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
      'A certificate, software licences and hardware. If we made the changes, ask another party for any independent assessment.',
    nextStep:
      'A call about your systems and the level you need. Then you get a written scope, a price and a list of what to prepare.',
  },
  contact: {
    heading: 'Get Your Assessment',
    closing:
      'Tell us how many people and sites you have, which level you aim for and who has asked for it. We reply in business hours with questions and possible dates; please leave out passwords and details of weaknesses.',
  },
} satisfies Service;
