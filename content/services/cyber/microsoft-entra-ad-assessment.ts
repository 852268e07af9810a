import { company } from '../../company.ts';
import { figure } from '../../figures/cyber/microsoft-entra-ad-assessment.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'You use Microsoft 365, and one stolen sign-in can open mail, files and servers. We review who can sign in and what they reach, then show you what to fix first.',
  updated: '2026-11-26',
  description: `Microsoft 365 identity review from ${company.city}: Entra ID and Active Directory, conditional access, MFA strength, admin roles, guests and apps, read-only.`,
  question: 'Who has left, and can still sign in?',
  axis: ['Accounts'],
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
  figure,
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
      hold: 'a scope on one page that says what we can read, and that we can change nothing.',
    },
    {
      title: 'Data collection',
      we: 'read policies, roles, app consents, 30 days of sign-ins, and each account’s last one (without P1, only 7 days of sign-ins). If one looks like a break-in, we phone you the same day, and go on unless you stop us.',
      you: 'send a list of who left in the past year. With Active Directory, you or your IT provider also run one script, and look at its output first.',
      hold: 'a list of all we collected, to check against the scope.',
    },
    {
      title: 'Analysis and reporting',
      we: 'lay the policies over each other, try accounts in the What If tool, and rank what gets through.',
      you: 'give us one hour with your administrator or IT provider, to tell a wanted exception from a forgotten one.',
      hold: 'the report, with its findings in order and the table for questionnaires.',
    },
    {
      title: 'Remediation guidance',
      we: 'settle the order with your team. Changes that could lock people out start in report-only mode.',
      you: 'choose who makes each change, your team, your IT provider or us, and tell staff the day.',
      hold: 'for each change: the setting, whom it touches, and how to undo it.',
    },
  ],
  expectations: {
    youGet:
      'One report in 4 parts: findings, priorities, recommendations and alignment. And a debrief.',
    weNeed:
      'Read-only roles, a list of leavers, and about 2 hours of an administrator or IT provider.',
    duration: {
      short: '2 to 3 weeks',
      text: {
        text: '2 to 3 weeks from our roles to the report, for one tenant with one Active Directory domain.',
        toConfirm: 'usual duration of an identity assessment',
      },
    },
    price: {
      short: 'Fixed per assessment',
      model: {
        text: 'Fixed price for review, report and debrief; changes you want from us are quoted after it, and you can stop there.',
        toConfirm: 'what the fixed price of an identity assessment covers',
        claim: true,
      },
      more: 'More for several tenants or domains.',
      less: 'Less for one tenant without Active Directory.',
    },
    notIncluded:
      'Changes to your tenant, licences, and hunting for an intruder; if we see signs of one, we phone you the same day.',
    nextStep: {
      text: 'We call you, then send a scope, a price and the list of roles to create. That is free, and you create no role before you sign.',
      toConfirm: 'that the call and the scope of an identity assessment are free',
      claim: true,
    },
  },
  contact: {
    heading: 'Secure Your Identities',
    closing:
      'Tell us how many people sign in, and whether you still run Active Directory yourselves.',
  },
} satisfies Service;
