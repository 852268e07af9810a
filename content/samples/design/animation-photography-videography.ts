import type { Sample, SampleShape } from '../../model/sample.ts';
import { harbourPineMark } from '../harbour-pine-mark.ts';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** What all three cuts show, and no app covers: 9:16 of the frame, without its top 14% and bottom 20%. */
const safe = { as: 'dashed', path: 'M64 14.5H122V83H64z' } as const;

/** Somebody who walks to the right, 44 high, with feet on the floor. */
const walker = (x: number) =>
  `${circle(x, 46, 5)}M${x - 6} 72L${x - 4.5} 56q4.5-4.5 9 0L${x + 6} 72zM${x - 3} 72l-4.5 14M${x + 3} 72l5 14`;

const yard = [
  { as: 'wash', path: 'M0 0H186V82H0z' },
  { as: 'mark', path: 'M148 82a13 13 0 0 1 26 0z' },
  { as: 'accent', path: 'M161 64v-7M147 69l-5-5M175 69l5-5' },
  { as: 'paper', path: 'M26 82V46l24-16v16l24-16v16l24-16v16l24-16v52z' },
  { as: 'ink', path: 'M26 82V46l24-16v16l24-16v16l24-16v16l24-16v52M0 82H186' },
  { as: 'fine', path: 'M34 56h14v12H34zM41 56v12M34 62h14' },
  { as: 'mark', path: harbourPineMark(53, 55, 15) },
  { as: 'ink', path: 'M78 82V52h34v30' },
  { as: 'fine', path: 'M78 55.5h34M78 59h34M78 62.5h34' },
  { as: 'accent', path: 'M78 66h34' },
  { as: 'dark', path: `${circle(95, 70.5, 2.6)}M91.5 82q0-8 3.5-8t3.5 8z` },
  { as: 'ink', path: 'M97 75l4-8' },
  safe,
] satisfies readonly SampleShape[];

const apprentice = [
  {
    as: 'fine',
    path: 'M0 30H50M0 58H46M8 30V18h12v12M24 30V12h9v18M37 30V20h9v10M6 58V44h16v14M26 58V40h8v18M136 30H186M140 58H186M142 30V14h10v16M156 30V20h14v10M146 58V46h12v12M162 58V40h9v18',
  },
  { as: 'paper', path: 'M58 90Q60 61 84 57h18Q126 61 128 90z' },
  { as: 'ink', path: 'M58 90Q60 61 84 57h18Q126 61 128 90M86 48v9q7 6 14 0v-9' },
  { as: 'paper', path: circle(93, 36, 14) },
  { as: 'ink', path: circle(93, 36, 14) },
  { as: 'dark', path: `M79 35q-1-15 14-15t14 15q-6-1-9-7q-7 7-19 7z${circle(102, 18, 5.5)}` },
  { as: 'ink', path: 'M87.5 37v1.5M98.5 37v1.5M89 43q4 3 8 0' },
  { as: 'accent', path: 'M80 58l4 14M106 58l-4 14' },
  { as: 'solid', path: 'M80 71h26l3 19H77z' },
  safe,
  { as: 'solid', path: 'M28 81h130q4 0 4 4v11q0 4-4 4H28q-4 0-4-4V85q0-4 4-4z' },
  { text: '“I started at 17.”', at: [93, 96], align: 'middle', size: 16, onSolid: true },
] satisfies readonly SampleShape[];

const plane = [
  { as: 'wash', path: 'M0 79H186V104H0z' },
  { as: 'ink', path: 'M0 79H186' },
  { as: 'fine', path: 'M0 87q50-4 96 0t90-1M0 96q40 4 80 0t106 1' },
  { as: 'paper', path: 'M42 79V70q0-4 5-4H140q6 0 9 6l3 7z' },
  { as: 'ink', path: 'M42 79V70q0-4 5-4H140q6 0 9 6l3 7z' },
  {
    as: 'solid',
    path: 'M118 66q3-10-3-21q8-6 16 1q-3 9 5 20zM53 66q1-5 5-7a7 7 0 1 1 8 0q4 2 5 7z',
  },
  { as: 'ink', path: 'M86 79L105 44M91 79l18-33l-4-2' },
  { as: 'accent', path: 'M86 70q-14-12-8-27q6-13 20-11q12 3 10 14q-3 9-12 7q-7-3-4-9q3-4 6-1' },
  safe,
] satisfies readonly SampleShape[];

const visitors = [
  {
    as: 'fine',
    path: 'M0 20H186M18 20V86M60 20V86M130 20V86M172 20V86M18 42H60M130 42H172M24 42V24h6v18M34 42V22h5v20M44 42V26h8v16M136 42V24h7v18M148 42V22h5v20M158 42V26h8v16',
  },
  { as: 'ink', path: `M0 86H186${[30, 48, 66, 84].map(walker).join('')}` },
  { as: 'mark', path: walker(108) },
  { as: 'ink', path: `${walker(108)}M112 58l13-6` },
  safe,
  { as: 'accent', path: 'M30 95H138M132 91l7 4-7 4' },
] satisfies readonly SampleShape[];

const board = [
  { as: 'fine', path: 'M0 62H186M0 74H186M12 54V88M36 54V88M150 54V88M174 54V88' },
  { as: 'wash', path: 'M0 88H186V104H0z' },
  { as: 'ink', path: 'M0 88H186M71 75l-6 22M115 75l6 22' },
  { as: 'paper', path: 'M68 17h50v58H68z' },
  { as: 'solid', path: 'M68 17h50v20H68z' },
  { as: 'ink', path: 'M68 17h50v58H68z' },
  { text: 'Open', at: [93, 32.5], align: 'middle', size: 15, strong: true, onSolid: true },
  { text: '8 May', at: [93, 55], align: 'middle', size: 15, strong: true },
  { as: 'fine', path: 'M75 64h36M80 69.5h26' },
  safe,
] satisfies readonly SampleShape[];

const endCard = [
  { as: 'solid', path: 'M0 0H186V104H0z' },
  { as: 'solid', path: harbourPineMark(79, 10, 28), onSolid: true },
  { text: 'Open day', at: [93, 66], align: 'middle', size: 22, strong: true, onSolid: true },
  { text: '8 May, 10:00AM', at: [93, 88], align: 'middle', size: 16, onSolid: true },
] satisfies readonly SampleShape[];

export const sample = {
  heading: 'What you hold before we film',
  intro:
    'You read this page with the people who appear in it, and approve it. Only then is the day booked.',
  title: 'Open day film: storyboard, 45 seconds',
  about: 'Version 2, agreed Friday 12 March 2027. Dashed: in every cut, and never under a button.',
  parts: [
    {
      kind: 'frames',
      frames: [
        {
          tie: 'A',
          picture: yard,
          title: '1 · 0:00, wide',
          text: 'The workshop at 7:00AM. Sound: the roller door. Release 1.1.',
        },
        {
          tie: 'B',
          picture: apprentice,
          title: '2 · 0:06, medium',
          text: 'Mei, apprentice. Her sentence, captioned. Release 2.1.',
        },
        {
          picture: plane,
          title: '3 · 0:14, close',
          text: 'A plane takes one shaving: only its sound. Release 3.1.',
        },
        {
          tie: 'C',
          picture: visitors,
          title: '4 · 0:22, tracking',
          text: 'Tom leads 4 visitors past the racks. Releases 4.1 to 4.5.',
        },
        {
          picture: board,
          title: '5 · 0:34, medium',
          text: 'The board at the gate. Sound: the street.',
        },
        {
          picture: endCard,
          title: '6 · 0:41, end card',
          text: 'Voice, licence 6.1: “8 May, 10 o’clock.” Holds 4 seconds, in the silent version too.',
        },
      ],
    },
    {
      kind: 'entries',
      entries: [
        {
          name: 'Film day',
          text: 'Tuesday 23 March, 6:15AM to 12:30PM. The roller door opens at 7:00AM, then Mei speaks: the saws start at 9:00AM.',
        },
        {
          name: 'Files',
          text: '45 s in 16:9 for the website, also silent for the counter. 30 s in 4:5 for feeds: shots 1, 2, 4 and 6. 15 s in 9:16 for stories: 3 s of shot 1, then 2 and 6. Captions: a file for the website, burnt in elsewhere.',
        },
        {
          name: 'Dates',
          text: 'Quote accepted Monday 22 February, first edit Tuesday 6 April, final files Friday 16 April: 3 weeks before the open day.',
        },
      ],
    },
  ],
} satisfies Sample;
