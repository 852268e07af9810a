import { company } from '../../company.ts';
import { essentialEightFuture } from '../../essential-eight-future.ts';
import type { Service } from '../../model.ts';

export const service = {
  intro:
    "The Essential Eight is the Australian Signals Directorate's (ASD) set of eight strategies against common attacks. We test how well you apply each and plan the next level, for a fixed price. Fixes you want from us are quoted after it.",
  updated: '2026-11-26',
  description: `Essential Eight assessment in ${company.city} and across Australia: your maturity level per strategy, graded evidence, a ranked plan, and each fix tested again.`,
  related: [
    { path: '/cyber/endpoint-server-compliance', fits: 'if you only need devices checked' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if somebody has to keep the level you reach' },
  ],
  benefits: [
    {
      title: 'Know your level',
      text: 'A level from zero to three for each of the eight strategies, and one overall: the lowest. You see how many controls and days the next one takes.',
    },
    {
      title: 'Answer clients and insurers',
      text: 'Each result says whether we tested it, saw it or were told, so you can send the dated page. If we then make your fixes, an independent result comes from another firm.',
    },
    {
      title: 'Fix in the right order',
      text: 'A plan ranked by risk and effort. Each fix has an owner, days, a date and a cost range; those you want from us are then quoted, so a board can approve line by line.',
    },
    {
      title: 'Keep what you gain',
      text: 'If you order the calendar of short checks, a setting that somebody switches off is noticed within a quarter, not at the next renewal.',
    },
  ],
  sample: {
    intro: 'One report that a board, an insurer and an administrator can each read. This is an extract from one strategy.',
    title: 'Multi-factor authentication (MFA)',
    about: 'Strategy 7 of 8, 4 of its controls. Target: Level Two. Tested 6 May 2027, report 20 May.',
    parts: [
      {
        kind: 'table',
        columns: [
          { name: 'Control', share: 3.2 },
          { name: 'Level', share: 1.1, short: true },
          { name: 'Evidence', share: 1.5, short: true },
          { name: 'What we saw', share: 4.6 },
        ],
        rows: [
          {
            tie: 'A',
            sum: true,
            cells: ['Level reached: One', 'Level Two takes 3 controls and 6 days'],
          },
          {
            cells: ['Staff use MFA for online services', 'One', 'Excellent', 'Met. 6 test sign-ins with a password alone, 2 of them by technical accounts: all refused'],
          },
          {
            tie: 'B',
            cells: ['MFA resists phishing', 'Two', 'Good', 'Not met. 28 people use an app prompt, 7 a text message, 3 a passkey'],
          },
          {
            cells: ['Laptops ask for MFA', 'Two', 'Excellent', 'Not met. 5 of 5 laptops we tried opened with a password'],
          },
          {
            cells: ['MFA events are logged in one place', 'Two', 'Fair', 'Not met. An export shows cloud sign-ins for 30 days, laptop sign-ins nowhere'],
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            tie: 'C',
            name: 'By 11 June',
            text: 'Windows Hello for Business on 44 laptops, which resists phishing. Your administrator, 3 days; nothing to buy.',
          },
          {
            name: 'By 18 June',
            text: 'A security key for the 35 without a passkey, for phones and lost laptops, then a policy that admits only these. Us, if you order it: 2 days, at the price in our quote. 35 keys: $1,750–3,500 before GST.',
          },
          {
            name: 'By 25 June',
            text: 'All sign-ins sent to one log that nobody can edit. Us, on the same terms: one day. Storage: $50–150 a month.',
          },
          {
            tie: 'D',
            name: 'Each quarter',
            text: 'A test sign-in by text message must fail. Your administrator.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Maturity levels, zero to three',
      intro: 'A level counts when all its controls are met. These are some of them, from the model of November 2023.',
      items: [
        {
          title: 'Maturity Level Zero',
          text: 'At least one control of Level One is not met. Ordinary attacks could succeed.',
        },
        {
          title: 'Maturity Level One',
          text: 'Against people who try common tools on anybody. MFA on online services, macros from the internet blocked, no unapproved programs in user folders, browsers and office programs patched within 2 weeks, a restore tested.',
        },
        {
          title: 'Maturity Level Two',
          text: 'Against those who spend time on a chosen target. MFA that resists phishing, at the laptop too: Windows Hello for Business, or a passkey held on one device, such as a security key. An app prompt no longer counts. Logs kept together and protected, administrator access switched off after 45 idle days.',
        },
        {
          title: 'Maturity Level Three',
          text: 'Against those who adapt to your defences. Office programs, Windows, drivers and firmware patched within 48 hours when the vendor rates a weakness critical or a working exploit exists, and administrator rights only for the length of a task.',
        },
        {
          title: 'Your target',
          text: 'The contract or policy that asks for a level sets it. If none does, we suggest Level One in all eight before Level Two in any, as ASD advises. Level Two is the baseline for federal departments.',
        },
        {
          title: 'Graded evidence',
          text: 'Excellent: we tested it. Good: we saw the setting. Fair: we saw a screenshot or an export of it. Poor: we were told.',
        },
      ],
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Assess current state',
      we: 'agree target and scope on one page, then test: sign-ins, macros, an unapproved program, a restore, on each server and the laptops the scope counts (5 of 44 in the sample).',
      you: 'approve each test script. We need 6 hours of your administrator or IT provider.',
      get: 'a list of all controls of your target level, each met or not, with its evidence.',
    },
    {
      title: 'Report and plan',
      we: 'write the report, let your administrator correct errors of fact, and present it in one hour.',
      you: 'say which gaps you close and which you accept. You can stop here.',
      get: 'your 8 levels, and a plan to your target with owners, dates and cost ranges.',
    },
    {
      title: 'Implement and verify',
      we: 'quote the changes you want from us, make them, and test each fix again, whoever made it.',
      you: 'choose who makes each change: your team, your IT provider or us.',
      get: 'a second result beside the first, control by control, with both dates.',
    },
    {
      title: 'Optimise and sustain',
      we: 'set up the calendar of checks if you order it, and with it tell you when ASD changes a control of your level.',
      you: 'name who runs each check; most take 15 minutes.',
      get: 'a calendar for 12 months, and a dated line after each check.',
    },
  ],
  expectations: {
    youGet: 'Your level in each strategy and overall, the evidence for each control, a remediation plan, and a debrief for management.',
    weNeed: 'An asset list, a read-only role in Microsoft 365, approval for test scripts, and 6 hours of your administrator or IT provider. If you have neither, we set up the role with you.',
    duration: {
      short: '3 to 5 weeks',
      text: 'Usually 3 to 5 weeks to the report, for one office and one Microsoft 365 tenant.',
    },
    price: {
      short: 'Fixed; fixes quoted',
      model: 'Fixed price for test, report and debrief; then a quote with a price for each fix by us, each retest and the calendar, of which you order all, some or none.',
      more: 'More for a higher level, many sites and a larger sample.',
      less: 'Less for one office and Level One.',
    },
    notIncluded: 'Licences, hardware, a certificate (the Essential Eight has none), and the fixes: after the report your team, your IT provider or we make them.',
    nextStep: 'We call to learn who asks you for which level, then send a written scope with a price. Call and scope are free.',
  },
  contact: {
    heading: 'Get Your Assessment',
    closing: 'Tell us how many people you have, which level you aim for, and who asks for it.',
  },
} satisfies Service;
