import { company } from '../../company.ts';
import { copyrightRule } from '../../rules.ts';
import type { Service } from '../../types/service.ts';

/** The hook's outline, 5.5 px to a millimetre. */
const sampleHook = 'M44 52H66V107A44 44 0 0 0 154 107V85H176V107A66 66 0 0 1 44 107z';

/** A dimension line with its arrows. */
const across = (from: number, to: number, y: number) => `M${from + 6} ${y - 3}L${from} ${y}l6 3M${from} ${y}H${to}M${to - 6} ${y - 3}l6 3l-6 3`;

/** Every fifth layer, seen from the side. */
const layers = Array.from({ length: 11 }, (_, index) => `M${211.5 + 5.5 * index} 52v121`).join('');

export const service = {
  intro: {
    first: 'Bring a sketch, a broken part or a finished model.',
    rest: 'We draw it for the load it carries, print one, measure it, and print the rest once it fits.',
  },
  updated: '2026-11-28',
  description: `3D printing and design in ${company.city}: replacement parts, prototypes and small runs, measured against stated tolerances, with STL and STEP files you keep.`,
  related: [
    { path: '/design/logos-print-business-branding', fits: 'if you need signs, cards or packaging' },
    { path: '/design/animation-photography-videography', fits: 'if you only need pictures of it' },
  ],
  benefits: [
    {
      title: 'Start from what you have',
      text: 'A sketch with 3 measurements, photographs beside a ruler or the broken part will do. You check the model on screen before we print anything.',
    },
    {
      title: 'A material that suits the job',
      text: 'Prints fail between layers first, so we choose material and print direction for the heat, sunlight and load.',
    },
    {
      title: 'Measured before the run',
      text: 'We measure the dimensions that matter on the first piece. The run starts when you have tried it in place.',
    },
    {
      title: 'Files you can take away',
      text: 'You get STL for any printer, STEP for any engineer who wants to change the part, and the print settings.',
    },
  ],
  figure: {
    kind: 'pictures',
    kicker: 'Your hook, 3D-printed',
    answer: 'It fits, and it holds',
    note: 'Every face ends within 0.5 mm',
    pictures: [
      { file: 'hook', title: 'Printed flat', text: 'holds', ball: 'work' },
      { file: 'broken', title: 'Printed upright', text: 'breaks between layers', ball: 'trouble' },
    ],
    caption: 'An example: a hook of 24 by 22 mm, drawn to scale.',
    howToRead: 'Printed flat, every line of plastic follows the hook. Printed upright, the load pulls its layers apart.',
  },
  sample: {
    intro: 'The sheet that comes with the parts: what we drew and measured, and the files.',
    title: 'Hook for sample boards, version 2',
    about: 'Harbour & Pine. All in mm. Piece 1 of 60, 10 March 2027. Bars show the difference.',
    verdict: { text: 'Every dimension within 0.5 mm' },
    parts: [
      {
        kind: 'drawing',
        name: 'The hook from the front, 24 wide and 22 high, with a wall of 4 and an opening of 16, and from the side, 12 deep, with layers that stand side by side.',
        height: 226,
        shapes: [
          { fill: 'wash', path: sampleHook },
          { stroke: 'plain', path: sampleHook },
          {
            stroke: 'fine',
            path: 'M44 48V32M66 48V32M30 38H44M38 35l6 3l-6 3M80 38H66M72 35l-6 3l6 3',
          },
          { text: '4', at: [85, 43] },
          { stroke: 'fine', path: across(66, 154, 97) },
          { text: '16', at: [110, 92], align: 'middle', strong: true },
          { stroke: 'fine', path: 'M40 52H8M100 173H8M14 52V173M11 58l3-6l3 6M11 167l3 6l3-6' },
          { text: '22', at: [19, 117] },
          { stroke: 'fine', path: `M44 116V204M176 116V204${across(44, 176, 198)}` },
          { text: '24', at: [110, 193], align: 'middle' },
          { stroke: 'accent', path: 'M110 108V146M105 138l5 8l5-8' },
          { text: '2 kg', at: [117, 125] },
          { fill: 'wash', path: 'M206 52H272V173H206z' },
          { stroke: 'fine', path: layers },
          { stroke: 'plain', path: 'M206 52H272V173H206z' },
          { stroke: 'fine', path: `M206 177V204M272 177V204${across(206, 272, 198)}` },
          { text: '12', at: [239, 193], align: 'middle' },
          { stroke: 'accent', path: 'M206 40H272M264 35l8 5l-8 5' },
          { text: 'layers of 0.2', at: [239, 29], align: 'middle' },
          { text: 'Front', at: [110, 222], align: 'middle', size: 12 },
          { text: 'Side', at: [239, 222], align: 'middle', size: 12 },
        ],
      },
      {
        kind: 'entries',
        entries: [
          {
            callout: 'A',
            name: 'Made from',
            text: 'The broken hook, and 2 photographs beside a ruler. Version 1 jammed on the rail: our error, so version 2 was free.',
          },
          {
            callout: 'B',
            name: 'ASA, black, 2.3 g each',
            text: 'Holds 2 kg beside a sunny window. Printed flat, so that its layers run along the load.',
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: 'Drawn, all ± 0.5', share: 4 },
          { name: 'Measured', share: 5 },
        ],
        rows: [
          {
            callout: 'C',
            cells: ['Opening 16', { bar: [0.38, 0.5], text: '15.88, rail of 15' }],
          },
          { cells: ['Wall 4', { bar: [0.5, 0.57], text: '4.07' }] },
          { cells: ['Width 24', { bar: [0.5, 0.52], text: '24.02' }] },
          { cells: ['Load 2 kg', '4 kg at 60 °C for 24 hours: no crack'] },
          {
            sum: true,
            cells: ['Accepted', 'On 15 March; the other 59 by 22 March'],
          },
          { callout: 'D', cells: ['Files', 'hook-2.step, hook-2.stl, and hook-2.3mf with the settings'] },
        ],
      },
    ],
  },
  details: [
    {
      kind: 'list',
      heading: 'Materials, limits and finish',
      intro: 'These are usual figures; your quote has your own.',
      items: [
        {
          title: 'PLA: models and jigs indoors',
          text: 'Stiff and exact. Softens from about 55 °C, so not in a parked car.',
        },
        {
          title: 'PETG: brackets, clips and covers',
          text: 'Tougher, and fine with splashes. Softens from about 70 °C.',
        },
        {
          title: 'ASA: outdoors and at sunny windows',
          text: 'Keeps its strength in sunlight. Softens from about 90 °C.',
        },
        {
          title: 'TPU and resin',
          text: 'TPU bends, for seals and feet. Resin shows fine detail, but is brittle and yellows in the sun.',
        },
        {
          title: 'Largest piece and finish',
          text: '250 × 250 × 250 mm in one piece; we design larger objects in sections that lock. You can see and feel the layer lines, so we quote sanding and painting by the piece.',
        },
        {
          title: 'Tolerances',
          text: '±0.5 mm or 0.5%, whichever is larger, for filament; ±0.2 mm for small resin parts. We check every piece of a run, and measure one in 10.',
        },
        {
          title: 'When we say no',
          text: 'Anything that could hurt someone if it breaks is a job for an engineer. From about 500 of the same piece, moulding is the cheaper way.',
        },
        {
          title: 'If the first piece is wrong',
          text: "If it is outside the drawing's limits, or doesn't fit what you sent, we draw and print it again at our cost. If it fits but you want a change, we quote that first.",
        },
        {
          title: 'If a piece breaks later',
          text: 'If it was used as its sheet says, we replace it free for 12 months. The warranty comes with the parts, in the wording that the Australian Consumer Law prescribes, and adds to your rights under that law.',
        },
        {
          title: 'Can it be copied?',
          text: 'What you designed is yours to copy. A bought part may be a registered design or patented: search both free at IP Australia.',
        },
        {
          title: 'Copyright',
          text: copyrightRule,
        },
      ],
    },
  ],
  process: [
    {
      title: 'Concept & Consultation',
      we: 'ask what it carries and what broke, and tell you if printing is the wrong choice.',
      you: 'send the part, or photographs beside a ruler, and the quantity.',
      get: 'a quote with material, finish and the dimensions that count.',
    },
    {
      title: 'Design & Modelling',
      we: 'model walls, clearances and print direction, and write a tolerance beside each dimension.',
      you: 'check the model in your browser and approve it.',
      get: 'the drawing, dated, with a version number.',
    },
    {
      title: 'Print & Produce',
      we: 'print the first piece, load-test it and measure it.',
      you: 'try it in place for as long as the job needs.',
      get: 'a piece you can accept or send back, with its measurements.',
    },
    {
      title: 'Test & Refine',
      we: 'change what did not fit, then print the run from the settings you accepted.',
      you: 'tell us what rubbed, bent or broke.',
      get: 'the run, and files another print shop can start from.',
    },
  ],
  expectations: {
    weNeed: 'A sketch, part or file, where it will be used, the quantity, and confirmation that you may copy it.',
    duration: {
      short: '2 to 3 weeks',
    },
    price: {
      short: 'Fixed, then per piece',
      model: 'A fixed price for design and first piece, paid when you accept it. Stop there and keep the files, or order the run at a price per piece, paid when you receive it.',
      more: 'It costs more with large pieces, TPU, resin or finishing.',
      less: 'It costs less with a print-ready file, and per piece in larger runs.',
    },
    notIncluded: `Delivery (collect in ${company.city}, or parcel post at cost), metal, patent searches, weapons, and parts for food, medical use or vehicle safety.`,
    nextStep: 'Send photographs by replying to our first email. We tell you, free, whether printing suits it and which material.',
  },
  contact: {
    heading: 'Bring Your Ideas to Life',
    closing: 'Tell us what the object does, its rough size, how many you need and by when.',
  },
} satisfies Service;
