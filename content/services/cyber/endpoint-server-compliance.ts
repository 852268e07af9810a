import { company } from '../../company.ts';
import { seeEssentialEightFuture } from '../../essential-eight-future.ts';
import type { SampleShape } from '../../types/sample.ts';
import type { Service } from '../../types/service.ts';

/** A device without a finding, a circle for a laptop. */
const laptop = (place: number) => `M${circleAt(place).join(' ')}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`;

/** The middle of a laptop: rows of 11. */
function circleAt(place: number): readonly [x: number, y: number] {
  return [13 + (place % 11) * 27, 40 + Math.floor(place / 11) * 26];
}

/** The laptops with a finding, by its number. */
const found = [
  [7, 2],
  [15, 3],
  [19, 2],
  [31, 2],
  [38, 3],
  [40, 4],
  [41, 4],
  [42, 4],
  [43, 4],
] as const;

const places = Array.from({ length: 44 }, (_, place) => place);

/** The laptops that gave no answer. */
const silent: readonly number[] = [24, 39];
const clean = places.filter((place) => !silent.includes(place) && !found.some(([laptop]) => laptop === place));

const numbered = found.flatMap(([place, number]): SampleShape[] => {
  const [x, y] = circleAt(place);
  return [
    { fill: 'cloth', path: laptop(place) },
    { text: String(number), at: [x, y + 4.5], align: 'middle', strong: true, fill: 'white' },
  ];
});

export const service = {
  intro: {
    first: "You've been told your laptops and servers are in order, and you want proof.",
    rest: 'We check each one against the Essential Eight, name those that fail, and give each fix an owner and a date.',
  },
  updated: '2026-11-28',
  description: `Endpoint and server compliance review in ${company.city}: laptops and servers tested against the Essential Eight, gaps rated by risk, a roadmap by owner.`,
  related: [
    {
      path: '/cyber/essential-eight-assessment',
      fits: 'if a client or insurer asks for your maturity level',
    },
    {
      path: '/cyber/microsoft-entra-ad-assessment',
      fits: 'if accounts are your worry, not devices',
    },
  ],
  benefits: [
    {
      title: 'Essential Eight assessment',
      text: "We check each device against the national Essential Eight maturity model, at the level you choose. One page says how many pass, which fail and which we couldn't reach.",
    },
    {
      title: 'Risk assessment',
      text: 'We rate each gap by likelihood and consequence, so you see why, in the sample, one server comes before 9 laptops.',
    },
    {
      title: 'Remediation roadmap',
      text: 'You get the fixes in order, each with an owner, a date and the days it takes. An optional recheck shows whether they worked.',
    },
  ],
  figure: {
    kind: 'rows',
    kicker: 'One of ten devices was changed',
    answer: 'We find it',
    note: 'when we check all ten',
    mark: 'device',
    rows: [
      {
        title: 'We check 4',
        groups: [{ count: 4 }, { count: 5, outline: true }, { count: 1, outline: true, ball: 'trouble', title: 'Missed', text: '6 times in 10' }],
      },
      {
        title: 'We check all 10',
        groups: [{ count: 9 }, { count: 1, ball: 'work', title: 'Found', text: 'every time' }],
      },
    ],
    caption: 'An example: 10 devices, one changed by hand. A random 4 often miss it.',
    howToRead: 'Each laptop is a device; the last one was changed. Outlined ones were not checked.',
  },
  sample: {
    intro: 'The page for the owner: the pages after it list each device and setting.',
    title: 'Your laptops and servers on one page',
    about: 'Harbour & Pine, 38 people. Target: Maturity Level One. Checked 9 to 10 March 2027.',
    verdict: { text: '35 of 47 devices pass', callout: 'A' },
    parts: [
      {
        kind: 'drawing',
        name: '44 laptops, 9 of them with a finding and 2 without an answer, and 3 servers, one with a finding',
        height: 186,
        shapes: [
          { text: '44 laptops', at: [4, 16], strong: true },
          { stroke: 'fine', path: clean.map(laptop).join('') },
          { stroke: 'dotted', path: silent.map(laptop).join('') },
          ...numbered,
          { text: '3 servers', at: [4, 158], strong: true },
          { stroke: 'fine', path: 'M86 144h46v20h-46zM140 144h46v20h-46z' },
          { fill: 'cloth', path: 'M194 144h46v20h-46z' },
          { text: '1', at: [217, 158.5], align: 'middle', strong: true, fill: 'white' },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            name: '10 fail',
            text: 'They share 4 findings.',
          },
          {
            name: '2 not reached',
            text: "We don't count them as passed: one is overseas, and one, a spare, is missing. Ask your lawyer by 19 March whether you must notify.",
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Finding, by risk', share: 3.5 },
          { name: 'Risk', share: 2 },
          { name: 'Fix', share: 4.5 },
        ],
        rows: [
          {
            callout: 'B',
            cells: ['1: any staff account can delete the backups on the file server', 'High: possible, severe', 'Only a backup account can write there. Your administrator, 2 days, by 24 March'],
          },
          {
            cells: ['2: 3 staff have admin rights on laptops', 'High: likely, moderate', 'Remove those rights. Your administrator, half a day, by 25 March'],
          },
          {
            cells: ['3: 2 laptops run macros from the internet', 'Medium: possible, moderate', 'Block them. Us, quoted: one day, by 31 March'],
          },
          {
            cells: ['4: 4 spare laptops have a browser 5 weeks old', 'Low: unlikely, moderate', 'Switch on, scan and update weekly. Your administrator, half a day, by 19 March'],
          },
          {
            callout: 'C',
            sum: true,
            cells: ['4 fixes, 4 days', 'Then 45 of 47 should pass'],
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'What we check',
      items: [
        {
          title: 'Application control and user application hardening',
          text: 'What can run from user folders, and whether staff can change browser security settings. On one device of each standard build we run a test program, to prove the settings block it.',
        },
        {
          title: 'Patch applications and patch operating systems',
          text: 'What is out of support, and what is late. Level One asks for weekly scans of browsers and office programs, and patches within 2 weeks.',
        },
        {
          title: 'Configure Microsoft Office macro settings',
          text: 'Whether macros from the internet are blocked, and whether staff can unblock them.',
        },
        {
          title: 'Restrict administrative privileges',
          text: 'Who is an administrator of which device, and whether that account can reach email and the web.',
        },
        {
          title: 'Multi-factor authentication',
          text: 'From Level Two, we check it at the sign-in to the device. At Level One we check the other 7 strategies.',
        },
        {
          title: 'Regular backups',
          text: 'On servers: the last tested restore, and whether an ordinary account can delete copies.',
        },
        {
          title: 'Macs and Linux',
          text: 'The model is written for Windows. We check these against ASD and vendor guides, with no maturity level.',
        },
        {
          title: 'Without a management tool',
          text: 'A script reads settings and writes one file, which you can open. It takes about 10 minutes a device.',
        },
        {
          title: 'What we keep',
          text: 'We erase the result files 30 days after you accept the report, and the encrypted report after 12 months, unless the agreement says otherwise.',
        },
      ],
      seeAlso: seeEssentialEightFuture,
    },
  ],
  process: [
    {
      title: 'Agree the scope',
      we: 'agree on devices, level and dates, and explain each script to you or your IT provider.',
      you: 'send a list of devices, and approve the scripts in writing.',
      get: 'a scope that names scripts, dates and who to call.',
    },
    {
      title: 'Collect the evidence',
      we: "read each device's settings from your management tool, and by script where it has gaps. An agent is installed only if you agree.",
      you: 'create a read-only role, with our help by phone if you need it, and have someone available for 2 hours.',
      get: "a list of the devices we read, and of those we couldn't reach.",
    },
    {
      title: 'Rate the risk',
      we: 'check each gap with the person who runs the system.',
      you: 'tell us which exceptions you made, and why.',
      get: 'a list of all gaps, each with its rating, devices and evidence.',
    },
    {
      title: 'Plan the fixes',
      we: 'meet your team and suppliers for one hour, and agree on who does what by when.',
      you: 'decide what is fixed, by whom, and what you accept.',
      get: 'the report, and a roadmap that each owner agrees to.',
    },
  ],
  expectations: {
    weNeed: 'A device list, read access to your management tool, and approval of each script.',
    duration: {
      short: '2 to 3 weeks',
    },
    price: {
      short: 'Fixed per review',
      model: 'Fixed price for the review, its meeting and the roadmap; we quote fixes and a recheck after the report.',
      more: 'It costs more with many standard builds or sites, or a higher level.',
      less: 'It costs less if one tool manages all devices.',
    },
    notIncluded: 'Phones, fixes, licences, a certificate, and an overall maturity level, which also counts accounts and online services.',
    nextStep: 'We call to confirm device numbers, then send a free written scope and price.',
  },
  contact: {
    heading: 'Secure Your Devices',
    closing: 'Tell us how many laptops and servers you have, and what manages them.',
  },
} satisfies Service;
