import { company } from '../../company.ts';
import { seeEssentialEightFuture } from '../../essential-eight-future.ts';
import type { SampleShape } from '../../types/sample.ts';
import type { Service } from '../../types/service.ts';

/** The place of a device that nobody checked. */
const unchecked = 'M-28 0a28 28 0 1 1 0 .1z';

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
    { as: 'solid', path: laptop(place) },
    { text: String(number), at: [x, y + 4.5], align: 'middle', strong: true, onSolid: true },
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
    height: { wide: 560, narrow: 600 },
    head: {
      kicker: 'One of ten devices was changed',
      answer: 'We find it',
      line: 'when we check all ten',
    },
    parts: [
      { title: 'We check 4', wide: [165, 186], align: { wide: 'middle' }, narrow: [28, 150] },
      { ball: 1, wide: [165, 240, 28], narrow: [215, 150, 21] },
      { ball: 'ghost', wide: [135, 292, 26], narrow: [192, 190, 19] },
      { ball: 3, wide: [195, 292, 28], narrow: [238, 190, 21] },
      { ball: 'ghost', wide: [105, 344, 26], narrow: [169, 230, 19] },
      { ball: 5, wide: [165, 344, 28], narrow: [215, 230, 21] },
      { ball: 'ghost', wide: [225, 344, 26], narrow: [261, 230, 19] },
      { ball: 7, wide: [75, 396, 28], narrow: [146, 270, 21] },
      { ball: 'ghost', wide: [135, 396, 26], narrow: [192, 270, 19] },
      { ball: 'ghost', wide: [195, 396, 26], narrow: [238, 270, 19] },
      { as: 'dotted', path: unchecked, wide: [255, 396, 0.93], narrow: [284, 270, 0.68] },
      { ball: 'danger', wide: [255, 396, 17], narrow: [284, 270, 13] },
      {
        title: 'Missed',
        text: '6 times in 10',
        wide: [165, 466],
        align: { wide: 'middle' },
        narrow: [28, 304],
      },
      { title: 'We check all 10', wide: [450, 186], align: { wide: 'middle' }, narrow: [28, 380] },
      { ball: 'own', wide: [450, 240, 28], narrow: [215, 380, 21] },
      { ball: 2, wide: [420, 292, 28], narrow: [192, 420, 21] },
      { ball: 3, wide: [480, 292, 28], narrow: [238, 420, 21] },
      { ball: 4, wide: [390, 344, 28], narrow: [169, 460, 21] },
      { ball: 5, wide: [450, 344, 28], narrow: [215, 460, 21] },
      { ball: 6, wide: [510, 344, 28], narrow: [261, 460, 21] },
      { ball: 7, wide: [360, 396, 28], narrow: [146, 500, 21] },
      { ball: 9, wide: [420, 396, 28], narrow: [192, 500, 21] },
      { ball: 10, wide: [480, 396, 28], narrow: [238, 500, 21] },
      { ball: 'danger', wide: [540, 396, 28], narrow: [284, 500, 21] },
      { stroke: 'planned', wide: '540,396 644,538', narrow: '284,500 337,587' },
      {
        title: 'Found',
        text: 'every time',
        wide: [450, 466],
        align: { wide: 'middle' },
        narrow: [28, 534],
      },
    ],
    caption: 'An example: 10 devices, one changed by hand. A random 4 often miss it.',
    howToRead: 'A ball is a device, and the black one was changed. Dotted rings were not checked. The dotted line leads to the fix, which has an owner and a date.',
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
          { as: 'fine', path: clean.map(laptop).join('') },
          { as: 'dashed', path: silent.map(laptop).join('') },
          ...numbered,
          { text: '3 servers', at: [4, 158], strong: true },
          { as: 'fine', path: 'M86 144h46v20h-46zM140 144h46v20h-46z' },
          { as: 'solid', path: 'M194 144h46v20h-46z' },
          { text: '1', at: [217, 158.5], align: 'middle', strong: true, onSolid: true },
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
