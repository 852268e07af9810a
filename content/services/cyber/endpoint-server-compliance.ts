import type { Service } from '../../model.ts';

export const service = {
  intro:
    'A policy says what your laptops and servers should do. We check what they actually do, rate the risk of each gap and give every fix an owner.',
  description:
    'Endpoint and server compliance reviews: device settings tested against the Essential Eight, each gap rated by risk, and a remediation roadmap by owner.',
  benefits: {
    heading: 'What the review tells you',
    cards: [
      {
        title: 'Essential Eight assessment',
        text: 'An assessment against the national Essential Eight maturity model. You see which requirements your devices meet, and which they miss.',
        icon: 'clipboard',
      },
      {
        title: 'Remediation roadmap',
        text: 'Fixes in order, each with an owner, an effort and what it depends on. Quick changes stand apart from projects that need a budget.',
        icon: 'route',
      },
      {
        title: 'Risk assessment',
        text: 'Each gap is rated by likelihood and consequence. If you have a risk matrix, we use it, so that the results fit your register.',
        icon: 'scale',
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
          text: 'Every device that your management tool can reach, or a sample that covers each build, site and role. The report states the sample size.',
        },
        {
          title: 'Systems',
          text: 'Windows workstations and servers come first. Mac and Linux are checked where a requirement applies. The model was not designed for phones or operational technology.',
        },
        {
          title: 'Agent or no agent',
          text: 'We read from the management tool you have, or run scripts that you approve. An agent is installed only if you agree, and is removed at the end.',
        },
        {
          title: 'Target level',
          text: 'Maturity Level One, Two or Three, the same for every strategy.',
        },
        {
          title: 'Evidence',
          text: 'Where device data is kept, who can see it, and when it is deleted.',
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
          'Whether a harmless test program runs from folders that users can write to.',
        ],
        [
          'Patch applications',
          'Age of browsers, office suites, e-mail clients, PDF readers and security software, and versions without support.',
        ],
        [
          'Configure Microsoft Office macro settings',
          'Whether macros from the internet are blocked, and whether users can change that.',
        ],
        [
          'User application hardening',
          'Whether browser settings are locked and Internet Explorer 11 is disabled or removed.',
        ],
        [
          'Restrict administrative privileges',
          'Who holds administrator rights, and whether those accounts can reach e-mail and the web.',
        ],
        [
          'Patch operating systems',
          'Missing updates, their release dates, and systems that the vendor no longer supports.',
        ],
        [
          'Multi-factor authentication',
          'Sign-in to the device, where the target level asks for it.',
        ],
        ['Regular backups', 'Servers only: the last restore test, and who can delete copies.'],
      ],
      note: 'Online services and the wider backup arrangements belong to an Essential Eight assessment. This review alone does not give you an overall maturity level.',
    },
  ],
  process: [
    {
      title: 'Agree the scope',
      text: 'We settle devices, target level, access and dates with you. You approve every script before it runs.',
    },
    {
      title: 'Collect the evidence',
      text: 'We read settings and test controls outside your busy hours. Devices that do not answer are listed, not guessed.',
    },
    {
      title: 'Rate the risk',
      text: 'We check the results with the people who run the systems. Then we rate each gap and note accepted exceptions.',
    },
    {
      title: 'Plan the fixes',
      text: 'We walk you through the report and settle an owner for each action. You leave with an agreed order.',
    },
  ],
  expectations: {
    youGet:
      'A report with results per strategy and per device group, a rated list of gaps, and a roadmap by owner. The raw results come as a spreadsheet.',
    weNeed:
      'A device list, read access to your management tool, and one person who can approve scripts and answer questions.',
    duration: {
      text: 'Two to three weeks for up to 100 devices at one site, from access to report.',
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
    notIncluded:
      'The fixes themselves, software licences and a certificate. We can quote the fixes, or your own team can make them.',
    nextStep:
      'A short call about your devices and your reason for asking. After it you get a written scope and a price.',
  },
  contact: {
    heading: 'Secure Your Devices',
    closing:
      'Tell us roughly how many workstations and servers you have, and which level you are asked to meet. We reply in business hours with questions; please leave out passwords and device exports.',
  },
} satisfies Service;
