import { company } from '../../company.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: 'If you use Microsoft 365, one stolen login can open email, files and servers.',
    rest: 'We review who can sign in and what they can reach, then show you what to fix first.',
  },
  updated: '2026-11-28',
  description: `Microsoft 365 identity review from ${company.city}: Entra ID and Active Directory, conditional access, MFA strength, admin roles, guests and apps, read-only.`,
  related: [
    {
      path: '/cyber/boundary-vulnerability-assessment',
      fits: 'if you want attacks tested, not settings reviewed',
    },
    { path: '/cyber/essential-eight-assessment', fits: 'if a client asks for a maturity level' },
  ],
  benefits: [
    {
      title: 'Identity security review',
      text: 'Accounts, roles, guests and apps, in the cloud and on your own servers. You see what each sign-in opens, and who has left but can still sign in.',
    },
    {
      title: 'Conditional access analysis',
      text: 'We read the policies together, because gaps hide between them. For each exclusion, you see what it exposes and who, if anyone, approved it.',
    },
    {
      title: 'Compliance review',
      text: "We map the results to the Essential Eight, and to another standard if you name one. One line answers an insurer's MFA question, exceptions included.",
    },
  ],
  figure: {
    kind: 'way',
    kicker: 'One account skipped every rule',
    answer: 'We close the gap',
    note: 'Your own sign-in still passes',
    ways: [
      { stations: [{ ball: 'you', title: 'You sign in' }, { title: 'Second proof' }, { title: 'Known device' }, { title: 'Modern app' }], arrives: true },
      {
        stations: [
          { ball: 'trouble', title: 'Account left out' },
          { ball: 'work', title: 'Now closed' },
        ],
        planned: true,
      },
    ],
    goal: 'Email and files',
    caption: 'An example: three rules for every sign-in, and an account that none of them covered.',
    howToRead: 'Second proof (MFA): who you are, here by a passkey and not a text message. Known device: yours, patched and encrypted. Modern app: old protocols are refused.',
  },
  sample: {
    intro: 'One page for the administrator and the manager who signs off exceptions.',
    title: 'Who passes what: conditional access',
    about: '9 March 2027, read-only: 4 policies, 30 days of sign-ins.',
    verdict: { text: '5 accounts need only a password', callout: 'A' },
    parts: [
      {
        kind: 'plan',
        note: 'A diamond is MFA; a thick arrow goes past it.',
        sides: ['Who signs in', 'What it opens'],
        doors: [
          { before: 'Old mail protocols', door: 'shut', behind: 'Nothing' },
          { before: '38 staff', door: 'guarded', behind: 'All apps' },
          { before: '3 admins', door: 'guarded', behind: 'Admin portals' },
          { before: '11 guests', door: 'guarded', behind: 'Teams and files' },
          { before: '2 emergency accounts', door: 'open', behind: 'Everything' },
          { before: '3 service accounts', door: 'open', behind: 'All apps' },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'B',
            name: 'Gap 1, high',
            text: 'Nobody approved excluding the 3 service accounts. One signed in from 2 countries: you blocked it.',
          },
          {
            name: 'Gap 2, high',
            text: "Microsoft's admin portals ask everyone for MFA, so the emergency accounts may be locked out. Give each a passkey.",
          },
          {
            name: 'Gap 3, medium',
            text: "A former employee's mailbox forwards to a private address. Save the rule and the logs, stop it, then find out what left: this may be a notifiable breach.",
          },
          {
            callout: 'C',
            name: 'Essential Eight',
            text: 'MFA at Level One: met by staff, not by those 5 accounts. Level Two: not met; app prompts can be phished.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we check, and what you get',
      items: [
        {
          title: 'Multi-factor authentication (MFA)',
          text: 'Who uses a passkey, an app prompt, a text message or nothing? Essential Eight Level Two asks for MFA that resists phishing: Windows Hello for Business, a certificate, or a passkey (a security key, or Microsoft Authenticator on a phone).',
        },
        {
          title: 'Privileged roles and emergency accounts',
          text: 'Who has a role permanently? Are there fewer than 5 Global Administrators, and at least 2 emergency (break-glass) accounts, tested and with an alert?',
        },
        {
          title: 'Legacy sign-in, guests and app consents',
          text: "Do old protocols that can't ask for MFA still work? Who was invited, which apps can read email or files, and who agreed?",
        },
        {
          title: 'AI assistants',
          text: 'Copilot draws on everything a user can open. Which teams and groups are open to everyone?',
        },
        {
          title: 'Your own servers (hybrid sync, tiers)',
          text: 'Who controls the server that copies accounts to the cloud? Do administrators with full access also sign in to ordinary laptops?',
        },
        {
          title: 'Your licences',
          text: 'Conditional access needs Entra ID P1, which Business Premium includes. Sign-in logs go back 30 days with P1, 7 without.',
        },
        {
          title: 'Our own access',
          text: 'Global Reader and Security Reader change nothing and open no email or file. Your log shows each of our sign-ins.',
        },
        { title: 'Detailed report', text: 'Each finding with its evidence, who passes what, and a summary for managers.' },
        { title: 'Vulnerability prioritisation', text: 'Findings ranked by how easily they can be used and how far they reach.' },
        {
          title: 'Remediation recommendations',
          text: 'The setting to change, who it affects, and how to go back if it locks someone out.',
        },
        { title: 'Compliance alignment', text: 'A table that maps findings to requirements, for questionnaires.' },
      ],
    },
  ],
  process: [
    {
      title: 'Planning and scoping',
      we: 'agree on tenants, domains and dates, and send the list of read-only roles.',
      you: 'create our access, with our help on a 30-minute call if you need it, and remove it when we finish.',
      get: 'a one-page scope that says what we can read, and that we can change nothing.',
    },
    {
      title: 'Data collection',
      we: 'read policies, roles, app consents and logs. If a sign-in looks like a break-in, we phone you that day.',
      you: 'send a list of who left in the past year. With Active Directory, you also run one script.',
      get: 'a list of all we collected, to check against the scope.',
    },
    {
      title: 'Analysis and reporting',
      we: 'compare the policies with each other, try accounts in the What If tool, and rank what gets through.',
      you: 'give us one hour with your administrator or IT provider, to separate deliberate exceptions from forgotten ones.',
      get: 'the report, with its findings in order.',
    },
    {
      title: 'Remediation guidance',
      we: 'agree on the order with your team. Changes that could lock people out start in report-only mode.',
      you: 'choose who makes each change: your team, your IT provider or us.',
      get: 'for each change: the setting, who it affects, and how to undo it.',
    },
  ],
  expectations: {
    weNeed: 'Read-only roles, a list of leavers, and about 2 hours with an administrator or IT provider.',
    duration: {
      short: '2 to 3 weeks',
    },
    price: {
      short: 'Fixed per assessment',
      model: 'Fixed price for review, report and debrief. You can stop there, or ask us to quote for changes.',
      more: 'It costs more with several tenants or domains.',
      less: 'It costs less without Active Directory.',
    },
    notIncluded: 'Changes to your tenant, licences, and threat hunting.',
    nextStep: 'We call you, then send a scope, a price and the list of roles, free. You give no access before signing.',
  },
  contact: {
    heading: 'Secure Your Identities',
    closing: 'Tell us how many people sign in, and whether you still run Active Directory yourselves.',
  },
} satisfies Service;
