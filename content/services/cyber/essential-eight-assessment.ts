import { company } from '../../company.ts';
import { essentialEightFuture } from '../../essential-eight-future.ts';
import type { Service } from '../../types/service.ts';

export const service = {
  intro: {
    first: "The Essential Eight is the Australian Signals Directorate's (ASD) set of eight strategies against common attacks.",
    rest: 'We test how well you apply each one, and plan the next level.',
  },
  updated: '2026-11-28',
  description: `Essential Eight assessment in ${company.city} and across Australia: your maturity level per strategy, graded evidence, a ranked plan, and each fix tested again.`,
  related: [
    { path: '/cyber/endpoint-server-compliance', fits: 'if you need every device checked' },
    { path: '/cyber/on-demand-infosec-team', fits: 'if someone has to keep you at that level' },
  ],
  benefits: [
    {
      title: 'Know your level',
      text: 'You get a level for each strategy and one overall, which is the lowest of them. You see what the next level takes, in controls and days.',
    },
    {
      title: 'Answer clients and insurers',
      text: 'You can send the dated page to whoever asks: each result says whether we tested it, saw it or were told.',
    },
    {
      title: 'Fix in the right order',
      text: 'Each fix has an owner, days, a date and a cost range, so a board can approve the plan line by line.',
    },
    {
      title: 'Keep what you gain',
      text: 'With our optional calendar of short checks, you notice within a quarter if someone switches a setting off.',
    },
  ],
  figure: { tool: 'maturity' },
  sample: {
    intro: 'One report for your board, insurer and administrator. This is one strategy of eight.',
    title: 'Multi-factor authentication (MFA)',
    about: 'Target: Level Two. Tested 6 May 2027.',
    verdict: { text: 'Level One: 35 of 38 people can still be phished', callout: 'A' },
    parts: [
      {
        kind: 'dots',
        rows: [
          { name: 'Passkey', dots: [[3]], text: '3' },
          { name: 'App prompt', dots: [[28, 'planned']], text: '28' },
          { name: 'Text message', dots: [[7, 'planned']], text: '7' },
        ],
        note: 'Level Two takes 2 more controls and 5 days.',
      },
      {
        kind: 'entries',
        entries: [
          { callout: 'B', name: 'Online, any MFA', text: 'Level One: met. We tested it.' },
          {
            name: 'Online, no phishing',
            text: 'Level Two: not met by 35 people. We saw the setting.',
          },
          { name: 'At the laptop', text: 'Level Two: not met on the 5 we tested.' },
          { name: 'Protected logs', text: 'Level Two: met. We saw the setting.' },
          {
            callout: 'C',
            name: 'By 11 June',
            text: 'Windows Hello for Business replaces passwords on 44 laptops. Your administrator, 3 days.',
          },
          {
            name: 'By 18 June',
            text: '28 passkeys, 7 security keys ($350–700 ex GST), then nothing weaker works. Us, if ordered: 2 days.',
          },
          { callout: 'D', name: 'Each quarter', text: 'A test sign-in by text message must fail.' },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Maturity levels, zero to three',
      intro: 'You reach a level when you meet all its controls. These are some of them.',
      items: [
        { title: 'Maturity Level Zero', text: 'You miss at least one control of Level One. Ordinary attacks could succeed.' },
        {
          title: 'Maturity Level One',
          text: 'Holds up against opportunists with common tools. It takes MFA on online services, macros from the internet blocked, browsers and office programs patched within 2 weeks, and a tested restore.',
        },
        {
          title: 'Maturity Level Two',
          text: 'Holds up against people who spend time on a chosen target. It takes phishing-resistant MFA, at the laptop too: Windows Hello for Business, a certificate or a security key. Online, a passkey in Microsoft Authenticator also counts. An app prompt is not enough.',
        },
        {
          title: 'Maturity Level Three',
          text: 'Holds up against people who adapt to your defences. It takes critical patches within 48 hours, for drivers and firmware too, and administrator rights only for the task.',
        },
        {
          title: 'Your target',
          text: 'If a contract or policy names a level, aim for that. If none does, we suggest Level One in all eight before Level Two in any.',
        },
        {
          title: 'Graded evidence',
          text: 'Excellent: we tested it. Good: we saw the setting. Fair: we saw a screenshot or an export. Poor: we were told.',
        },
      ],
    },
    essentialEightFuture,
  ],
  process: [
    {
      title: 'Assess current state',
      we: 'agree on target and scope, then try sign-ins, macros and an unapproved program on servers and sample laptops, and test one restore.',
      you: 'approve each test script. We need your administrator or IT provider for 6 hours.',
      get: 'every control at your target level, met or not, with evidence.',
    },
    {
      title: 'Report and plan',
      we: 'write the report, let your administrator correct errors of fact, and present it in one hour.',
      you: 'say which gaps you close and which you accept. You can stop here.',
      get: 'your 8 levels, and a plan to your target with owners, dates and cost ranges.',
    },
    {
      title: 'Implement and verify',
      we: 'quote and make the changes you want from us, and test each fix again.',
      you: 'choose who makes each change: your team, your IT provider or us.',
      get: 'a second result beside the first, with both dates and who made the fix.',
    },
    {
      title: 'Optimise and sustain',
      we: 'set up the calendar of checks, if you order it.',
      you: 'name who runs each check; most take 15 minutes.',
      get: 'a 12-month calendar, and a dated entry after each check.',
    },
  ],
  expectations: {
    weNeed: 'An asset list, a read-only role in Microsoft 365, approval for test scripts, and your administrator for 6 hours.',
    duration: {
      short: '3 to 5 weeks',
    },
    price: {
      short: 'Fixed; fixes extra',
      model: 'Fixed price for test, report and debrief. We then quote each fix, each retest and the calendar separately.',
      more: 'It costs more for a higher level, many sites or a larger sample.',
      less: 'It costs less for one office and Level One.',
    },
    notIncluded: 'Licences, hardware, fixes, devices outside the sample, and a certificate (the Essential Eight has none).',
    nextStep: 'We call to ask who wants which level, then send a written scope with a price, free.',
  },
  contact: {
    heading: 'Get Your Assessment',
    closing: "Tell us how many people you have, which level you're after, and who wants it.",
  },
} satisfies Service;
