import { company } from '../../company.ts';
import { harbourPineLogo } from '../../harbour-pine-logo.ts';
import { copyrightRule } from '../../rules.ts';
import type { SampleShape } from '../../types/sample.ts';
import type { Service } from '../../types/service.ts';

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
/** Safe area: 9:16 of the frame without its top 14% and bottom 20%, in all three cuts and not covered by apps. */
const safe = { stroke: 'dotted', path: 'M64 14.5H122V83H64z' } as const;

/** A person walking to the right, 44 high. */
const walker = (x: number) => `${circle(x, 46, 5)}M${x - 6} 72L${x - 4.5} 56q4.5-4.5 9 0L${x + 6} 72zM${x - 3} 72l-4.5 14M${x + 3} 72l5 14`;

const yard = [
  { fill: 'wash', path: 'M0 0H186V82H0z' },
  { fill: 'accent', path: 'M148 82a13 13 0 0 1 26 0z' },
  { stroke: 'accent', path: 'M161 64v-7M147 69l-5-5M175 69l5-5' },
  { fill: 'paper', path: 'M26 82V46l24-16v16l24-16v16l24-16v16l24-16v52z' },
  { stroke: 'plain', path: 'M26 82V46l24-16v16l24-16v16l24-16v16l24-16v52M0 82H186' },
  { stroke: 'fine', path: 'M34 56h14v12H34zM41 56v12M34 62h14' },
  { fill: 'accent', path: harbourPineLogo(53, 55, 15) },
  { stroke: 'plain', path: 'M78 82V52h34v30' },
  { stroke: 'fine', path: 'M78 55.5h34M78 59h34M78 62.5h34' },
  { stroke: 'accent', path: 'M78 66h34' },
  { fill: 'dark', path: `${circle(95, 70.5, 2.6)}M91.5 82q0-8 3.5-8t3.5 8z` },
  { stroke: 'plain', path: 'M97 75l4-8' },
  safe,
] satisfies readonly SampleShape[];

const apprentice = [
  {
    stroke: 'fine',
    path: 'M0 30H50M0 58H46M8 30V18h12v12M24 30V12h9v18M37 30V20h9v10M6 58V44h16v14M26 58V40h8v18M136 30H186M140 58H186M142 30V14h10v16M156 30V20h14v10M146 58V46h12v12M162 58V40h9v18',
  },
  { fill: 'paper', path: 'M58 90Q60 61 84 57h18Q126 61 128 90z' },
  { stroke: 'plain', path: 'M58 90Q60 61 84 57h18Q126 61 128 90M86 48v9q7 6 14 0v-9' },
  { fill: 'paper', path: circle(93, 36, 14) },
  { stroke: 'plain', path: circle(93, 36, 14) },
  { fill: 'dark', path: `M79 35q-1-15 14-15t14 15q-6-1-9-7q-7 7-19 7z${circle(102, 18, 5.5)}` },
  { stroke: 'plain', path: 'M87.5 37v1.5M98.5 37v1.5M89 43q4 3 8 0' },
  { stroke: 'accent', path: 'M80 58l4 14M106 58l-4 14' },
  { fill: 'cloth', path: 'M80 71h26l3 19H77z' },
  safe,
  { fill: 'cloth', path: 'M28 81h130q4 0 4 4v11q0 4-4 4H28q-4 0-4-4V85q0-4 4-4z' },
  { text: '“I started at 17.”', at: [93, 96], align: 'middle', size: 16, fill: 'white' },
] satisfies readonly SampleShape[];

const plane = [
  { fill: 'wash', path: 'M0 79H186V104H0z' },
  { stroke: 'plain', path: 'M0 79H186' },
  { stroke: 'fine', path: 'M0 87q50-4 96 0t90-1M0 96q40 4 80 0t106 1' },
  { fill: 'paper', path: 'M42 79V70q0-4 5-4H140q6 0 9 6l3 7z' },
  { stroke: 'plain', path: 'M42 79V70q0-4 5-4H140q6 0 9 6l3 7z' },
  {
    fill: 'cloth',
    path: 'M118 66q3-10-3-21q8-6 16 1q-3 9 5 20zM53 66q1-5 5-7a7 7 0 1 1 8 0q4 2 5 7z',
  },
  { stroke: 'plain', path: 'M86 79L105 44M91 79l18-33l-4-2' },
  { stroke: 'accent', path: 'M86 70q-14-12-8-27q6-13 20-11q12 3 10 14q-3 9-12 7q-7-3-4-9q3-4 6-1' },
  safe,
] satisfies readonly SampleShape[];

const visitors = [
  {
    stroke: 'fine',
    path: 'M0 20H186M18 20V86M60 20V86M130 20V86M172 20V86M18 42H60M130 42H172M24 42V24h6v18M34 42V22h5v20M44 42V26h8v16M136 42V24h7v18M148 42V22h5v20M158 42V26h8v16',
  },
  { stroke: 'plain', path: `M0 86H186${[30, 48, 66, 84].map(walker).join('')}` },
  { fill: 'accent', path: walker(108) },
  { stroke: 'plain', path: `${walker(108)}M112 58l13-6` },
  safe,
  { stroke: 'accent', path: 'M30 95H138M132 91l7 4-7 4' },
] satisfies readonly SampleShape[];

const board = [
  { stroke: 'fine', path: 'M0 62H186M0 74H186M12 54V88M36 54V88M150 54V88M174 54V88' },
  { fill: 'wash', path: 'M0 88H186V104H0z' },
  { stroke: 'plain', path: 'M0 88H186M71 75l-6 22M115 75l6 22' },
  { fill: 'paper', path: 'M68 17h50v58H68z' },
  { fill: 'cloth', path: 'M68 17h50v20H68z' },
  { stroke: 'plain', path: 'M68 17h50v58H68z' },
  { text: 'Open', at: [93, 32.5], align: 'middle', size: 15, strong: true, fill: 'white' },
  { text: '8 May', at: [93, 54], align: 'middle', size: 15, strong: true },
  { stroke: 'fine', path: 'M75 64h36M80 69.5h26' },
  safe,
] satisfies readonly SampleShape[];

const endCard = [
  { fill: 'cloth', path: 'M0 0H186V104H0z' },
  { fill: 'white', path: harbourPineLogo(79, 10, 28) },
  { text: 'Open day', at: [93, 66], align: 'middle', size: 22, strong: true, fill: 'white' },
  { text: '8 May, 10:00AM', at: [93, 88], align: 'middle', size: 16, fill: 'white' },
] satisfies readonly SampleShape[];

export const service = {
  intro: {
    first: 'Video, animation and photography for work that is easier to show than to explain.',
    rest: 'You approve every shot on paper, and get files that are cleared to publish.',
  },
  updated: '2026-11-28',
  description: `Business video, animation and photography in ${company.city}: a storyboard first, captions and transcripts, signed releases, cuts to 16:9, 4:5 and 9:16.`,
  related: [
    {
      path: '/design/social-media-content-marketing',
      fits: 'if you also want posts every week',
    },
    { path: '/design/on-demand-graphic-designer', fits: 'if you have the pictures and need a layout' },
  ],
  benefits: [
    {
      title: 'No surprises on the day',
      text: 'Every shot has its time, size and sound before anyone books a day. The 45 seconds in the sample take one morning to film.',
    },
    {
      title: 'Understood without sound',
      text: 'We burn in captions for feeds, stories and silent screens, where they cover no face. Your website gets captions that viewers can turn off (WebVTT), and a transcript.',
    },
    {
      title: 'Safe to publish',
      text: "Everyone in a shot signs a release marked with the shot number. If someone asks in 2 years, you'll find the paper in a minute.",
    },
  ],
  figure: {
    kind: 'pictures',
    kicker: 'Website, feed and stories',
    answer: 'One take, three screens',
    note: 'The subject stays in view',
    pictures: [
      { file: 'shop', cut: [16, 9], title: '16:9 website', ball: 'work' },
      { file: 'shop', cut: [4, 5], title: '4:5 feed' },
      { file: 'shop', cut: [9, 16], title: '9:16 stories' },
    ],
    caption: 'An example, to scale: what each cut keeps of one take.',
    howToRead: 'We film with a safe area in the middle, clear of app buttons. Apps differ, so we check it for yours.',
  },
  sample: {
    heading: 'What you get before we film',
    intro: 'You approve this page, and those who appear in it read it. Only then do we book.',
    title: 'Open day film: storyboard',
    about: 'Version 2, agreed Friday 12 March 2027. Dashed: in every cut, clear of buttons.',
    verdict: { text: '45 seconds, filmed in one morning' },
    folded: 1,
    parts: [
      {
        kind: 'frames',
        frames: [
          {
            callout: 'A',
            picture: yard,
            title: '1 · 0:00, wide',
            text: 'The workshop at 7:00AM. Sound: the roller door.',
          },
          {
            picture: plane,
            title: '2 · 0:06, close',
            text: 'A plane takes one shaving: natural sound only.',
          },
          {
            picture: visitors,
            title: '3 · 0:14, tracking',
            text: 'Tom leads 4 visitors past the racks.',
          },
          {
            callout: 'B',
            picture: apprentice,
            title: '4 · 0:22, medium',
            text: 'Mei, apprentice. Her sentence, captioned.',
          },
          {
            picture: board,
            title: '5 · 0:34, medium',
            text: 'The board at the gate. Sound: the street.',
          },
          {
            picture: endCard,
            title: '6 · 0:41, end card',
            text: "Voice, licence 6.1: “8 May, 10 o'clock.” Holds 4 seconds.",
          },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'C',
            name: 'Releases',
            text: 'One for each person and shot: 1.1, 2.1, 3.1 to 3.5, 4.1. Signed before we film.',
          },
          {
            name: 'Shoot day',
            text: 'Tuesday 23 March, 6:15AM to 12:30PM. Mei speaks before the saws start at 9:00AM.',
          },
          {
            name: 'Files',
            text: '45 seconds in 16:9 for the website, 30 in 4:5 for feeds, 15 in 9:16 for stories.',
          },
          {
            name: 'Dates',
            text: 'Quote accepted Monday 22 February, first edit Tuesday 6 April, final files Friday 16 April.',
          },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Photograph, film or animate?',
      items: [
        {
          title: 'Photographs',
          text: 'When people compare before they call: products, rooms, the team. Half a day gives about 25 finished pictures.',
        },
        {
          title: 'Video',
          text: 'When people need to hear or see it: someone at work, a machine running, a client telling the story.',
        },
        {
          title: 'Animation',
          text: "When you can't film it: software, the inside of a part, a process across 3 sites. You approve 2 style frames before we animate anything.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Files, rights and the archive',
      intro: 'These are usual figures; your quote has your own.',
      items: [
        {
          title: 'Video files',
          text: 'We film in 4K, so the upright cut stays sharp. You get MP4 (H.264) at 1080p, and a master without captions (ProRes).',
        },
        {
          title: 'Revision rounds',
          text: '2 for the storyboard and 2 for the edit; we quote more before we start them. We reshoot our own mistakes free.',
        },
        {
          title: 'Permissions',
          text: 'A release says where the picture runs and who keeps it. A guardian signs for a child, the owner for a place. We cut or blur anyone who changes their mind before the film is published, and quote a re-edit if departing staff ask to be removed.',
        },
        {
          title: 'Rain and other changes',
          text: "An outdoor shoot has a backup date, free if it rains that morning. Moving a shoot for another reason is free until 2 business days before. After that you pay what we can't cancel, up to the day's quoted price.",
        },
        {
          title: 'AI-generated pictures',
          text: "We don't use AI-generated faces, voices or places unless the quote says so.",
        },
        {
          title: 'Payment and stopping',
          text: 'You pay for the storyboard when you approve it, and for the rest when you approve the final files. Stop after any step, and you keep the work so far, pay for it and owe no more.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
        {
          title: 'Archive',
          text: 'We keep the master and unused footage for 12 months, and write to you before we delete them.',
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Understand',
      we: 'meet you for an hour, free, and ask who will watch, and where.',
      you: 'show us the place and the people.',
      get: 'a page with the message, the audience and the files, and a fixed quote.',
    },
    {
      title: 'Strategise & Design',
      we: 'draw the storyboard, or write the shot list for photographs.',
      you: 'read it with the people who appear in it, and approve it.',
      get: 'the storyboard, a booked day and a call sheet.',
    },
    {
      title: 'Implement & Execute',
      we: 'film, photograph or animate what you approved, and collect the signatures.',
      you: 'have someone there who can approve a change.',
      get: 'a first edit to comment on by time code, and the signed releases.',
    },
    {
      title: 'Optimise & Support',
      we: 'finish colour, sound and captions, and test each file where it will run.',
      you: 'check names, prices and dates once more.',
      get: 'the final files and papers in one folder.',
    },
  ],
  expectations: {
    weNeed: "A day's access to the place and the people, your logo and fonts, and approvals within 5 business days.",
    duration: {
      short: '3 to 8 weeks',
    },
    price: {
      short: 'Fixed quote per job',
      model: 'One fixed quote per job, with licences for music, one voice-over and all captions.',
      more: `It costs more with extra shoot days, locations, performers, animation or travel beyond greater ${company.city}.`,
      less: 'It costs less with one place, one day and few versions.',
    },
    notIncluded: 'Audio description, actors, location fees, unused takes and drone flights (by an operator with the approval that the flight needs), unless the quote lists them.',
    nextStep: 'We write or call to ask where it will run and by when. You get a suggested format and a price range; the fixed quote follows our first meeting.',
  },
  contact: {
    heading: 'Bring Your Vision to Life',
    closing: 'Tell us what you want to show, where it will run and when you need it.',
  },
} satisfies Service;
