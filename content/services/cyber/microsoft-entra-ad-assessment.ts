import { company } from '../../company.ts';
import type { Service } from '../../model.ts';

export const service = {
  intro: 'You use Microsoft 365, and one stolen sign-in can open mail, files and servers. We review who can sign in and what they reach, then show you what to fix first.',
  updated: '2026-11-26',
  description: `Microsoft 365 identity review from ${company.city}: Entra ID and Active Directory, conditional access, MFA strength, admin roles, guests and apps, read-only.`,
  related: [
    {
      path: '/cyber/boundary-vulnerability-assessment',
      fits: 'if you want an attack tried, not settings read',
    },
    { path: '/cyber/essential-eight-assessment', fits: 'if a client asks for a maturity level' },
  ],
  benefits: [
    {
      title: 'Identity security review',
      text: 'Accounts, roles, guests and apps, in the cloud and on your own servers. You learn who has left and can still sign in, by name.',
    },
    {
      title: 'Conditional access analysis',
      text: 'Each policy is read with the others, because gaps hide between them. Each exclusion is named, with what it opens and who signed for it, if anybody did.',
    },
    {
      title: 'Compliance review',
      text: 'Results are set against the Essential Eight, and another standard if you name one. One line answers an insurer on MFA in Microsoft 365, exceptions included.',
    },
  ],
  figure: {
    height: { wide: 560, narrow: 610 },
    parts: [
      { as: 'paper', box: [8, 149], wide: [192, 28] },
      { as: 'paper', box: [8, 176], wide: [192, 229] },
      { as: 'paper', box: [8, 253], wide: [332, 28] },
      { as: 'paper', box: [8, 104], wide: [332, 334] },
      { as: 'paper', box: [8, 358], wide: [472, 28] },
      { as: 'paper', box: [8, 33], wide: [472, 439] },
      { as: 'paper', box: [112, 7], narrow: [12, 175] },
      { as: 'paper', box: [110, 7], narrow: [168, 175] },
      { as: 'paper', box: [162, 7], narrow: [12, 285] },
      { as: 'paper', box: [70, 7], narrow: [218, 285] },
      { as: 'paper', box: [212, 7], narrow: [12, 395] },
      { as: 'paper', box: [31, 7], narrow: [268, 395] },
      { line: 'played', wide: '72,110 644,538', narrow: '110,100 337,597' },
      { line: 'planned', wide: '72,400 406,480.6', narrow: '290,100 302.7,234' },
      { ball: 'cue', wide: [72, 110, 22], narrow: [110, 100, 17] },
      {
        title: 'You sign in',
        wide: [50, 80],
        edge: 'bottom',
        align: { narrow: 'middle' },
        narrow: [110, 76],
      },
      {
        title: 'MFA',
        text: 'Passkey, not a text message',
        wide: [212, 44, 16],
        edge: 'top',
        narrow: [24, 190, 14],
      },
      {
        title: 'Known device',
        text: 'Yours, patched, encrypted',
        wide: [352, 44, 16],
        edge: 'top',
        narrow: [24, 300, 16],
      },
      {
        title: 'Modern app',
        text: 'Old protocols are refused',
        wide: [492, 44, 16],
        edge: 'top',
        narrow: [24, 410],
      },
      { ball: 'danger', wide: [72, 400, 22], narrow: [290, 100, 17] },
      {
        title: 'Excluded account',
        text: 'Password only',
        wide: [50, 370],
        edge: 'bottom',
        align: { narrow: 'end' },
        narrow: [326, 76],
      },
      { ball: 'own', wide: [406, 480.6, 22], narrow: [302.7, 234, 17] },
      {
        title: 'We find, and help close',
        answer: 'the back door',
        wide: [50, 490],
        narrow: [24, 525],
      },
      { title: 'Mail and files', wide: [570, 512], align: 'end', narrow: [300, 580] },
    ],
    caption: 'An example. Entra weighs policies together. Where an exclusion is meant, we ask who watches it.',
  },
  sample: {
    intro: 'The sign-in rules of one firm, for the administrator who changes them and the manager who signs the exceptions.',
    title: 'Who passes what: conditional access',
    about: "9 March 2027, read-only: 4 policies, 30 days of sign-ins, each account's last sign-in.",
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Who', share: 3 },
          { name: 'Opens', share: 2.3 },
          { name: 'MFA strength', share: 3 },
          { name: 'Excluded', share: 3.2 },
        ],
        rows: [
          {
            cells: ['38 staff, 5 technical accounts', 'All apps', 'Any: app prompt or text message', '2 emergency (break-glass) accounts, signed by you; 3 service accounts, signed by nobody'],
          },
          {
            cells: ['3 administrators', 'Admin portals', 'Phishing-resistant: passkey', '2 emergency accounts, signed by you'],
          },
          {
            tie: 'A',
            cells: ['11 guests; 4 last signed in over 90 days ago: remove', 'Teams and files', 'Any: app prompt', 'Nobody'],
          },
          {
            cells: ['Everyone', 'Old mail protocols', 'Blocked', 'Nobody'],
          },
          {
            tie: 'B',
            cells: [
              'Gap 1, high',
              '3 service accounts open all apps with a password. One signed in from 2 countries: we phoned on 9 March, you blocked it; its maker had moved a server abroad. Replace each by an app identity with a certificate and only the rights it needs, then remove the exception.',
            ],
          },
          {
            cells: [
              'Gap 2, high',
              'The emergency accounts have a password only. Microsoft asks for MFA at its admin portals whatever you exclude: whoever has the password first can register their own, and on the day you need the account it may refuse you. Give each a passkey.',
            ],
          },
          {
            cells: [
              'Gap 3, medium',
              'Both people who left in January have been closed since 3 March, but the mailbox of one still forwards to a private address. Stop it, and block forwarding outside.',
            ],
          },
          {
            tie: 'C',
            cells: [
              'Essential Eight',
              'MFA in Microsoft 365, Level One: staff yes; 5 accounts no, named in gaps 1 and 2. Level Two: no, as neither an app prompt nor a text message resists phishing.',
            ],
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we check, and what you hold after it',
      items: [
        {
          title: 'Entra, tenant, domain controller',
          text: 'Entra ID is the sign-in service of Microsoft 365, and your tenant is your firm in it. If your own servers check passwords too, they run Active Directory, on domain controllers.',
        },
        {
          title: 'Multi-factor authentication (MFA)',
          text: 'Who has a passkey, who an app prompt, a text message or nothing? Essential Eight Level Two asks for MFA that resists phishing: passkeys, Windows Hello or certificates, not app prompts.',
        },
        {
          title: 'Privileged roles',
          text: 'Who holds one permanently? Are there fewer than 5 Global Administrators, as Microsoft advises?',
        },
        {
          title: 'Emergency (break-glass) accounts',
          text: 'Are there at least 2, cloud-only, tested, with an alert? Microsoft enforces MFA on its admin portals whatever you exclude, so each needs a passkey or a certificate.',
        },
        { title: 'Legacy sign-in', text: 'Do old protocols that cannot ask for MFA still work?' },
        {
          title: 'Guests and app consents',
          text: 'Who was invited, which apps can read mail or files, and who agreed?',
        },
        {
          title: 'AI assistants',
          text: 'Copilot answers from all that a person may open. Which teams and groups are open to everyone?',
        },
        {
          title: 'Your own servers (hybrid sync, tiers)',
          text: 'Who controls the server that copies accounts to the cloud? Do administrators who can open everything also sign in to ordinary laptops, where one virus gets them all?',
        },
        {
          title: 'Your licences',
          text: 'Conditional access needs Entra ID P1, which Business Premium includes. Risk policies and Privileged Identity Management need P2. Sign-in logs reach back 30 days with P1, 7 without.',
        },
        {
          title: 'Our own access',
          text: 'Global Reader and Security Reader: they show settings and logs, change nothing and open no mail or file. Your log shows each of our sign-ins.',
        },
        {
          title: 'Detailed report',
          text: 'Each finding with its evidence, the table of who passes what, and a summary for managers.',
        },
        {
          title: 'Vulnerability prioritisation',
          text: 'Findings in order of how easily they can be used and how far they reach.',
        },
        {
          title: 'Remediation recommendations',
          text: 'The setting to change, whom it affects, and how to go back if it locks someone out.',
        },
        {
          title: 'Compliance alignment',
          text: 'A table from finding to requirement, to answer a questionnaire from.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Planning and scoping',
      we: 'agree tenants, domains and dates, and send the list of read-only roles.',
      you: 'create our access, 30 minutes with us on a call if you have no administrator, and remove it when we finish.',
      get: 'a scope on one page that says what we can read, and that we can change nothing.',
    },
    {
      title: 'Data collection',
      we: 'read policies, roles, app consents, 30 days of sign-ins, and each account’s last one (without P1, only 7 days of sign-ins). If one looks like a break-in, we phone you the same day, and go on unless you stop us.',
      you: 'send a list of who left in the past year. With Active Directory, you or your IT provider also run one script, and look at its output first.',
      get: 'a list of all we collected, to check against the scope.',
    },
    {
      title: 'Analysis and reporting',
      we: 'lay the policies over each other, try accounts in the What If tool, and rank what gets through.',
      you: 'give us one hour with your administrator or IT provider, to tell a wanted exception from a forgotten one.',
      get: 'the report, with its findings in order and the table for questionnaires.',
    },
    {
      title: 'Remediation guidance',
      we: 'settle the order with your team. Changes that could lock people out start in report-only mode.',
      you: 'choose who makes each change, your team, your IT provider or us, and tell staff the day.',
      get: 'for each change: the setting, whom it touches, and how to undo it.',
    },
  ],
  expectations: {
    youGet: 'One report in 4 parts: findings, priorities, recommendations and alignment. And a debrief.',
    weNeed: 'Read-only roles, a list of leavers, and about 2 hours of an administrator or IT provider.',
    duration: {
      short: '2 to 3 weeks',
      text: 'Usually 2 to 3 weeks from our roles to the report, for one tenant with one Active Directory domain.',
    },
    price: {
      short: 'Fixed per assessment',
      model: 'Fixed price for review, report and debrief; changes you want from us are quoted after it, and you can stop there.',
      more: 'More for several tenants or domains.',
      less: 'Less for one tenant without Active Directory.',
    },
    notIncluded: 'Changes to your tenant, licences, and hunting for an intruder; if we see signs of one, we phone you the same day.',
    nextStep: 'We call you, then send a scope, a price and the list of roles to create. That is free, and you create no role before you sign.',
  },
  contact: {
    heading: 'Secure Your Identities',
    closing: 'Tell us how many people sign in, and whether you still run Active Directory yourselves.',
  },
} satisfies Service;
