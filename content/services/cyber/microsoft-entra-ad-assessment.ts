import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'One stolen sign-in can open mail, files and servers. We review who can sign in, what they can reach and which rules hold, then show you what to fix first.',
  updated: '2026-11-22',
  description:
    'A read-only review of Microsoft Entra ID and Active Directory: conditional access, MFA strength, privileged roles, guests, app consents and hybrid sync.',
  question: 'Who has left, and can still sign in?',
  axis: ['Accounts'],
  related: [
    {
      path: '/cyber/boundary-vulnerability-assessment',
      fits: 'if you want an attack tried, not settings read',
    },
    { path: '/cyber/essential-eight-assessment', fits: 'if a client asks for a maturity level' },
  ],
  benefits: {
    heading: 'What the assessment covers',
    cards: [
      {
        title: 'Identity security review',
        text: 'Accounts, roles, sign-in methods, guests and apps, in the cloud and on your own servers. You see who holds power, and whether they need it.',
      },
      {
        title: 'Conditional access analysis',
        text: 'Each policy is read with the others, because gaps hide between them. You see every gap and exclusion.',
      },
      {
        title: 'Compliance review',
        text: 'Results are set against the identity parts of the Essential Eight, and against another standard if a client or insurer names one.',
      },
    ],
  },
  details: [
    {
      kind: 'table',
      heading: 'What we check',
      columns: ['Area', 'Questions you get answered'],
      rows: [
        ['Conditional access', 'Which users, apps and devices are covered, and who is excluded?'],
        [
          'Multi-factor authentication (MFA)',
          'Who uses passkeys, who relies on text messages, and who has nothing registered?',
        ],
        [
          'Privileged roles',
          'Who holds a role permanently rather than for a task? Are there fewer than 5 Global Administrators, as Microsoft recommends?',
        ],
        [
          'Break-glass accounts',
          'Are there at least 2, cloud-only and tested? Microsoft enforces MFA on its admin portals: does each have a passkey or certificate, and does its use raise an alert?',
        ],
        [
          'Legacy sign-in',
          'Do old protocols that cannot ask for MFA still work, and who uses them?',
        ],
        ['Guests', 'Who was invited, by whom, what can they read, and when did they last sign in?'],
        [
          'App consents',
          'Which apps can read mail or files, who consented, and do their secrets expire?',
        ],
        [
          'Hybrid sync',
          'Which accounts synchronise, who controls the sync server, and are cloud administrators kept out of it?',
        ],
        [
          'On-premises tiers',
          'Are domain administrators kept off ordinary workstations? Which groups and delegations lead to a domain controller?',
        ],
      ],
      note: 'Access is read-only: roles such as Global Reader in Entra, and an ordinary account in Active Directory. You remove them when we finish.',
    },
    {
      kind: 'list',
      heading: 'Deliverables',
      items: [
        {
          title: 'Detailed report',
          text: 'Each finding with its evidence, the accounts or policies concerned, and a summary for managers.',
        },
        {
          title: 'Vulnerability prioritisation',
          text: 'Findings in order of how easily they can be used and how far they reach.',
        },
        {
          title: 'Remediation recommendations',
          text: 'The setting to change, who it affects, how to test it, and how to go back if it locks someone out.',
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
      text: 'We agree tenants, domains, standards and dates. You create the read-only access and can end it at any time.',
    },
    {
      title: 'Data collection',
      text: 'We read policies, roles, consents and sign-in logs, and talk to your administrators. Your users notice nothing.',
    },
    {
      title: 'Analysis and reporting',
      text: 'We check findings with your logs and administrators, rank them and report.',
    },
    {
      title: 'Remediation guidance',
      text: 'We settle an order with your team. Risky changes start in report-only mode.',
    },
  ],
  expectations: {
    youGet: 'The 4 deliverables, the lists behind each finding as spreadsheets, and a debrief.',
    weNeed:
      'Read-only roles, the name of your licence edition, an administrator for questions, and notice of planned changes.',
    duration: {
      text: '2 to 3 weeks for 1 tenant with 1 Active Directory domain, from access to debrief.',
      toConfirm: 'usual duration of an identity assessment',
    },
    price: {
      model: {
        text: 'Fixed price per assessment.',
        toConfirm: 'pricing model of an identity assessment',
      },
      more: 'More for several tenants or domains, and for each extra standard.',
      less: 'Less for 1 tenant without Active Directory.',
    },
    notIncluded:
      'Changes to your tenant or domain, licences, and hunting for an intruder. Sign-in history reaches only as far back as your logs.',
    nextStep:
      'A call about your tenants and domains, then a written scope, a price and a list of roles to create.',
  },
  contact: {
    heading: 'Secure Your Identities',
    closing:
      'Tell us roughly how many people sign in, and whether you still run Active Directory on your own servers.',
  },
} satisfies Service;
