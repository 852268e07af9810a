import { figure } from '../../figures/cyber/microsoft-entra-ad-assessment.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'One stolen sign-in can open mail, files and servers. We review who can sign in, what they can reach and which rules hold, then show you what to fix first.',
  updated: '2026-11-23',
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
    cards: [
      {
        title: 'Identity security review',
        text: 'Accounts, roles, guests and apps, in the cloud and on your own servers.',
      },
      {
        title: 'Conditional access analysis',
        text: 'Each policy is read with the others, because gaps hide between them.',
      },
      {
        title: 'Compliance review',
        text: 'Results are set against the Essential Eight, and another standard if you name one.',
      },
    ],
  },
  figure,
  details: [
    {
      kind: 'list',
      heading: 'What we check, and what you hold after it',
      items: [
        {
          title: 'Multi-factor authentication (MFA)',
          text: 'Who uses passkeys, who relies on text messages, and who has nothing registered?',
        },
        {
          title: 'Privileged roles',
          text: 'Who holds one permanently? Are there fewer than 5 Global Administrators?',
        },
        {
          title: 'Break-glass accounts',
          text: 'Are there at least 2, cloud-only and tested, each with an alert on its use?',
        },
        { title: 'Legacy sign-in', text: 'Do old protocols that cannot ask for MFA still work?' },
        {
          title: 'Guests and app consents',
          text: 'Who was invited, which apps can read mail or files, and who agreed?',
        },
        {
          title: 'Hybrid sync and on-premises tiers',
          text: 'Who controls the sync server, and are domain administrators kept off workstations?',
        },
        {
          title: 'Detailed report',
          text: 'Each finding with its evidence, and a summary for managers.',
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
      text: 'We agree tenants, domains and dates. You create the read-only access, and remove it when we finish.',
    },
    {
      title: 'Data collection',
      text: 'We read policies and sign-in logs. Your users notice nothing.',
    },
    {
      title: 'Analysis and reporting',
      text: 'We check findings with your administrators, rank them and report.',
    },
    {
      title: 'Remediation guidance',
      text: 'We settle an order with your team. Risky changes start in report-only mode.',
    },
  ],
  expectations: {
    youGet: 'The 4 deliverables: report, priorities, recommendations and alignment. And a debrief.',
    weNeed: 'Read-only roles, and an administrator for questions.',
    duration: {
      short: '2 to 3 weeks',
      text: {
        text: '2 to 3 weeks for 1 tenant with 1 Active Directory domain.',
        toConfirm: 'usual duration of an identity assessment',
      },
    },
    price: {
      short: 'Fixed per assessment',
      model: {
        text: 'Fixed price per assessment.',
        toConfirm: 'pricing model of an identity assessment',
      },
      more: 'More for several tenants or domains.',
      less: 'Less for 1 tenant without Active Directory.',
    },
    notIncluded: 'Changes to your tenant, licences, and hunting for an intruder.',
    nextStep: 'A call, then a written scope, a price and a list of roles to create.',
  },
  contact: {
    heading: 'Secure Your Identities',
    closing:
      'Tell us how many people sign in, and whether you still run Active Directory yourselves.',
  },
} satisfies Service;
